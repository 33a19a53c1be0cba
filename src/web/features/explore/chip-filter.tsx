// Colours and sizes: small things side by side, the most frequent first.
import { useState } from "react";
import { useText } from "../../lib/languages/language-store.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { filterFactTranslations, isFilterFact } from "../products/filter-fact-translations.ts";
import { swatchOf } from "../products/swatch-colours.ts";
import { toggled, useFilterChoice } from "./filter-choice.ts";
import type { FACT_LISTS } from "./filter-request.ts";

const FIRST_SHOWN = 12;

type Props = { kind: "colors" | "sizes" | (typeof FACT_LISTS)[number]; values: readonly string[] };

export function ChipFilter({ kind, values }: Props) {
  const { t, nameOf } = useText();
  const { choice, choose } = useFilterChoice();
  const chosen = choice[kind];
  const { t: fact } = useTranslations(filterFactTranslations);
  const nameIn = (value: string) => {
    const key = `${kind}=${value}`;
    return isFilterFact(key) ? fact(key) : nameOf(value);
  };
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole
    ? values
    : values.filter((value, at) => at < FIRST_SHOWN || chosen.includes(value));
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        {shown.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => choose(toggled(choice, kind, value))}
            className={cx(
              "inline-flex min-h-9 min-w-9 items-center justify-center gap-2 rounded-sm border border-line-2 text-14 transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:inset-ring aria-pressed:inset-ring-ink max-lg:min-h-11 max-lg:min-w-11",
              kind === "colors" ? "ps-2 pe-2.5" : "px-2.5",
            )}
          >
            {kind === "colors" && (
              <span
                className="size-4 rounded-full inset-ring inset-ring-ink/25"
                style={{ background: swatchOf(value) }}
              />
            )}
            <bdi className="first-letter:uppercase inline-block">{nameIn(value)}</bdi>
          </button>
        ))}
      </div>
      {shown.length < values.length && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="link mt-2 min-h-9 reach text-14 font-medium"
        >
          {t("filters.showAll", { n: values.length })}
        </button>
      )}
    </>
  );
}

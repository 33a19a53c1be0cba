// "Good" and "not this" under a pick. What is pressed holds for the rest of the talk and can be taken back.
import type { Product } from "../../../contract/products.ts";
import type { Verdict } from "../../../contract/verdicts.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { stylistTranslations } from "./translations.ts";
import { judge, useVerdicts } from "./verdicts-store.ts";

const VERDICTS = [
  { verdict: "good", label: "verdict.good", name: "verdict.goodOf" },
  { verdict: "not_this", label: "verdict.notThis", name: "verdict.notThisOf" },
] as const satisfies { verdict: Verdict; label: string; name: string }[];

export function VerdictButtons({ product }: { product: Product }) {
  const { t, text } = useTranslations(stylistTranslations);
  const said = useVerdicts((verdicts) => verdicts[product.id]);
  return (
    <div className="-ms-2 flex gap-1">
      {VERDICTS.map(({ verdict, label, name }) => (
        <button
          key={verdict}
          type="button"
          aria-pressed={said === verdict}
          aria-label={t(name, { title: text.titleOf(product) })}
          onClick={() => judge(product.id, verdict)}
          className={cx(
            "min-h-11 rounded-sm px-2 text-14 text-ink-2 transition-colors hover:bg-sunk hover:text-ink",
            "aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline aria-pressed:underline-offset-4",
          )}
        >
          {t(label)}
        </button>
      ))}
    </div>
  );
}

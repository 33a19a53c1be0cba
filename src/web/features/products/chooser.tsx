// A row of choices, such as colors or sizes, walked with the arrow keys.
import { useId, type ReactNode } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { detailTranslations } from "./detail-translations.ts";
import { swatchOf } from "./swatch-colours.ts";

type ColorProps = {
  colors: readonly string[];
  chosen: string | null;
  onChoose: (color: string) => void;
};

export function ColorChooser({ colors, chosen, onChoose }: ColorProps) {
  const { t, text } = useTranslations(detailTranslations);
  const name = useId();
  return (
    <Chooser label={t("color")} chosen={chosen && text.nameOf(chosen)}>
      {colors.map((color) => (
        <label
          key={color}
          title={text.nameOf(color)}
          className="relative grid size-11 place-items-center rounded-full border border-transparent transition-colors has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={name}
            value={color}
            checked={color === chosen}
            onChange={() => onChoose(color)}
            className="sr-only"
          />
          <span
            className="size-8 rounded-full inset-ring inset-ring-ink/20"
            style={{ background: swatchOf(color) }}
          />
          <span className="sr-only">{text.nameOf(color)}</span>
        </label>
      ))}
    </Chooser>
  );
}

type SizeProps = {
  sizes: readonly string[];
  chosen: string | null;
  /** Not to be had in the chosen colour; it can still be chosen, to see in which colours it can. */
  isOut: (size: string) => boolean;
  onChoose: (size: string) => void;
};

export function SizeChooser({ sizes, chosen, isOut, onChoose }: SizeProps) {
  const { t, text } = useTranslations(detailTranslations);
  const name = useId();
  return (
    <Chooser label={t("size")} chosen={chosen && text.nameOf(chosen)}>
      {sizes.map((size) => (
        <label
          key={size}
          className={cx(
            "relative grid h-11 min-w-14 place-items-center rounded-sm border px-3 text-15 transition-colors hover:border-ink has-checked:border-ink has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
            isOut(size) ? "border-dashed border-line-2 text-ink-3 line-through" : "border-line-2",
          )}
        >
          <input
            type="radio"
            name={name}
            value={size}
            checked={size === chosen}
            onChange={() => onChoose(size)}
            aria-label={isOut(size) ? t("sizeOut", { size }) : undefined}
            className="sr-only"
          />
          <bdi>{text.nameOf(size)}</bdi>
        </label>
      ))}
    </Chooser>
  );
}

type ChooserProps = { label: string; chosen: string | null; children: ReactNode };

function Chooser({ label, chosen, children }: ChooserProps) {
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="mb-2.5 text-14">
        <b className="font-semibold">{label}</b>{" "}
        <bdi className="inline-block text-ink-2 first-letter:uppercase">{chosen}</bdi>
      </legend>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </fieldset>
  );
}

// The first three colours, then how many more there are; read out, all their names.
import { CARD_COLOURS_SHOWN } from "../../../contract/limits.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { swatchOf } from "./swatch-colours.ts";

export function Swatches({ colors }: { colors: readonly string[] }) {
  const { t, formats, nameOf } = useText();
  if (colors.length === 0) return null;
  const more = colors.length - CARD_COLOURS_SHOWN;
  return (
    <p className="flex-none text-13 text-ink-3">
      <span className="sr-only">
        {t("card.colors", { colors: colors.map(nameOf).join(t("listComma")) })}
      </span>
      <span aria-hidden="true" className="flex items-center gap-1 @2xs/card:gap-1.5">
        {colors.slice(0, CARD_COLOURS_SHOWN).map((color) => (
          <span
            key={color}
            title={nameOf(color)}
            className="size-3.5 rounded-full inset-ring inset-ring-ink/25"
            style={{ background: swatchOf(color) }}
          />
        ))}
        {more > 0 && <span className="tabular-nums">+{formats.number(more)}</span>}
      </span>
    </p>
  );
}

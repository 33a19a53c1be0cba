// Which picture shows which colour, as the shop itself ties them: by the picture it shows for a variant.
import type { ColorPicture, RawVariants } from "../found-product.ts";
import { picturesAmong } from "./pictures.ts";
import { rolesOf, told } from "./variants.ts";

/** A picture that stands for variants of two colours, as a shop's only one does, shows neither. */
export function colorPictures(
  { options, variants }: RawVariants,
  pictures: string[],
  base: string,
): ColorPicture[] {
  const at = rolesOf({ options }).indexOf("color");
  if (at < 0) return [];
  const shown = new Map<string, Set<string>>();
  const among = picturesAmong(pictures, base);
  for (const { values, image } of variants) {
    const color = image ? told("color", values[at]) : null;
    const url = image && color ? among(image) : null;
    if (!color || !url) continue;
    shown.set(url, (shown.get(url) ?? new Set()).add(color));
  }
  return pictures.flatMap((url) => {
    const colors = [...(shown.get(url) ?? [])];
    return colors.length === 1 ? [{ url, color: colors[0] ?? "" }] : [];
  });
}

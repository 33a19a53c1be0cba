/** Which looks a product is shown by: the piece, another colourway, worn by the figure, details. */
import type { Crop } from "../../../tools/drawing/render.ts";
import type { Look, SilhouetteName } from "../../../tools/drawing/silhouettes.ts";
import type { PrintName } from "../../../tools/drawing/prints.ts";
import type { Hex } from "../colour.ts";
import { luminance } from "../colour.ts";
import type { DemoPicture } from "../types.ts";
import type { BrandBook } from "./book.ts";
import { type ColourName, isColourName, shadeOf } from "./colours.ts";
import { detailsOf } from "./details.ts";
import { mainColour, recolour, type Row } from "./main-piece.ts";
import { wornPicture } from "./worn.ts";

/** Colour words at any depth become the brand's shade of them. */
function paint(value: unknown, shade: number, fabric?: unknown): unknown {
  if (typeof value === "string")
    return isColourName(value) ? shadeOf(value, shade, fabric === "denim") : value;
  if (typeof value !== "object" || value === null) return value;
  const cloth = "fabric" in value ? value.fabric : fabric;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === "text" || key === "name" ? part : paint(part, shade, cloth),
    ]),
  );
}

/** Cloth whose look is in its surface as well as in its relief. */
const SURFACES: Record<string, PrintName> = { lace: "lacework", sequin: "sequins", tweed: "fleck" };

function withSurface(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const inside = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withSurface(part)]),
  );
  const surface = typeof inside.fabric === "string" ? SURFACES[inside.fabric] : undefined;
  return surface && !inside.print ? { ...inside, print: surface } : inside;
}

/** Pale cloth needs one of the brand's deeper backdrops, or its edge is lost. */
function backdropFor(backdrops: readonly Hex[], colour: Hex, index: number): Hex {
  const sorted = backdrops.toSorted((a, b) => luminance(a) - luminance(b));
  return (
    (luminance(colour) > 0.82 ? sorted[index % 2] : backdrops[index % backdrops.length]) ??
    "#e8e4dd"
  );
}

export type Shown = {
  key: string;
  title: string;
  category: string;
  silhouette: SilhouetteName;
  row: Row;
  /** What it is sold in besides its main colour. */
  colourway: ColourName | undefined;
  /** Place of the product within its brand. */
  index: number;
  seed: number;
};

function lookFor(
  book: BrandBook,
  shown: Pick<Shown, "silhouette" | "row" | "index" | "seed">,
): Look {
  const { silhouette, row, index, seed } = shown;
  const shade = book.shade + index;
  const options = withSurface(paint(row, shade)) as Row;
  const bg = backdropFor(book.backdrops, shadeOf(mainColour(silhouette, row), shade), index);
  // The columns of a line are checked against the silhouette where they are written.
  return { silhouette, options: { ...options, seed, bg } } as Look;
}

/** Every other piece; its neighbours show a detail. Only a colourway that is shown may be sold. */
export const hasColourwayPicture = (index: number): boolean => index % 2 === 0;

/** The piece, its colourway or a detail, and how it is worn where that is believable; close-ups last. */
export function picturesFor(book: BrandBook, shown: Shown): DemoPicture[] {
  const look = lookFor(book, shown);
  const { key, silhouette, row, index, seed, colourway } = shown;
  const details = detailsOf(silhouette, row);
  const detail = (n: number) => details[(index + n) % details.length] ?? details[0];
  const main = { file: `${key}.webp`, look };
  const file = `${key}-2.webp`;
  const recoloured = colourway && recolour(row, mainColour(silhouette, row), colourway);
  const second: DemoPicture = recoloured
    ? { file, look: lookFor(book, { ...shown, row: recoloured, seed: seed + 1 }) }
    : { file, look, crop: detail(0) };
  const colour = shadeOf(mainColour(silhouette, row), book.shade + index);
  const worn = wornPicture({ ...shown, look, colour }, book.figures);
  const closer = colourway ? detail(0) : details.length > 1 ? detail(1) : nearer(detail(0));
  const third: DemoPicture = { file: `${key}-3.webp`, look, crop: closer, ...(worn && { worn }) };
  return worn && !colourway ? [main, third, second] : [main, second, third];
}

/** The same part from nearer, for those with one detail worth it. */
const nearer = ({ x, y, size }: Crop): Crop => ({
  x: x + size * 0.16,
  y: y + size * 0.12,
  size: size * 0.68,
});

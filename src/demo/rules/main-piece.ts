/** A set is spoken of by its upper piece: that one gives the colour, the cloth and the print. */
import type { SilhouetteName } from "../../../tools/drawing/silhouettes.ts";
import { type ColourName, isColourName } from "./colours.ts";

export type Row = Record<string, unknown>;
export type RowPiece = { silhouette: SilhouetteName; row: Row };

const isPiece = (value: unknown): value is { silhouette: SilhouetteName; options?: Row } =>
  typeof value === "object" && value !== null && "silhouette" in value;

/** The pieces that are shown, the one that matters most first. */
export function piecesIn(silhouette: SilhouetteName, row: Row): [RowPiece, ...RowPiece[]] {
  const { upper, lower, third } = row;
  const inside = [upper, lower, third]
    .filter(isPiece)
    .map((piece) => ({ silhouette: piece.silhouette, row: piece.options ?? {} }));
  const [first, ...others] = inside;
  return first ? [first, ...others] : [{ silhouette, row }];
}

/** The option that carries the colour a piece is sold as, where it is not `colour`. */
function colourOption({ silhouette, row }: RowPiece): string {
  if (silhouette === "necklace" && row.style === "pearls") return "stone";
  if (silhouette === "necklace" || silhouette === "earrings" || silhouette === "bangles")
    return "metal";
  if (silhouette === "candle") return "glass";
  return silhouette === "rug" && row.style === "arch" ? "colour3" : "colour";
}

export function mainColour(silhouette: SilhouetteName, row: Row): ColourName {
  const [piece] = piecesIn(silhouette, row);
  const word = piece.row[colourOption(piece)];
  if (typeof word === "string" && isColourName(word)) return word;
  throw new Error(`A ${silhouette} without a colour: ${JSON.stringify(row)}`);
}

/** Every place that wears the old colour wears the new one: a matching belt follows its dress. */
export function recolour<T>(value: T, from: ColourName, to: ColourName): T {
  if (value === from) return to as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, recolour(part, from, to)]),
  ) as T;
}

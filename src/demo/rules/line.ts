/**
 * A line is one design of a brand that becomes several products. Its options are columns: a single value holds for
 * every product, a list gives the first product its first entry and so on, so that the products of a line differ
 * in cut and cloth and not only in colour. Colours are written as words; the picture and the text use the same ones.
 */
import type { SilhouetteName, SilhouetteOptions } from "../../../tools/drawing/silhouettes.ts";
import type { KindName } from "../kinds/kinds.ts";
import type { ColourName } from "./colours.ts";
import type { Row } from "./main-piece.ts";

/** Hex strings become colour words, at any depth; enumerations and figures stay. */
export type InWords<T> = string extends T
  ? ColourName
  : T extends string | number | boolean | undefined
    ? T
    : { [K in keyof T]: InOwnWords<K, T[K]> };

/** What is written on a piece stays as it is. */
type InOwnWords<K, T> = K extends "text" | "name" ? T : InWords<T>;

export type Column<T> = T | readonly (T | undefined)[];

type Chosen<Options> = {
  [K in Exclude<keyof Options, "seed" | "bg">]?: Column<InOwnWords<K, NonNullable<Options[K]>>>;
};

type LineOf<Name extends SilhouetteName> = {
  kind: KindName;
  silhouette: Name;
  options: Chosen<SilhouetteOptions<Name>>;
  /** Another colourway per product, cycled. A plain piece whose second picture shows one is sold in it too. */
  also?: readonly (ColourName | undefined)[];
  /** Options that serve the drawing only and are not spoken of: a child's proportions are no "oversized fit". */
  unspoken?: readonly string[];
  /** What the pieces are called, where the name is written on them. */
  names?: readonly string[];
  /** When the kind's own words do not fit: style, materials. */
  style?: string;
  materials?: readonly string[];
};

export type Line = { [Name in SilhouetteName]: LineOf<Name> }[SilhouetteName];

export const lengthOf = (line: Line): number =>
  Math.max(
    1,
    ...Object.values(line.options).map((column) => (Array.isArray(column) ? column.length : 1)),
  );

/** The options of the product at `index`, still in words. */
export function rowOf(line: Line, index: number): Row {
  const row: Row = {};
  for (const [key, column] of Object.entries(line.options)) {
    const value: unknown = Array.isArray(column) ? column[index % column.length] : column;
    if (value !== undefined) row[key] = value;
  }
  return row;
}

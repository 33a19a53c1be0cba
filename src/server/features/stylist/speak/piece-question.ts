// What is asked of one shown piece, answered from what its brand says: "does it come in green?", "is it lined?".
import type { Product } from "../../../../contract/products.ts";
import { broaderOf } from "../../../language/terms.ts";
import { asCandidate } from "../find/as-candidate.ts";
import type { Sentence } from "../read/sentence.ts";
import { small } from "./phrase-parts.ts";

/** Sizes in stock, where the brand says which; else those it makes. */
export function sizesOf({ variants, sizes }: Product): string[] {
  const stocked = (variants ?? []).flatMap(({ in_stock, size }) =>
    in_stock && size ? [size] : [],
  );
  return stocked.length > 0 ? [...new Set(stocked)] : sizes;
}

/** In English; undefined where nothing of it can be told by yes or no. */
export function answerTo(piece: Product, { asked, limits }: Sentence): string | undefined {
  const name = `“${piece.title}” by ${piece.brand}`;
  const sizes = sizesOf(piece);
  const [size] = limits.sizes ?? [];
  if (size) {
    if (piece.sold_out) return `${name} is sold out now.`;
    const has = sizes.some((one) => one === size || one.split("/").includes(size));
    if (has) return `Yes, ${name} is here in ${size}.`;
    return sizes.length > 0
      ? `Not in ${size}: ${name} is here in ${listed(sizes)}.`
      : `The brand names no sizes for ${name}.`;
  }
  const term = asked.find(({ negated }) => !negated)?.term;
  if (!term || term.kind === "kind") return undefined;
  const has = asCandidate(piece).terms.some(
    (id) => id === term.id || broaderOf(id).includes(term.id),
  );
  const label = small(term.label.en);
  if (term.kind === "colour")
    return has
      ? `Yes, ${name} comes in ${label}.`
      : `Not in ${label}: ${name} comes in ${listed(piece.colors) || "colors the brand does not name"}.`;
  if (term.kind === "material")
    return has
      ? `Yes, ${name} is made of ${listed(piece.materials) || label}.`
      : piece.materials.length > 0
        ? `No, ${name} is made of ${listed(piece.materials)}.`
        : `The brand does not say what ${name} is made of.`;
  if (term.kind !== "feature" && term.kind !== "pattern") return undefined;
  const made = piece.materials.length > 0 ? ` It is made of ${listed(piece.materials)}.` : "";
  return has
    ? `Yes, by what the brand says ${name} ${is(label)}.`
    : `The brand does not say whether ${name} ${is(label)}.${made}`;
}

const is = (label: string): string =>
  label.startsWith("with ")
    ? `comes ${label}`
    : label.endsWith("sleeves")
      ? `has ${label}`
      : `is ${label}`;

const listed = (names: string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");

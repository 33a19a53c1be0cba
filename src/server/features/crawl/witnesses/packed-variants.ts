// Which combinations of a piece's values exist and which can be bought, packed into one text of places as storefront
// interfaces hand it out beside the options: "v1_0:0-2,1:0 2," is the first value with the first three of the next
// option, and the second with its first and third.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { isNode, type Node } from "../extract/json-ld-nodes.ts";
import { dictionaryOf } from "./option-dictionary.ts";
import type { RawVariants } from "../found-product.ts";

const PACKED = /^v\d_[\d:, -]*$/;
const THERE = /avail|stock|sal(?:e|able)/i;
const MOST = 2000;

export function packedVariants(product: Node): RawVariants | null {
  const texts = Object.entries(product).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && PACKED.test(entry[1]),
  );
  const there = texts.find(([key]) => THERE.test(key));
  if (!there) return null;
  const options = dictionaryOf(product)
    .options.filter(({ values }) => values.length > 0)
    .map(({ name, values }) => ({ name, values: values.map(({ label }) => label) }));
  const [bought, existing] = [there, texts.find((one) => one !== there) ?? there].map(([, text]) =>
    placesIn(text.replace(/^v\d_/, "")),
  ) as [number[][], number[][]];
  const isOfOptions = (places: number[]) =>
    places.length === options.length &&
    places.every((place, n) => place < elementAt(options, n).values.length);
  if (existing.length === 0 || ![...bought, ...existing].every(isOfOptions)) return null;
  const isBought = new Set(bought.map(String));
  return {
    options,
    variants: existing.map((places) => ({
      values: places.map((place, n) => elementAt(options, n).values[place] ?? ""),
      price: null,
      regularPrice: null,
      isAvailable: isBought.has(String(places)),
    })),
  };
}

/** ":" goes on to the next option, "," back to the one before; " " and "-" list places of one. */
function placesIn(text: string): number[][] {
  const found: number[][] = [];
  const path: number[] = [];
  let open: number[] = [];
  const close = () => {
    for (const place of open) found.push([...path, place]);
    open = [];
  };
  for (const [, from, to, sign] of text.matchAll(/(\d{1,4})(?:-(\d{1,4}))?|([:, ])/g)) {
    if (found.length > MOST) return [];
    if (sign === ":") {
      path.push(open[0] ?? 0);
      open = [];
    } else if (sign !== undefined) {
      close();
      if (sign === ",") path.pop();
    } else {
      const first = Number(from);
      const length = Math.min(MOST, Math.max(1, Number(to ?? from) - first + 1));
      open = Array.from({ length }, (_, n) => first + n);
    }
  }
  close();
  return found;
}

/** The one that the page shows as chosen, whose price is the piece's. */
export const chosenVariant = (product: Node): Node | null =>
  Object.entries(product)
    .filter(([key]) => /variant$/i.test(key))
    .map(([, value]) => value)
    .find(isNode) ?? null;

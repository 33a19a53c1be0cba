// A piece's words in Arabic, in data that tell them in several languages: { name: { en, ar } } or name_ar beside name.
import { isNode, type Node } from "../extract/json-ld-nodes.ts";
import { DESCRIPTIONS, TITLE_KEYS } from "../extract/product-keys.ts";
import type { RawProduct } from "../found-product.ts";

const ARABIC = /\p{Script=Arabic}{2}/u;
const IN_ARABIC = /^ar(?:$|[-_])/i;

export function arabicWordsIn(node: Node): NonNullable<RawProduct["arabic"]> | null {
  const title = wordsUnder(node, TITLE_KEYS);
  return title === null ? null : { title, description: wordsUnder(node, DESCRIPTIONS) };
}

function wordsUnder(node: Node, names: string[]): string | null {
  for (const name of names) {
    const value = node[name];
    const spoken = isNode(value)
      ? Object.entries(value).find(([language]) => IN_ARABIC.test(language))?.[1]
      : undefined;
    const beside = [`${name}_ar`, `${name}Ar`, `${name}_arabic`, `ar_${name}`].map(
      (key) => node[key],
    );
    const words = [spoken, ...beside].find(
      (one): one is string => typeof one === "string" && ARABIC.test(one),
    );
    if (words) return words;
  }
  return null;
}

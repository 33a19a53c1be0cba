// What of a product can be found by its words, and what is asked of the database for them.
import { foldWords } from "../../contract/fold-words.ts";

/** A tsquery in which every word counts and the beginning of a word is enough. Null for no words. */
export function wordsQuery(text: string): string | null {
  const words = foldWords(text).split(" ").filter(Boolean).slice(0, 12);
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(" & ") : null;
}

export const wordsOf = (product: {
  title: string;
  description: string;
  title_ar?: string;
  description_ar?: string;
  category: string | null;
  style: string;
  colors: string[];
  materials: string[];
}): string =>
  foldWords(
    [
      product.title,
      product.title_ar ?? "",
      product.category ?? "",
      product.style,
      ...product.colors,
      ...product.materials,
      product.description,
      product.description_ar ?? "",
    ].join(" "),
  );

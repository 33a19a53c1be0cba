// A brand may describe a piece in two languages, paragraph by paragraph.
import type { Language } from "../../../contract/languages.ts";
import type { Product } from "../../../contract/products.ts";

const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;

const isArabic = (line: string): boolean =>
  (line.match(ARABIC)?.length ?? 0) > (line.match(LATIN)?.length ?? 0);

/** All of it, in whichever languages the brand wrote it; what stands there twice is said once. */
export function descriptionOf(product: Pick<Product, "description" | "description_ar">): string {
  const { description, description_ar = "" } = product;
  return description.includes(description_ar) ? description : `${description}\n${description_ar}`;
}

/** The paragraphs in the reader's language before the others, each in the order it was written. */
export function ownFirst(text: string, language: Language): string[] {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== "");
  const isOwn = (line: string) => isArabic(line) === (language === "ar");
  return [...lines.filter(isOwn), ...lines.filter((line) => !isOwn(line))];
}

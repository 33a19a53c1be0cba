// A query of our own over the demo catalogue: what it means, and what the best answers must be.
import type { CategoryName } from "../../../src/contract/categories.ts";
import type { Sentence } from "../../../src/server/features/stylist/read/sentence.ts";

export type Expected = {
  language: Sentence["language"];
  /** Ids of the terms that are wanted. */
  wants: string[];
  not: string[];
  min?: number;
  max?: number;
  brand?: string;
  notBrand?: string;
  sizes: string[];
  sale?: true;
  stock?: true;
  order?: Sentence["order"];
};

/** Every one of the first results is in one of these categories and has one of these colours. */
export type Top = { categories: CategoryName[]; colours: string[] };

export type Query = { text: string; expected: Expected; top?: Top };

type More = Partial<Omit<Expected, "language" | "wants" | "not" | "sizes">> & {
  not?: string;
  sizes?: string[];
  /** "Dresses | Abayas; red | burgundy" */
  top?: string;
};

const words = (text: string) => text.split(" ").filter(Boolean);
const list = (text: string) =>
  text
    .split("|")
    .map((part) => part.trim())
    .filter(Boolean);

export const queriesIn =
  (language: Sentence["language"]) =>
  (text: string, wants: string, { not = "", sizes = [], top, ...more }: More = {}): Query => {
    const [categories = "", colours = ""] = (top ?? "").split(";");
    return {
      text,
      expected: { language, wants: words(wants), not: words(not), sizes, ...more },
      ...(top && {
        top: { categories: list(categories) as CategoryName[], colours: list(colours) },
      }),
    };
  };

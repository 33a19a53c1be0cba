// A term is one thing fashion words can mean, with the ways people write it.
import type { CategoryName } from "../../contract/categories.ts";

export type TermKind =
  | "kind"
  | "colour"
  | "material"
  | "style"
  | "occasion"
  | "pattern"
  | "feature"
  | "audience"
  | "season";

export type Term = {
  id: string;
  kind: TermKind;
  label: { en: string; ar: string };
  /** Kinds only. */
  category?: CategoryName;
  /** Broader terms: a sneaker is within shoes, navy within blue. */
  within?: string[];
  /** Likeness, 0 to 1, to terms that are neither broader nor narrower. */
  near?: Record<string, number>;
  /** As people write them; plurals only where no rule makes them. */
  forms: { en: string[]; ar: string[]; franco: string[] };
};

type TermLine = (
  /** "sneaker" or "sneaker < shoe" or "handbag < bag, gift". */
  name: string,
  /** "Sneakers · كوتشي". */
  label: string,
  en: string,
  ar?: string,
  franco?: string,
  /** Likeness to others of the same kind, by their name. */
  near?: Record<string, number>,
) => Term;

/**
 * Forms that are everyday words, too, written with a "?" in the lines. In Franco they count beside other
 * Franco ("soda" is black in "fostan soda"), in English beside a thing ("wine" is a colour in "wine dress").
 */
const EVERYDAY = new Set<string>();

export const isEverydayForm = (term: Term, form: string): boolean =>
  EVERYDAY.has(`${term.id} ${form}`);

const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

/** One line per term: name, label, then its forms in English, Arabic script and Franco. */
export const termLine =
  (kind: TermKind, category?: CategoryName): TermLine =>
  (name, label, en, ar = "", franco = "", near) => {
    const [id = "", within = ""] = name.split(" < ");
    const [labelEn = "", labelAr = labelEn] = label.split(" · ");
    const formsOf = (text: string) =>
      listOf(text).map((form) => {
        const bare = form.replace("?", "");
        if (bare !== form) EVERYDAY.add(`${idOf(id)} ${bare}`);
        return bare;
      });
    const idOf = (word: string) => (word.includes(":") ? word : `${kind}:${word}`);
    return {
      id: idOf(id),
      kind,
      label: { en: labelEn, ar: labelAr },
      ...(category && { category }),
      ...(within && { within: listOf(within).map(idOf) }),
      ...(near && {
        near: Object.fromEntries(Object.entries(near).map(([to, much]) => [idOf(to), much])),
      }),
      forms: { en: formsOf(en), ar: formsOf(ar), franco: formsOf(franco) },
    };
  };

/** A shop that speaks of itself by its name: “Lumen pays the courier” is “the shop pays the courier”. */
import { markConcepts } from "./concepts.ts";
import { foldLetters } from "./normalise.ts";
import type { Sentence } from "./sentences.ts";

const TITLE = /<title[^>]{0,200}>([^<]{1,300})</iu;
const SITE_NAME = /<meta[^<>]{0,200}og:site_name[^<>]{0,300}>/iu;
const PARTS = /\s*[|–—·•:]\s*|\s+-\s+/u;
const SCRIPTS = /[a-z0-9&.' -]+|[\u0621-\u064a ]+/giu;

/** What the titles of all its pages have in common, or the site says it is called; in each of its scripts. */
export function namesOfShop(pages: string[]): string[] {
  const titles = pages.map((html) => partsOf(TITLE.exec(html)?.[1] ?? ""));
  const [first = []] = titles;
  const shared =
    titles.length > 1
      ? first.filter((part) => titles.every((one) => one.includes(part)))
      : first.slice(1).slice(-1);
  const told = pages.flatMap((html) => {
    const [meta = ""] = SITE_NAME.exec(html) ?? [];
    return partsOf(/content=["']([^"']{1,80})["']/iu.exec(meta)?.[1] ?? "");
  });
  const names = [...shared, ...told].flatMap((name) => [name, ...(name.match(SCRIPTS) ?? [])]);
  return [...new Set(names.map((name) => name.trim()))].filter(isName);
}

const partsOf = (title: string): string[] =>
  title
    .split(PARTS)
    .map((part) => foldLetters(part))
    .filter(Boolean);

/** A word of terms (“Delivery”) is no name that could be told from the thing. */
const isName = (name: string): boolean =>
  name.length > 2 &&
  name.length <= 30 &&
  /\p{L}{3}/u.test(name) &&
  name.split(" ").length <= 3 &&
  markConcepts(name).length === 0;

const AR_BEARS = "(?:ب|ه|ح|س)?(?:ي|ت)(?:تحمل|تكفل|دفع|سدد|شيل|غطي)(?:ها|ه)?";
const EN_BEARS =
  "(?:(?:will |shall |always |gladly )?(?:pays?|covers?|bears?|absorbs?|carries|shoulders?|settles?|takes care of|picks up))";

/** The sentences with the shop for its name, where the name bears a cost. */
export function withShopForName(sentences: Sentence[], names: string[]): Sentence[] {
  if (names.length === 0) return sentences;
  const own = names
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"))
    .join("|");
  const borne = new RegExp(
    `(?<=(?<!\\p{L})(?:و|ف)?(?:${AR_BEARS}|علي(?: حساب| عاتق| نفقه)?|on|by|(?:falls? )?to) )(?:${own})(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?:${own})(?= (?:هي |هو |اللي )*(?:${AR_BEARS}|${EN_BEARS})(?!\\p{L}))`,
    "gu",
  );
  return sentences.map((sentence) => {
    const text = sentence.text.replace(borne, (name) =>
      /[\u0621-\u064a]/u.test(name) ? "المتجر" : "the shop",
    );
    return text === sentence.text ? sentence : { ...sentence, text, marks: markConcepts(text) };
  });
}

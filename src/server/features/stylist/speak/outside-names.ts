// Names in a sentence that belong to nobody we know: an invented piece, a brand we do not carry.
import type { Product } from "../../../../contract/products.ts";
import { foldWords } from "../../../../contract/fold-words.ts";
import type { Surroundings } from "./surroundings.ts";

/** Written small or in Arabic no capital gives them away; these are the ones people know. */
const WORLD_BRANDS =
  `zara, h&m, nike, adidas, puma, shein, gucci, prada, chanel, dior, hermes, versace, burberry,
  bershka, stradivarius, massimo dutti, pull and bear, lc waikiki, defacto, uniqlo, primark, asos, boohoo, lacoste,
  calvin klein, tommy hilfiger, ralph lauren, levis, reebok, new balance, converse, skechers, amazon, noon, jumia,
  namshi, trendyol, temu, aliexpress, alibaba, modanisa, concrete, townteam, زارا, نايك, نايكي, اديداس, بوما, شي ان,
  شيان, جوتشي, جوتشى, برادا, شانيل, ديور, فيرساتشي, بيرشكا, ديفاكتو, وايكيكي, لاكوست, امازون, جوميا, ترينديول, تيمو,
  علي اكسبريس, نمشي`
    .split(",")
    .map(foldWords);

/** Capitals that are no names. */
const CAPITALS = new Set(
  `i egp egyptian egypt cairo alexandria arabic english ramadan eid ribby franco january february march april may june
  july august september october november december monday tuesday wednesday thursday friday saturday sunday
  ps ok t shirt v a u xs s m l xl xxl diy le`.split(/\s+/),
);

const NEGATION =
  /\b(not|no|don't|doesn't|isn't|aren't|without|sorry|yet)\b|\w+n['’]t\b|مش|مفيش|ما\S+ش|ليس|لا |بدون|للاسف/i;

export function findOutsideName(words: string, around: Surroundings): string | undefined {
  const ours = wordsOf(around.known.all());
  const asked = new Set(foldWords(around.query).split(" "));
  // To say that something is not here, it has to be named as the shopper named it.
  const isKnown = (word: string) =>
    ours.has(word) || CAPITALS.has(word) || (asked.has(word) && NEGATION.test(words));
  return (
    worldBrandIn(words, isKnown) ??
    quoted(words).find((word) => !isKnown(word)) ??
    names(words, around.language).find((word) => !isKnown(word))
  );
}

const wordsOf = (products: Product[]): Set<string> =>
  new Set(
    products.flatMap(({ title, brand, category, style, colors, materials }) =>
      foldWords([title, brand, category, style, ...colors, ...materials].join(" ")).split(" "),
    ),
  );

function worldBrandIn(words: string, isKnown: (word: string) => boolean): string | undefined {
  const text = ` ${foldWords(words)} `;
  const found = WORLD_BRANDS.filter((brand) => text.includes(` ${brand} `));
  return found.find((brand) => !brand.split(" ").every(isKnown));
}

/** What stands in quotation marks is a title, or wants to look like one. */
const quoted = (words: string): string[] =>
  [...words.matchAll(/["“«]([^"”»]{2,80})["”»]/g)].flatMap(([, inside = ""]) =>
    foldWords(inside).split(" "),
  );

/** Capitals after the first word; in Arabic every Latin word, since a name is the usual reason for one. */
function names(words: string, language: "en" | "ar"): string[] {
  if (language === "ar") return latinWords(words);
  const [first = "", ...later] = words
    .replace(/[“«"(]/g, " ")
    .trim()
    .split(/\s+/);
  const makers = /^\s*([A-Z][\w'’&-]+)\s+(has|offers|makes|sells|launched|carries)\b/.exec(words);
  // Behind a colon or a dash a new sentence may begin.
  const isInside = (place: number) => !/[:—–-]$/.test([first, ...later][place] ?? "");
  const capital = later
    .filter((word, place) => /^[^\p{L}]*\p{Lu}/u.test(word) && isInside(place))
    .flatMap(foldedWord);
  const maker =
    makers && !/^(We|She|He|It|This|That|Each|Ribby|Everyone|Nobody)$/.test(makers[1] ?? "");
  return maker ? [...foldedWord(makers[1] ?? ""), ...capital] : capital;
}

const latinWords = (words: string): string[] =>
  (words.match(/[a-z][a-z'’&-]+/gi) ?? []).flatMap(foldedWord);

/** "Harir's" is Harir. */
const foldedWord = (word: string): string[] =>
  foldWords(word.replace(/['’]s\b/, "").replace(/['’]/g, " "))
    .split(" ")
    .filter((part) => part.length > 1 || /\p{Script=Arabic}/u.test(part));

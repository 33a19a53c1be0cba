// Says what was seen, as surely as it was seen: one sentence, and phrases to search with, best first.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Language } from "../../../../contract/languages.ts";
import type {
  ColourName,
  GarmentKind,
  Pattern,
  Seen,
  SeenPiece,
} from "../../../providers/vision/vision.ts";
import { COLOUR_WORDS, KIND_WORDS, PATTERN_WORDS, PIECE_WORDS } from "./vocabulary.ts";

export type Description = { description: string; items: string[] };

const ITEMS_MAX = 4;
/** On photos not seen, 96 of 100 answers above the first are right, and three of five below it. */
const SURE = 0.6;
const LIKELY = 0.35;
const PATTERN_SURE = 0.5;
/** A second colour this large belongs into the sentence. */
const SECOND_COLOUR = 0.2;

type Found = {
  /** Nothing when the picture could be anything. */
  kinds: GarmentKind[];
  isSure: boolean;
  colours: ColourName[];
  pattern: Exclude<Pattern, "plain"> | null;
  isPlainGround: boolean;
};

export function describe(seen: Seen, language: Language): Description {
  const several = seen.pieces.map((piece) => believed({ ...seen, ...piece }));
  if (several.length > 1 && several.every(({ kinds }) => kinds.length > 0))
    return describeSeveral(several, language);
  const found = believed(seen);
  return language === "ar"
    ? { description: arabicSentence(found), items: phrases(found, arabicPhrase) }
    : { description: englishSentence(found), items: phrases(found, englishPhrase) };
}

/** Each piece by its own phrase, so that each can be searched; one hedge for all. */
function describeSeveral(pieces: readonly Found[], language: Language): Description {
  const isSure = pieces.every((piece) => piece.isSure);
  const isArabic = language === "ar";
  const say = isArabic ? arabicPhrase : englishPhrase;
  const phrase = ({ kinds: [kind], colours, pattern }: Found) =>
    say({ kind, colours: colours.slice(0, 1), pattern });
  const items = [...new Set(pieces.map(phrase))].slice(0, ITEMS_MAX);
  if (isArabic) {
    const list = items.join(" و");
    return { description: isSure ? `${list}.` : `غالبًا في الصورة: ${list}.`, items };
  }
  const withArticles = pieces
    .map((piece) => withArticle(phrase(piece), elementAt(piece.kinds, 0)))
    .filter((words, n, all) => all.indexOf(words) === n);
  const list = joinEnglish(withArticles);
  return { description: isSure ? capital(`${list}.`) : `This looks like ${list}.`, items };
}

const joinEnglish = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

function believed({
  kinds,
  colours,
  pattern,
  background,
}: SeenPiece & Pick<Seen, "background">): Found {
  const likely = kinds.filter(({ sureness }, n) => sureness >= (n === 0 ? LIKELY : 0.15));
  const isSure = (kinds[0]?.sureness ?? 0) >= SURE;
  const second = colours[1] && colours[1].share >= SECOND_COLOUR ? [colours[1].name] : [];
  return {
    kinds:
      kinds[0] && kinds[0].sureness >= LIKELY ? likely.slice(0, 2).map(({ kind }) => kind) : [],
    isSure,
    colours: [...colours.slice(0, 1).map(({ name }) => name), ...second],
    pattern: pattern.name !== "plain" && pattern.sureness >= PATTERN_SURE ? pattern.name : null,
    isPlainGround: background === "plain",
  };
}

export type Named = {
  title: string;
  title_ar: string;
  /** What it is in a sentence: "A black abaya." */
  about: string;
  about_ar: string;
  colours: ColourName[];
  /** Where the kind is a guess: what it may be, as a sentence. */
  doubt: Record<Language, string> | null;
};

/** What a piece is called by what was seen of it and nothing else: the title of a draft that its brand reviews. */
export function nameSeen(seen: SeenPiece): Named {
  const found = believed({ ...seen, background: "busy" });
  const { isSure, colours, pattern } = found;
  const [kind] = found.kinds;
  const english = englishPhrase({ kind, colours, pattern });
  const phrase = kind ? english : `${english} ${PIECE_WORDS.en}`.trim();
  const arabic = kind ? arabicPhrase({ kind, colours, pattern }) : arabicPiece(found);
  return {
    title: capital(phrase),
    title_ar: arabic,
    about: capital(`${kind ? withArticle(phrase, kind) : withSomeArticle(phrase)}.`),
    about_ar: `${arabic}.`,
    colours,
    doubt: isSure ? null : { en: englishSentence(found), ar: arabicSentence(found) },
  };
}

const arabicPiece = ({ colours, pattern }: Found): string =>
  [PIECE_WORDS.ar, ...arabicWords({ colours, pattern }, true)].join(" ");

type Said = { kind?: GarmentKind | undefined; colours?: ColourName[]; pattern?: Found["pattern"] };

function phrases({ kinds, colours, pattern }: Found, say: (said: Said) => string): string[] {
  const [kind, other] = kinds;
  const [first, second] = colours;
  const one = first ? [first] : [];
  const wanted: Said[] = [
    { kind, colours: one, pattern },
    { kind, colours: one },
    ...(pattern && kind ? [{ kind, pattern }] : []),
    ...(second && kind ? [{ kind, colours: [second] }] : []),
    ...(other ? [{ kind: other, colours: one }] : []),
    ...(kind ? [{ kind }] : []),
  ];
  return [...new Set(wanted.map(say))].filter(Boolean).slice(0, ITEMS_MAX);
}

function englishPhrase({ kind, colours = [], pattern = null }: Said): string {
  const words = [
    colours.join(" and "),
    pattern && PATTERN_WORDS[pattern].en,
    kind && KIND_WORDS[kind].en,
  ];
  return words.filter(Boolean).join(" ");
}

function englishSentence({ kinds, isSure, colours, pattern, isPlainGround }: Found): string {
  const [kind, other] = kinds;
  if (!kind) {
    const mostly = colours.length > 0 ? `, but it is mostly ${colours.join(" and ")}` : "";
    const marked = pattern
      ? `${mostly ? "," : ", but it is"} with ${PATTERN_WORDS[pattern].withEn}`
      : "";
    return `I am not sure which piece this is${mostly}${marked}.`;
  }
  const piece = withArticle(englishPhrase({ kind, colours, pattern }), kind);
  const ground = isPlainGround ? " on a plain background" : "";
  if (isSure) return capital(`${piece}${ground}.`);
  const perhaps = other ? `, or perhaps ${withArticle(KIND_WORDS[other].en, other)}` : "";
  return `This looks like ${piece}${ground}${perhaps}.`;
}

const withArticle = (phrase: string, kind: GarmentKind) =>
  KIND_WORDS[kind].isPlural ? phrase : withSomeArticle(phrase);

const withSomeArticle = (phrase: string) => `${/^[aeiou]/.test(phrase) ? "an" : "a"} ${phrase}`;

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function arabicPhrase({ kind, ...said }: Said): string {
  const isFeminine = kind !== undefined && KIND_WORDS[kind].arIsFeminine === true;
  const words = arabicWords(said, isFeminine);
  return (kind ? [KIND_WORDS[kind].ar, ...words] : words).join(" ");
}

function arabicWords({ colours = [], pattern = null }: Said, isFeminine: boolean): string[] {
  const colourOf = (name: ColourName) =>
    (isFeminine && COLOUR_WORDS[name].arFeminine) || COLOUR_WORDS[name].ar;
  const words = [
    colours.map(colourOf).join(" و"),
    pattern ? PATTERN_WORDS[pattern][isFeminine ? "arFeminine" : "ar"] : "",
  ];
  return words.filter((word) => word !== "");
}

function arabicSentence({ kinds, isSure, colours, pattern, isPlainGround }: Found): string {
  const [kind, other] = kinds;
  if (!kind) {
    const mostly = colours.length > 0 ? `، لكن لونها الغالب ${arabicPhrase({ colours })}` : "";
    const marked = pattern
      ? `${mostly ? " مع" : "، لكن عليها"} ${PATTERN_WORDS[pattern].withAr}`
      : "";
    return `لست متأكدًا من نوع هذه القطعة${mostly}${marked}.`;
  }
  const piece = arabicPhrase({ kind, colours, pattern });
  const ground = isPlainGround ? " على خلفية سادة" : "";
  if (isSure) return `${piece}${ground}.`;
  const perhaps = other ? `، أو ربما ${KIND_WORDS[other].ar}` : "";
  return `يبدو أن هذه القطعة ${piece}${ground}${perhaps}.`;
}

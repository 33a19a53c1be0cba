/** Titles and descriptions from the words a look has earned, in the brand's voice. */
import type { Kind } from "../kinds/kind.ts";
import type { BrandBook } from "./book.ts";
import { careFor } from "./care.ts";
import type { Chance } from "./chance.ts";
import { arabicColour, arabicColourDefinite, type ColourName } from "./colours.ts";
import type { LookWords } from "./look-words.ts";

export type Facts = {
  kind: Kind;
  words: LookWords;
  /** What this piece is called, if the brand names its pieces. */
  name?: string | undefined;
  colours: readonly ColourName[];
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "linen linen shirt" and "tiered tiered dress" read like machines. */
const says = (text: string, words: string): boolean => {
  const said = text.toLowerCase().split(/[\s-]+/);
  return words
    .toLowerCase()
    .split(/[\s-]+/)
    .some((word) => said.includes(word));
};

export function englishTitle({ kind, words, name, colours }: Facts): string {
  const noun = kind.english;
  const cut = words.traits.find((trait) => trait.title && !says(noun, trait.title))?.title;
  const cloth = words.print?.title ?? words.fabric?.title;
  const parts = [
    name ?? (colours[0] && capital(colours[0])),
    cut,
    cloth && !says(noun, cloth) && !says(cut ?? "", cloth) ? cloth : undefined,
    noun,
  ];
  return parts.filter(Boolean).join(" ");
}

const arabicCloth = ({ fabric }: LookWords): string | undefined => {
  const word = fabric?.arabic.split(" ")[0];
  return word === "قماش" ? undefined : word;
};

export function arabicTitle({ kind, words, colours }: Facts): string {
  const cloth = arabicCloth(words);
  const cut = words.traits.find(
    ({ title, arabic }) => title && arabic && !says(kind.english, title),
  )?.arabic;
  const [colour] = colours;
  const parts = [
    kind.arabic,
    cloth && !kind.arabic.includes(cloth) ? cloth : undefined,
    colour && arabicColour(colour, kind.isFeminine),
    words.print?.arabic
      ? `ب${words.print.arabic}`
      : cut && !kind.arabic.includes(cut)
        ? `ب${cut}`
        : undefined,
  ];
  return parts.filter(Boolean).join(" ");
}

const englishList = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

const arabicList = (items: readonly string[]): string => items.join(" و");

const cloth = ({ words }: Facts): string | undefined => words.fabric?.sentence;

function englishFacts(facts: Facts, chance: Chance): string {
  const { kind, words, colours } = facts;
  const details = words.traits.flatMap((trait) => trait.sentence ?? []).slice(0, 4);
  if (words.print) details.unshift(words.print.sentence);
  const having = details.length > 0 ? `, with ${englishList(details)}` : "";
  const colour = colours[0] ?? "";
  const [, ...others] = colours;
  const rest = others.length > 0 ? ` Also in ${englishList(others)}.` : "";
  const sentence = chance.pick([
    `${capital(colour)} ${kind.english}${cloth(facts) ? ` in ${cloth(facts)}` : ""}${having}.`,
    cloth(facts)
      ? `Made of ${cloth(facts)} in ${colour}${having}.`
      : `${capital(kind.english)} in ${colour}${having}.`,
  ]);
  return sentence + rest;
}

function arabicFacts({ kind, words, colours }: Facts): string {
  const details = words.traits.flatMap((trait) => trait.arabic ?? []).slice(0, 4);
  if (words.print) details.unshift(words.print.arabic);
  const from =
    words.fabric && !kind.arabic.includes(words.fabric.arabic) ? ` من ${words.fabric.arabic}` : "";
  const having = details.length > 0 ? ` ب${arabicList(details)}` : "";
  const [colour, ...others] = colours;
  const shown = colour ? ` باللون ${arabicColourDefinite(colour)}` : "";
  const rest =
    others.length > 0
      ? ` ${kind.isFeminine ? "ومتاحة" : "ومتاح"} كمان ب${arabicList(others.map(arabicColourDefinite))}.`
      : "";
  return `${kind.arabic}${from}${shown}${having}.${rest}`;
}

export function description({ voice }: BrandBook, facts: Facts, chance: Chance): string {
  const care = careFor(facts.kind.category, facts.words.fabricName, chance);
  const isSigned = chance.happens(0.5);
  const english = [chance.pick(voice.openings), englishFacts(facts, chance), care.english];
  const arabic = [chance.pick(voice.arabicOpenings), arabicFacts(facts), care.arabic];
  if (isSigned) english.push(chance.pick(voice.closings));
  if (isSigned) arabic.push(chance.pick(voice.arabicClosings));
  if (voice.language === "english") return english.join(" ");
  return voice.language === "arabic"
    ? arabic.join(" ")
    : `${english.join(" ")}\n\n${arabic.join(" ")}`;
}

// A name as the traits it tells of: one number a trait, the same for pieces of a catalogue and for questions
// of the yardstick.
import { REGISTER_WORDS } from "./register-words.ts";
import { COLOUR_WORDS, KIND_WORDS, MOOD_WORDS } from "./trait-words.ts";

const GROUPS = { kind: KIND_WORDS, mood: MOOD_WORDS, colour: COLOUR_WORDS, house: REGISTER_WORDS };
const LISTS = Object.assign({}, ...Object.values(GROUPS)) as Record<string, string>;
const FEW_WORDS = 2;
const MANY_WORDS = 7;

/** How a name is written tells where it comes from: "ring" or a line of thirteen search words. */
const MANNERS = ["fewWords", "manyWords", "noName"] as const;

export const TRAITS: readonly string[] = [...Object.keys(LISTS), ...MANNERS];

/** Traits are compared within their group only: there are too few outfits to learn the rest from. */
export const GROUP_OF: readonly string[] = [
  ...Object.entries(GROUPS).flatMap(([group, words]) => Object.keys(words).map(() => group)),
  ...MANNERS.map(() => "manner"),
];

const SAYS = new Map<string, number[]>();
Object.values(LISTS).forEach((words, trait) => {
  for (const word of words.split(" ")) SAYS.set(word, [...(SAYS.get(word) ?? []), trait]);
});

export const wordsOfName = (name: string): string[] =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().split(/\s+/).filter(Boolean);

/** "peep-toe" is known by its parts when it is not known whole. */
const readable = (word: string): string[] =>
  SAYS.has(word) ? [word] : word.split(/[-/]/).filter(Boolean);

export function traitsOf(name: string): Float64Array {
  const traits = new Float64Array(TRAITS.length);
  const words = wordsOfName(name);
  for (const word of words.flatMap(readable)) {
    for (const trait of SAYS.get(word) ?? []) traits[trait] = 1;
  }
  const manner =
    words.length === 0
      ? "noName"
      : words.length <= FEW_WORDS
        ? "fewWords"
        : words.length >= MANY_WORDS && "manyWords";
  if (manner) traits[TRAITS.indexOf(manner)] = 1;
  return traits;
}

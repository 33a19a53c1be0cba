// Set phrases, of a query or of a shop: the longest one that begins at a word.
import { foldWords } from "../../contract/fold-words.ts";
import { AT_ONCE, hear } from "./hearing.ts";
import { spelled } from "./franco-spellings.ts";
import {
  createSlips,
  innerKeysOf,
  innerKeysOfTyped,
  isListedTalk,
  keyOfTyped,
  keysOfListed,
  noteSpoken,
} from "./speech.ts";

/** Most branches are the end of a phrase: a map is made where there is something to keep. */
type Branch<T> = {
  next: Map<string, Branch<T>> | undefined;
  /** Branches by how their word is heard; only of what people say. */
  heard: Map<string, Branch<T>[]> | undefined;
  /** The same for a word inside a phrase, which may be about anybody. */
  inner: Map<string, Branch<T>[]> | undefined;
  value: T | undefined;
};

export type PhraseAt<T> = (words: string[], from: number) => { value: T; to: number } | undefined;

/** The same shape for all, so that looking into them stays quick. */
const branch = <T>(): Branch<T> => ({
  next: undefined,
  heard: undefined,
  inner: undefined,
  value: undefined,
});

/** Each entry is a value and its phrases, commas between them. */
type Entries<T> = readonly (readonly [T, string])[];

/** Entries that stand in a file of their own. */
export type Spoken = Entries<string>;

function note<T>(at: Branch<T>, way: "heard" | "inner", key: string, next: Branch<T>): void {
  const held = (at[way] ??= new Map<string, Branch<T>[]>());
  const others = held.get(key);
  if (!others) held.set(key, [next]);
  else if (!others.includes(next)) others.push(next);
}

function plantPhrases<T>(
  tree: Branch<T>,
  entries: Entries<T>,
  visit: (word: string, at: Branch<T>, next: Branch<T>, isAlone: boolean) => void,
): Branch<T> {
  for (const [value, phrases] of entries)
    for (const phrase of phrases.split(",")) {
      let at = tree;
      const said = foldWords(phrase).split(" ");
      for (const word of said) {
        at.next ??= new Map();
        let next = at.next.get(word);
        if (!next) at.next.set(word, (next = branch<T>()));
        visit(word, at, next, said.length === 1);
        at = next;
      }
      at.value ??= value;
    }
  return tree;
}

type NextBranches<T> = (at: Branch<T>, word: string, isFirst: boolean) => Branch<T>[];

/** A word may be heard as several; all of them are followed. */
function longest<T>(tree: Branch<T>, step: NextBranches<T>, isPassed: (word: string) => boolean) {
  return (words: string[], from: number): { value: T; to: number } | undefined => {
    let best: { value: T; to: number } | undefined;
    let branches = [tree];
    let passed = 0;
    for (let place = from; place < words.length; place++) {
      const word = words[place] ?? "";
      const next = branches.flatMap((at) => step(at, word, place === from));
      // One word of little weight may stand between: "show me some others".
      if (next.length === 0 && place > from && passed === 0 && isPassed(word)) {
        passed += 1;
        continue;
      }
      if (next.length === 0) break;
      branches = next;
      const ended = next.find(({ value }) => value !== undefined);
      if (ended?.value !== undefined) best = { value: ended.value, to: place + 1 };
    }
    return best;
  };
}

const BARE = [
  /^(?:وال|وب|ال|ب)(?=.{2})/,
  /^و(?=.{2})/,
  /^ل(?=.{3})/,
  /^ف(?=مش$|بلاش$|من$|عايز|عاوز|محتاج)/,
];

/** The first word of an Arabic phrase may carry و, ال or ل: "لابن اختي". */
function plainStep<T>(at: Branch<T>, word: string, isFirst: boolean): Branch<T>[] {
  const next = at.next?.get(word);
  if (next || !isFirst) return next ? [next] : [];
  // "والتالت" is "and the third": the و alone, or all that is joined.
  return BARE.flatMap((joined) => {
    const stem = word.replace(joined, "");
    const found = stem === word ? undefined : at.next?.get(stem);
    return found ? [found] : [];
  });
}

/** Phrases as a shop writes them. */
export const createPhrases = <T>(entries: Entries<T>): PhraseAt<T> =>
  longest(
    plantPhrases(branch<T>(), entries, () => undefined),
    plainStep,
    () => false,
  );

const PASSED = new Set(
  `just really even actually so very please pls plz then also well the a an some any me u exactly honestly quite bit little like too
  بس بقي كده اوي جدا قوي يعني طب ال ya ba2a b2a bas keda kda awy awi gedan el al il y3ny ya3ny`.split(
    /\s+/,
  ),
);

/** Articles and prepositions are often written as a part of the word: "eltanya", "bel2otn". */
const JOINED = /^(?:(?:wel|bel|lel|fel|el|al|il)(?=.{3})|[wbl](?=.{4}))/;

function heardIn<T>(at: Branch<T>, word: string): Branch<T>[] {
  const key = keyOfTyped(word);
  if (key === undefined) return [];
  const heard = at.heard?.get(key);
  // "wa7da" is "one", and no "w" before something: a word that is listed is that word.
  if (heard || !JOINED.test(word) || isListedTalk(word)) return heard ?? [];
  const bare = word.replace(JOINED, "");
  const listed = at.next?.get(bare);
  const bareKey = keyOfTyped(bare);
  return listed ? [listed] : bareKey === undefined ? [] : (at.heard?.get(bareKey) ?? []);
}

/** Phrases as people say them: however Franco is spelled, whoever the verb is about, with a slip in a long word. */
export function createSpoken<T>(entries: Entries<T>): PhraseAt<T> {
  const tree = branch<T>();
  plantPhrases(
    tree,
    entries.map(([value, phrases]) => [value, phrases.replace(/[a-z0-9']+/g, spelled)]),
    (word, at, next, isAlone) => {
      noteSpoken(word, isAlone);
      for (const key of keysOfListed(word)) note(at, "heard", key, next);
      if (at !== tree) for (const key of innerKeysOf(word)) note(at, "inner", key, next);
    },
  );
  const slips = createSlips(tree.next?.keys() ?? []);
  const step: NextBranches<T> = (at, typed, isFirst) => {
    const word = spelled(typed);
    // As it is written, and as it is heard: a longer phrase may be the one or the other.
    const plain = plainStep(at, word, isFirst);
    // "badle" is a suit before it is "badal", instead.
    const heard = isFirst && plain.length === 0 ? hear(word) : undefined;
    const isGarment = heard?.isTerm === true && heard.away <= AT_ONCE;
    const next = isGarment ? [] : [...new Set([...plain, ...heardIn(at, word)])];
    if (next.length === 0 && !isFirst)
      return [...new Set(innerKeysOfTyped(word).flatMap((key) => at.inner?.get(key) ?? []))];
    if (next.length > 0 || !isFirst || isGarment) return next;
    const slip = slips(word);
    const slipped = slip === undefined ? undefined : at.next?.get(slip);
    return slipped ? [slipped] : [];
  };
  return longest(tree, step, (word) => PASSED.has(word));
}

// What a search should know beforehand: how large the catalogue is, its brands, and its words.
import { isDeepStrictEqual } from "node:util";
import type { Sql } from "../../../database/sql.ts";
import { stem } from "../../../language/stem.ts";
import { countRoughly, listBrands, listWords } from "./queries/catalogue-size.ts";

export type Facts = {
  documents: number;
  brands: { id: string; name: string; name_ar?: string | null }[];
  /** Whether the catalogue uses a word; such a word is no slip of the finger. */
  knownWords: (word: string) => boolean;
  /** How many products use one of the usual words, stemmed; undefined where the database has to be asked. */
  usersOf: (stem: string) => number | undefined;
};
export type CatalogueFacts = () => Promise<Facts>;

/** A brand that came a moment ago is found by its words until then. */
const KEPT_MS = 30_000;
/** The usual ones; a rare word may be a brand's own slip. */
const WORDS_KNOWN = 20_000;

export function createCatalogueFacts(db: Sql, now = Date.now): CatalogueFacts {
  let kept: { facts: Facts; until: number } | undefined;
  let reading: Promise<Facts> | undefined;
  const readOnce = async () => {
    try {
      const facts = await readFacts(db, kept?.facts);
      kept = { facts, until: now() + KEPT_MS };
      return facts;
    } finally {
      reading = undefined;
    }
  };
  const read = () => (reading ??= readOnce());
  return async () => {
    if (!kept || kept.until + KEPT_MS < now()) return read();
    // Nobody waits for what was true a moment ago to be read again; what fails now is told once it is too old.
    if (kept.until < now()) read().catch(() => {});
    return kept.facts;
  };
}

async function readFacts(db: Sql, before: Facts | undefined): Promise<Facts> {
  const [documents, brands, words] = await Promise.all([
    countRoughly(db),
    listBrands(db),
    listWords(db, WORDS_KNOWN),
  ]);
  const users = new Map(words.map((one) => [one.word, one.documents]));
  return {
    documents,
    // The same list again where nothing changed: what was made of its names is kept with it.
    brands: before && isDeepStrictEqual(before.brands, brands) ? before.brands : brands,
    knownWords: (word) => users.has(stem(word)),
    usersOf: (word) => users.get(word),
  };
}

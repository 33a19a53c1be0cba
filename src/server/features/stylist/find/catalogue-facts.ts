// What a search should know beforehand: how large the catalogue is, its brands, and its words.
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
  let kept: { facts: Promise<Facts>; until: number } | null = null;
  return () => {
    if (!kept || kept.until < now()) {
      const facts = readFacts(db);
      kept = { facts, until: now() + KEPT_MS };
      facts.catch(() => (kept = null));
    }
    return kept.facts;
  };
}

async function readFacts(db: Sql): Promise<Facts> {
  const [documents, brands, words] = await Promise.all([
    countRoughly(db),
    listBrands(db),
    listWords(db, WORDS_KNOWN),
  ]);
  const users = new Map(words.map((one) => [one.word, one.documents]));
  return {
    documents,
    brands,
    knownWords: (word) => users.has(stem(word)),
    usersOf: (word) => users.get(word),
  };
}

// The products worth a closer look: those that have all that is wished for, those of the right kind that lie
// nearest in meaning, those first in the asked order. Each list is short; judging is done on all together.
import { present } from "../../../../contract/get-or-throw.ts";
import type { Sql } from "../../../database/sql.ts";
import type { Embeddings } from "../../../providers/embeddings/embeddings.ts";
import type { Order } from "../wish.ts";
import type { FollowedIndex } from "./index/follow-index.ts";
import type { SearchIndex } from "./index/search-index.ts";
import {
  findMissing,
  readLists,
  readSome,
  type Candidate,
  type List,
  type Within,
} from "./queries/candidates.ts";
import type { Found } from "./queries/pieces.ts";
import type { Words } from "./wanted-words.ts";
import type { Wording } from "./wording.ts";

export type Wanted = Wording &
  Within & {
    aim: Aim;
    order?: Order | undefined;
  };

/** Where a wish lies, and what is searched for it: the index in memory, or the database where there is none. */
export type Aim = { meaning: Float32Array; index: SearchIndex | undefined };

const BY_WORDS = 200;
const BY_MOST_WORDS = 400;
const BY_MEANING = 100;
const BY_ORDER = 100;
const ENOUGH = 60;
const BY_LAWS = 240;

export type Finding = {
  db: Sql;
  index: FollowedIndex;
  embeddings: Embeddings;
  pieces: { of(found: Found[]): Promise<Candidate[]> };
};

/** The sentence model and the catalogue's version are waited for side by side. */
export async function aimAt(
  { embeddings, index }: Pick<Finding, "embeddings" | "index">,
  english: string,
): Promise<Aim> {
  const [[meaning], now] = await Promise.all([embeddings.embed([english]), index.now()]);
  return { meaning: present(meaning), index: now };
}

export async function gather(
  { db, pieces }: Pick<Finding, "db" | "pieces">,
  { law, every, most, order, aim: { meaning, index }, ...within }: Wanted,
): Promise<Candidate[]> {
  // What was set beside the words is a question to the database.
  const finder = finderOf(db, within.within ? undefined : index);
  const wished = both(law, every);
  const lists: List[] = [
    { words: law, by: "nearest", limit: law || !wished ? BY_LAWS : BY_MEANING },
  ];
  if (wished && wished !== law) lists.push({ words: wished, by: "nearest", limit: BY_WORDS });
  if (order) lists.push({ words: wished, by: order, limit: BY_ORDER });
  const found = await finder.read(lists, within, meaning);
  // Those with all parts but one are many and matter only where few have every part.
  if (most && !law && found.length < BY_MEANING + ENOUGH)
    found.push(...(await finder.some({ words: most, limit: BY_MOST_WORDS }, within, meaning)));
  return pieces.of([...new Map(found.map((one) => [one.id, one])).values()]);
}

function finderOf(db: Sql, index: SearchIndex | undefined) {
  type Some = { words: Words; limit: number };
  return {
    read: async (lists: List[], within: Within, meaning: Float32Array) =>
      index ? index.read(lists, within, meaning) : readLists(db, lists, within, meaning),
    some: async (some: Some, within: Within, meaning: Float32Array) =>
      index
        ? index.read([{ ...some, by: "nearest" }], within, meaning)
        : readSome(db, some, within, meaning),
  };
}

const both = (law: Words | null, every: Words | null): Words | null =>
  law && every ? { all: [law, every] } : (law ?? every);

/** Which of these lexemes no public product has. */
export async function missingOf(
  { db, index }: Pick<Finding, "db" | "index">,
  lexemes: string[],
): Promise<string[]> {
  if (lexemes.length === 0) return [];
  const known = await index.now();
  return known ? lexemes.filter((one) => !known.has(one)) : findMissing(db, lexemes);
}

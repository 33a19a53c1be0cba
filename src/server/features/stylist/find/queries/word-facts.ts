// What the catalogue knows of a word: how many products use it, and what a misspelt one was meant to be.
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";

export type WordFact = {
  /** As it was asked, stemmed. */
  word: string;
  /** Words of the catalogue it stands for: itself where it is known, else the likeliest corrections. */
  meant: string[];
  /** How many products use the most usual of them; 0 for a word nothing resembles. */
  documents: number;
};

/** Below this a resemblance is a coincidence. */
const ALIKE = 0.3;
const LOOKED_AT = 12;

type Row = { asked: string; word: string | null; documents: number | null };

/** `usersOf`: how many products use a word, for those that need not be asked for. */
export async function readWordFacts(
  db: Sql,
  words: string[],
  usersOf: (word: string) => number | undefined,
): Promise<WordFact[]> {
  const rows = await findWords(db, words, usersOf);
  const unknown = rows.filter(({ word }) => word === null).map(({ asked }) => asked);
  const corrections = await findAlike(db, unknown.filter(isCorrectable));
  return rows.map(({ asked, word, documents }) => {
    if (word !== null) return { word: asked, meant: [asked], documents: documents ?? 1 };
    const alike = corrections.flatMap(({ asked: of, word: near, documents: used }) =>
      of === asked && near !== null && isTypo(asked, near) ? [{ near, used }] : [],
    );
    const closest = Math.min(...alike.map(({ near }) => distance(asked, near)));
    const meant = alike.filter(({ near }) => distance(asked, near) === closest).slice(0, 3);
    return {
      word: asked,
      meant: meant.map(({ near }) => near),
      documents: Math.max(0, ...meant.map(({ used }) => used ?? 1)),
    };
  });
}

async function findWords(
  db: Sql,
  words: string[],
  usersOf: (word: string) => number | undefined,
): Promise<Row[]> {
  const rare = words.filter((word) => usersOf(word) === undefined);
  const { rows } =
    rare.length === 0
      ? { rows: [] }
      : await sql<Row>`
          select asked, known.word, known.documents
          from unnest(${rare}::text[]) as asked
          left join search_words known on known.word = asked`.execute(db);
  const found = new Map(rows.map((row) => [row.asked, row]));
  return words.map(
    (asked) => found.get(asked) ?? { asked, word: asked, documents: usersOf(asked) ?? null },
  );
}

/** Short words resemble too much, and numbers are never typos. */
const isCorrectable = (word: string) => word.length >= 4 && !/\d/.test(word);

async function findAlike(db: Sql, words: string[]): Promise<Row[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<Row>`
    select asked, alike.word, alike.documents
    from unnest(${words}::text[]) as asked
    cross join lateral (
      select word, documents from search_words
      where word % asked and similarity(word, asked) >= ${ALIKE}
      order by similarity(word, asked) desc, documents desc
      limit ${LOOKED_AT}
    ) as alike`.execute(db);
  return rows;
}

/** One slip in a short word, two in a long one; the first letter is seldom wrong. */
function isTypo(asked: string, known: string): boolean {
  if (/\d/.test(known)) return false;
  const slips = distance(asked, known);
  return (
    slips <= (asked.length >= 8 ? 2 : 1) ||
    (asked[0] === known[0] && slips <= (asked.length >= 6 ? 2 : 1))
  );
}

/** Letters added, left out, changed or swapped with their neighbour. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(
        (row[j - 1] ?? 0) + 1,
        (last[j] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

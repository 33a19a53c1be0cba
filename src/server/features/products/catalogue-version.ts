// A number that rises with every change of the catalogue, also when another process makes it, and what
// may be remembered while it stands still.
import type { Sql } from "../../database/open.ts";
import { together } from "../../database/together.ts";

export type CatalogueVersion = () => Promise<number>;

const CALLERS_AT_ONCE = 1000;

export function createCatalogueVersion(db: Sql): CatalogueVersion {
  const read = together(async (callers: null[]) => {
    const { version } = await db
      .selectFrom("catalogue_changes")
      .select((of) => of.fn.coalesce(of.fn.sum<number>("changes"), of.lit(0)).as("version"))
      .executeTakeFirstOrThrow();
    return callers.map(() => version);
  }, CALLERS_AT_ONCE);
  return () => read(null);
}

/**
 * Answers that hold for one version. The version has to be read before the answer is looked for: an
 * answer newer than its version is thrown away too early, one older than its version would be a lie.
 */
export function createMemory<Answer>(most: number) {
  const kept = new Map<string, { version: number; answer: Promise<Answer> }>();
  return (version: number, question: string, find: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(question);
    if (known && known.version >= version) return known.answer;
    const answer = find();
    kept.delete(question);
    kept.set(question, { version, answer });
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    // A failure must not be remembered.
    answer.catch(() => {
      if (kept.get(question)?.answer === answer) kept.delete(question);
    });
    return answer;
  };
}

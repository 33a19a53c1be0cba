// Kinds that may do where nobody has the one that was asked for; the answer says that they are others.
import { broaderOf, termById } from "../../../language/terms.ts";
import { missingOf, type Finding } from "./gather.ts";

const LIKE_ENOUGH = 0.6;

/** Where nobody has a sweater, a sweatshirt; where nobody has a slip dress, a dress. */
export async function findStandIns(
  parts: Pick<Finding, "db" | "index">,
  kinds: string[],
): Promise<string[]> {
  const near = kinds.flatMap((id) =>
    Object.entries(termById(id)?.near ?? {}).flatMap(([other, likeness]) =>
      likeness >= LIKE_ENOUGH ? [other] : [],
    ),
  );
  for (const choices of [near, kinds.flatMap(plainerOf)]) {
    const absent = new Set(await missingOf(parts, choices));
    const there = choices.filter((id) => !absent.has(id));
    if (there.length > 0) return there;
  }
  return [];
}

/** A slip dress is a dress, because its name ends on the word; a ring is no other jewel. */
function plainerOf(id: string): string[] {
  const names = termById(id)?.forms.en ?? [];
  return broaderOf(id)
    .filter((broader) => {
      const words = termById(broader)?.forms.en.filter((form) => !form.includes(" ")) ?? [];
      return words.some((word) => names.some((name) => name.endsWith(` ${word}`)));
    })
    .slice(0, 1);
}

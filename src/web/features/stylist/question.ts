// A question to the search, and how it hangs together with the ones before.
import type { Understood } from "../../../contract/stylist.ts";
import type { Question, Search } from "./conversation-store.ts";

const LENGTH_MAX = 1000;

/** What was taken away stays away, until the shopper names it again. */
export function stillWithout(before: Question | null, query: string): readonly Understood[] {
  const asked = query.toLowerCase();
  return before?.without.filter(({ label }) => !asked.includes(label.toLowerCase())) ?? [];
}

/**
 * What a question goes on from. The stylist remembers by what its last answer carried; where an answer
 * carried nothing, by the questions themselves, one a line and the latest whole.
 */
export function goesOnFrom(
  before: Pick<Search, "query" | "previous"> | null,
  carried: string | undefined,
): { conversation?: string; previous?: string } {
  if (carried !== undefined) return { conversation: carried };
  return before ? { previous: linesOf(before) } : {};
}

/** Asked before the answer came: what that question went on from, and the question itself. */
export const afterUnanswered = (asking: Question): { conversation?: string; previous: string } => ({
  ...(asking.conversation !== undefined && { conversation: asking.conversation }),
  previous: linesOf(asking),
});

function linesOf({ previous, query }: Pick<Question, "query" | "previous">): string {
  const lines = [...(previous?.split("\n") ?? []), query];
  while (lines.length > 1 && lines.join("\n").length > LENGTH_MAX) lines.shift();
  return lines.join("\n").slice(-LENGTH_MAX);
}

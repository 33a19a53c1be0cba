// A question to the search, and how it hangs together with the ones before.
import type { Understood } from "../../../contract/stylist.ts";
import type { Search } from "./conversation-store.ts";

const LENGTH_MAX = 1000;

/** What was taken away stays away, until the shopper names it again. */
export function stillWithout(before: Search | null, query: string): readonly Understood[] {
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
  if (!before) return {};
  const lines = [...(before.previous?.split("\n") ?? []), before.query];
  while (lines.length > 1 && lines.join("\n").length > LENGTH_MAX) lines.shift();
  return { previous: lines.join("\n").slice(-LENGTH_MAX) };
}

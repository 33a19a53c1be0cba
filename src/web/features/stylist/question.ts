// A question to the search, and how it hangs together with the one before.
import type { Understood } from "../../../contract/stylist.ts";
import type { Question, Search } from "./conversation-store.ts";

const LENGTH_MAX = 1000;

/** What was taken away stays away, until the shopper names it again. */
export function stillWithout(before: Search | null, query: string): readonly Understood[] {
  const asked = query.toLowerCase();
  return before?.without.filter(({ label }) => !asked.includes(label.toLowerCase())) ?? [];
}

/**
 * What the next question refines. Whether this one refined the one before shows in its chips: the
 * kind of piece that was asked for still stands, or at least something does. Else it began afresh.
 */
export function wordsSoFar(
  { query, previous, without }: Question,
  understood: readonly Understood[],
  before: Pick<Search, "understood"> | null,
): string {
  const isIn = (chips: readonly Understood[]) => (chip: Understood) =>
    chips.some(({ value }) => value === chip.value);
  const old = before?.understood.filter((chip) => !isIn(without)(chip)) ?? [];
  const hasKinds = old.filter(({ kind }) => kind === "kind").every(isIn(understood));
  const isRefined = hasKinds && (old.length === 0 || old.some(isIn(understood)));
  return isRefined && previous ? `${previous} ${query}`.slice(-LENGTH_MAX) : query;
}

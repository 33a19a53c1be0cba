// Products that somebody else changed meanwhile, one after the other, until each is decided.
import { useCallback, useState } from "react";
import type { CatalogueCache } from "../catalogue-query.ts";
import { withProduct } from "./changes.ts";
import type { Conflict } from "./conflicts.ts";
import { dropAll, putDrafts, settle } from "./draft-store.ts";
import { edited } from "./drafts.ts";

export type Decision = "mine" | "theirs";

export function useConflicts(cache: CatalogueCache) {
  const [open, setOpen] = useState<readonly Conflict[]>([]);

  const add = useCallback((conflicts: readonly Conflict[]) => {
    const ids = new Set(conflicts.map(({ id }) => id));
    setOpen((before) => [...before.filter(({ id }) => !ids.has(id)), ...conflicts]);
  }, []);

  /** Answers with the ids whose own edit is to be saved over what is there now. */
  const decide = useCallback(
    (decision: Decision, conflicts: readonly Conflict[]): string[] => {
      const ids = conflicts.map(({ id }) => id);
      setOpen((before) => before.filter(({ id }) => !ids.includes(id)));
      for (const { current } of conflicts) cache.change(withProduct(current));
      if (decision === "theirs") {
        dropAll(ids);
        settle(new Map(ids.map((id) => [id, undefined])));
        return [];
      }
      putDrafts(
        conflicts.map(({ id, draft, current }) => [
          id,
          edited(current, { ...draft, seen: current.updated_at }, {}),
        ]),
      );
      return ids;
    },
    [cache],
  );

  /** Neither is chosen: the edit stays as it is, and saving it asks again. */
  const postpone = useCallback(() => setOpen([]), []);

  return { open, add, decide, postpone };
}

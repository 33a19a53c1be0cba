// Whether a search finds anything. The same few are asked again and again, so answers are kept a minute.
import type { Language } from "../../../../contract/languages.ts";
import type { Search } from "../find/types.ts";

const KEPT_MS = 60_000;
const KEPT = 1000;

export type Finds = (query: string, language: Language) => Promise<boolean>;

export function createFinds(search: Search, now: () => number = Date.now): Finds {
  const kept = new Map<string, { finds: boolean; until: number }>();
  return async (query, language) => {
    const known = kept.get(query);
    if (known && known.until > now()) return known.finds;
    const { total, relaxed, missing } = await search({ query, limit: 1, language });
    const finds = total > 0 && !relaxed && missing.length === 0;
    if (kept.size >= KEPT) kept.clear();
    kept.set(query, { finds, until: now() + KEPT_MS });
    return finds;
  };
}

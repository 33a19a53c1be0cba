// The token that makes page 2 continue page 1. It belongs to the feed alone and signs nobody in.
import { readStored, removeStored, writeStored } from "../../lib/storage.ts";

const KEY = "explore_token";

/** This tab's own place in the feed: another tab writes the same key and stands elsewhere. */
let own: string | null = null;

export const exploreToken = (): string | null => own ?? readStored(KEY);

export function keepExploreToken(token: string | null): void {
  own = token;
  if (token) writeStored(KEY, token);
  else removeStored(KEY);
}

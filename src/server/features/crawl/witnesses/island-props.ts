// Astro writes what an island is given as pairs: how a value is to be read, and the value.
import type { Json } from "../extract/loose-json.ts";

const MOST = 60_000;
const DEEP = 40;
/** A value, a list, and the kinds whose text is the value itself. */
const [PLAIN, LIST] = [0, 1];
const AS_WRITTEN = new Set([3, 6, 7]);

export function islandProps(props: Json): Json {
  if (typeof props !== "object" || props === null || Array.isArray(props)) return props;
  let left = MOST;
  const of = (pair: Json, depth: number): Json => {
    if (!Array.isArray(pair) || typeof pair[0] !== "number" || depth > DEEP || left-- < 0)
      return null;
    const [kind, value = null] = pair;
    if (kind === LIST && Array.isArray(value)) return value.map((one) => of(one, depth + 1));
    if (AS_WRITTEN.has(kind)) return value;
    if (kind !== PLAIN) return null;
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? members(value, depth + 1)
      : value;
  };
  const members = (node: { [key: string]: Json }, depth: number): Json =>
    Object.fromEntries(Object.entries(node).map(([key, pair]) => [key, of(pair, depth)]));
  return members(props, 0);
}

// Nuxt writes its data as one flat list whose objects name the places of their parts.
import type { Json } from "../extract/loose-json.ts";

const WRAPPED = new Set([
  "Ref",
  "ShallowRef",
  "Reactive",
  "ShallowReactive",
  "EmptyRef",
  "EmptyShallowRef",
]);
const MOST = 60_000;
const DEEP = 40;

export function revived(list: Json): Json {
  if (!Array.isArray(list)) return list;
  let left = MOST;
  const at = (place: Json, depth: number): Json => {
    if (typeof place !== "number" || depth > DEEP || left-- < 0) return null;
    const value = list[place] ?? null;
    if (Array.isArray(value)) {
      if (typeof value[0] === "string" && WRAPPED.has(value[0]))
        return at(value[1] ?? -1, depth + 1);
      return typeof value[0] === "string" ? null : value.map((one) => at(one, depth + 1));
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, at(one, depth + 1)]));
  };
  return at(0, 0);
}

/** Fees and times of all pages by governorate: named places win over regions, regions over “the rest”, that over “everywhere”. */
import { GOVERNORATES, type Governorate } from "../../../../contract/trust.ts";
import { evidenceOf, type Facts } from "./evidence.ts";
import type { Kind, Zoned } from "./fact.ts";

/** Named places win over regions, regions over “the rest”, that over “everywhere”, within one part of one page. */
export function gatherPlaces(
  kind: Kind,
  zoned: Zoned[],
  unserved: Set<Governorate>,
  result: Facts,
): void {
  if (zoned.length === 0) return;
  const told = withoutSummaries(zoned);
  const maps = [...new Set(told.map((one) => one.page))].map((page) =>
    resolve(
      told.filter((one) => one.page === page),
      unserved,
    ),
  );
  const values: Partial<Record<Governorate, number | string>> = {};
  const against: Zoned[] = [];
  for (const map of maps)
    for (const [id, one] of map) {
      if (values[id] !== undefined && values[id] !== one.value) against.push(one);
      values[id] ??= one.value;
    }
  const inside = maps.flatMap((map) => map.disputed);
  if (inside.length === 0 && maps.some((map) => map.unclear.length > 0)) return;
  if (against.length > 0 || inside.length > 0)
    result.conflicts.push({
      kind,
      evidence: evidenceOf(zoned).map((one) => ({
        ...one,
        value: zoned.find((other) => other.quote === one.quote)?.value,
      })),
    });
  else result.facts.push({ kind, value: values, evidence: evidenceOf(zoned) });
}

/** “2 to 7 days”, where another page tells them by place, sums these up and contradicts nothing. */
function withoutSummaries(zoned: Zoned[]): Zoned[] {
  const spanOf = ({ value }: Zoned) => String(value).split("-").map(Number) as [number, number];
  const isWide = (one: Zoned) => one.reach === "all" && typeof one.value === "string";
  const placed = zoned.filter((one) => one.reach !== "all" && typeof one.value === "string");
  return zoned.filter((one) => {
    const others = placed.filter(({ page }) => page !== one.page).map(spanOf);
    if (!isWide(one) || others.length === 0) return true;
    const [from, to] = spanOf(one);
    return !others.every(([low, high]) => from <= low && to >= high);
  });
}

class Resolved extends Map<Governorate, Zoned> {
  disputed: Zoned[] = [];
  unclear: Zoned[] = [];
}

function resolve(zoned: Zoned[], unserved: Set<Governorate>): Resolved {
  const map = new Resolved();
  const put = (id: Governorate, one: Zoned, mayGiveWay: boolean) => {
    const before = map.get(id);
    if (!before) map.set(id, one);
    else if (before.value !== one.value && !mayGiveWay)
      // One sentence that gives two values for a place was not understood.
      (before.quote === one.quote ? map.unclear : map.disputed).push(one);
  };
  for (const one of zoned.filter((each) => each.reach === "named"))
    for (const id of one.ids) put(id, one, false);
  const named = new Set(map.keys());
  for (const one of zoned.filter((each) => each.reach === "region"))
    for (const id of one.ids) put(id, one, named.has(id));
  const rest = zoned.filter((each) => each.reach === "rest");
  const placed = new Set(map.keys());
  const served = GOVERNORATES.filter((id) => !unserved.has(id));
  for (const one of rest)
    for (const id of served) if (!one.but?.includes(id)) put(id, one, placed.has(id));
  const alls = zoned.filter((each) => each.reach === "all");
  // Beside sums for places, one for “everywhere” is of something else or of the rest.
  const zones = new Set(map.keys());
  for (const one of alls)
    for (const id of served) if (!one.but?.includes(id)) put(id, one, zones.has(id));
  return map;
}

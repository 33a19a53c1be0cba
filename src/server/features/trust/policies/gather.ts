/** Statements of all pages gathered into one fact for each kind; a kind on which pages disagree is named as such and left out. */
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { type Found, type Kind, KINDS, type Zoned } from "./fact.ts";
import { GOVERNORATES, type Governorate } from "../../../../contract/trust.ts";
import { GOVERNORATE_NAMES } from "../../../../contract/governorate-names.ts";
import { unlessDoubtful } from "./standing.ts";

export type Fact = { kind: Kind; value: unknown; evidence: { quote: string; page: string }[] };
export type Facts = {
  facts: Fact[];
  conflicts: { kind: Kind; evidence: { quote: string; page: string; value: unknown }[] }[];
};

const LONGEST_QUOTE = 400;
const SETS: Kind[] = ["payment", "exceptions", "contact", "branches"];

export function gather(
  found: Found[],
  fees: Zoned[],
  times: Zoned[],
  unserved: Governorate[] = [],
): Facts {
  const result: Facts = { facts: [], conflicts: [] };
  for (const [kind, zoned] of [
    ["delivery_fee", fees],
    ["delivery_days", times],
  ] as const)
    gatherZoned(kind, unlessDoubtful(zoned), new Set(unserved), result);
  for (const kind of KINDS) {
    const all = found.filter((one) => one.kind === kind);
    // A list has room for all of them; a doubtful one contradicts nothing there.
    const said = SETS.includes(kind) ? all : unlessDoubtful(all);
    if (said.length === 0) continue;
    if (SETS.includes(kind)) gatherSet(kind, isCashRefused(found) ? plainOf(said) : said, result);
    else if (kind === "cash_limits") gatherLimits(said, result);
    else gatherSingle(kind, said, result);
  }
  return withoutRefused(result);
}

/** Where cash is refused in plain words, what only hints at a way to pay is no cash either. */
const isCashRefused = (found: Found[]) =>
  found.some(({ kind, value, weak }) => kind === "cash_on_delivery" && !value && !weak);
const plainOf = (said: Found[]) => said.filter(({ weak }) => !weak);

const evidenceOf = (said: { quote: string; page: string }[]) => {
  const seen = new Set<string>();
  return said
    .map(({ quote, page }) => ({
      quote: quote.length > LONGEST_QUOTE ? quote.slice(0, LONGEST_QUOTE) : quote,
      page,
    }))
    .filter(
      ({ quote, page }) =>
        quote.trim() !== "" && !seen.has(`${quote} ${page}`) && seen.add(`${quote} ${page}`),
    );
};

/** Named places win over regions, regions over “the rest”, that over “everywhere”, within one part of one page. */
function gatherZoned(kind: Kind, zoned: Zoned[], unserved: Set<Governorate>, result: Facts): void {
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

function gatherSet(kind: Kind, said: Found[], result: Facts): void {
  const values = new Map<string, string>();
  for (const one of said.flatMap((each) => each.value as string[]))
    if (!values.has(one.toLowerCase())) values.set(one.toLowerCase(), one);
  if (values.size === 0) return;
  const list = kind === "branches" ? withoutRepeats([...values.values()]) : [...values.values()];
  result.facts.push({ kind, value: list, evidence: evidenceOf(said) });
}

/** Two shops of one governorate share its name, a street and a mall, and are two all the same. */
const COMMON_IN_ADDRESSES =
  /governorate|street|road|square|mall|floor|building|shop|store|branch|daily|closed|except|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|يومي[اً]+|عدا|(?:ال)?(?:جمعة|سبت|أحد|خميس)|(?:محافظة|شارع|ميدان|مول|الدور|عمارة|فرع|محل|مدينة) ?|(?:red sea|cairo|giza|alexandria|القاهرة|الجيزة|الإسكندرية|البحر الأحمر|سوهاج|بورسعيد)/giu;
/** One address is often written on several pages, longer and shorter. */
function withoutRepeats(branches: string[]): string[] {
  const words = (branch: string) =>
    new Set(
      branch
        .split("/")
        .slice(1)
        .join(" ")
        .replaceAll(GOVERNORATE_NAMES[branch.split("/")[0] as Governorate].ar, " ")
        .replace(COMMON_IN_ADDRESSES, " ")
        .match(/[\p{L}\p{N}]{3,}/gu) ?? [],
    );
  const kept: string[] = [];
  for (const branch of branches.toSorted((one, other) => other.length - one.length)) {
    const own = words(branch);
    const place = branch.split("/")[0];
    if (
      !kept.some(
        (other) =>
          other.split("/")[0] === place &&
          [...own].filter((word) => words(other).has(word)).length >= Math.min(2, own.size),
      )
    )
      kept.push(branch);
  }
  return kept;
}

function gatherLimits(said: Found[], result: Facts): void {
  const limits: Record<string, unknown> = {};
  let isDisputed = false;
  const plain = new Set(
    said.filter(({ weak }) => !weak).flatMap(({ value }) => Object.keys(value as object)),
  );
  for (const one of said)
    for (const [key, value] of Object.entries(one.value as Record<string, unknown>)) {
      if (one.weak && plain.has(key)) continue;
      if (limits[key] !== undefined && limits[key] !== value) isDisputed = true;
      limits[key] ??= value;
    }
  if (isDisputed)
    result.conflicts.push({
      kind: "cash_limits",
      evidence: evidenceOf(said).map((one) => ({ ...one, value: limits })),
    });
  else result.facts.push({ kind: "cash_limits", value: limits, evidence: evidenceOf(said) });
}

function gatherSingle(kind: Kind, said: Found[], result: Facts): void {
  const plain = said.filter((one) => !one.weak);
  const counted = plain.length > 0 ? plain : said;
  const values = withoutLesser(
    counted,
    withoutVaguer(kind, [...new Set(counted.map((one) => one.value))]),
  );
  const [value] = values;
  if (values.length === 1) result.facts.push({ kind, value, evidence: evidenceOf(counted) });
  // Hints that disagree with each other are no statement at all.
  else if (plain.length === 0 || isOneText(counted)) return;
  else if (kind === "on_delivery" || kind === "confirmation")
    gatherDoor(kind, values as string[], counted, result);
  else
    result.conflicts.push({
      kind,
      evidence: counted.map(({ quote, page, value: one }) => ({ quote, page, value: one })),
    });
}

/** “The shopper pays” and “50 pounds” do not contradict each other: the sum says more. */
const withoutVaguer = (kind: Kind, values: unknown[]) =>
  kind.endsWith("_cost") && values.some((value) => typeof value === "number")
    ? values.filter((value) => value !== "shopper")
    : values;

/** Days that are granted and refused in one text: what is refused there is some other case. */
function withoutLesser(said: Found[], values: unknown[]): unknown[] {
  const isDays = said.every(({ kind }) => kind === "exchange_days" || kind === "return_days");
  return isDays && isOneText(said)
    ? values.filter((value) => value !== 0 || values.length === 1)
    : values;
}

/** One part of a page speaks of several cases rather than against itself: it says nothing that is sure. */
const isOneText = (said: Found[]) =>
  said.every(({ section }) => section !== undefined && section === elementAt(said, 0).section);

/** “Open it” and “try it on” go together; a phone call and a message are either of them. */
function gatherDoor(kind: Kind, values: string[], said: Found[], result: Facts): void {
  const isEither = kind === "confirmation";
  if (!isEither && values.includes("sealed"))
    result.conflicts.push({
      kind,
      evidence: said.map(({ quote, page, value }) => ({ quote, page, value })),
    });
  else result.facts.push({ kind, value: isEither ? "either" : "try", evidence: evidenceOf(said) });
}

/** Where returns are refused, the way a faulty piece is paid back is no fact about them. */
function withoutRefused(result: Facts): Facts {
  const refused = (kind: Kind) =>
    result.facts.some((fact) => fact.kind === kind && fact.value === 0);
  const facts = result.facts.filter(
    (fact) =>
      !(refused("return_days") && ["return_cost", "refund_as"].includes(fact.kind)) &&
      !(refused("exchange_days") && fact.kind === "exchange_cost"),
  );
  return { facts, conflicts: result.conflicts };
}

/** Statements of all pages gathered into one fact for each kind; a kind on which pages disagree is named as such and left out. */
import { gatherSingle } from "./contradiction.ts";
import { evidenceOf, type Facts } from "./evidence.ts";
import { type Found, type Kind, KINDS, type Zoned } from "./fact.ts";
import { gatherPlaces } from "./gather-places.ts";
import { withoutRepeats } from "./same-branch.ts";
import type { Governorate } from "../../../../contract/trust.ts";
import { unlessDoubtful } from "./standing.ts";

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
    gatherPlaces(kind, unlessDoubtful(zoned), new Set(unserved), result);
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

function gatherSet(kind: Kind, said: Found[], result: Facts): void {
  const values = new Map<string, string>();
  for (const one of said.flatMap((each) => each.value as string[]))
    if (!values.has(one.toLowerCase())) values.set(one.toLowerCase(), one);
  if (values.size === 0) return;
  const list = kind === "branches" ? withoutRepeats([...values.values()]) : [...values.values()];
  result.facts.push({ kind, value: list, evidence: evidenceOf(said) });
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

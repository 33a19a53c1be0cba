/**
 * npm run fit:check [-- --count 48] [--data DIR] [--unseen 24] [--from 0] [--sheet FILE]: dresses pairs and finds by
 * pixels what the eye would find: a table by kind of fault, and each fault with its pair and its place. `--sheet`
 * writes the faulty pairs beside each other with a ring around each fault.
 */
import { parseArgs } from "node:util";
import type { Fault } from "../src/server/features/fit/faults/scene.ts";
import { findFaults } from "../src/server/features/fit/faults/find-faults.ts";
import { demoPairs, photoPairs, unseenPairs } from "./parts/fit-pairs.ts";
import { dressedScene, markedSheet, type Dressed } from "./parts/fit-scene.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "48" },
    from: { type: "string", default: "0" },
    data: { type: "string" },
    unseen: { type: "string" },
    sheet: { type: "string" },
  },
});
const [from, count] = [Number(values.from), Number(values.count)];
const { data, unseen } = values;
const chosen = () => {
  if (!data) return demoPairs(from, count);
  return unseen ? unseenPairs(data, Number(unseen), from, count) : photoPairs(data, from, count);
};
const pairs = await chosen();
const table: Record<string, { pairs: number; faults: number }> = {};
const faulty: { dressed: Dressed; faults: Fault[] }[] = [];
let worn = 0;
for (const [n, pair] of pairs.entries()) {
  const dressed = await dressedScene(pair);
  if (!dressed) continue;
  worn++;
  const faults = findFaults(dressed.scene);
  for (const { kind, x, y, size } of faults)
    console.log(`${String(from + n + 1).padStart(3)} ${pair.name}: ${kind} at ${x},${y} (${size})`);
  for (const kind of new Set(faults.map((fault) => fault.kind))) {
    const row = (table[kind] ??= { pairs: 0, faults: 0 });
    row.pairs++;
    row.faults += faults.filter((fault) => fault.kind === kind).length;
  }
  if (faults.length > 0) faulty.push({ dressed, faults });
}
console.table(table);
console.log(
  `${pairs.length} pairs, ${worn} with something worn, ${faulty.length} of them with a fault`,
);
if (values.sheet) await markedSheet(faulty, values.sheet);
process.exit(0);

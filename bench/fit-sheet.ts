/**
 * npm run fit:sheet [-- --count 24] [--data DIR] [--unseen 24] [--to FILE]: composed pairs beside each other, for looking.
 * Pairs come from the demo catalogue, or from the photos of a folder with one folder per kind of garment;
 * with `--unseen N` from the photos that the first N pairs of that folder do not show.
 */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createFittingRoom } from "../src/server/features/fit/fitting-room.ts";
import { cutOut } from "../src/server/providers/vision/cut-out.ts";
import { demoPairs, photoPairs, unseenPairs } from "./parts/fit-pairs.ts";
import { drawSheet } from "./parts/fit-sheet.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "24" },
    from: { type: "string", default: "0" },
    columns: { type: "string", default: "8" },
    tile: { type: "string", default: "300" },
    data: { type: "string" },
    unseen: { type: "string" },
    to: { type: "string", default: join(tmpdir(), "fit-sheet.webp") },
  },
});
const [from, count] = [Number(values.from), Number(values.count)];
const room = createFittingRoom({ ask: cutOut, limitMs: 120_000 });
const { data, unseen } = values;
const chosen = () => {
  if (!data) return demoPairs(from, count);
  return unseen ? unseenPairs(data, Number(unseen), from, count) : photoPairs(data, from, count);
};
await drawSheet(room, await chosen(), {
  to: values.to,
  columns: Number(values.columns),
  tile: Number(values.tile),
  from,
});
await room.close();
process.exit(0);

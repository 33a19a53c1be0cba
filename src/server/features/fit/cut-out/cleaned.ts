// A cut out of a photo without what it took along: hooks, hangers, ground; and with sleeves that it lost.
import type { Garment } from "../../../providers/try-on/try-on.ts";
import { slotOf, type Slot } from "../garment/slot.ts";
import type { Raster } from "../pixels/raster.ts";
import { withoutClips } from "./clips.ts";
import { groundWithin, withLostParts, withoutPockets } from "./ground-pockets.ts";
import { withoutShoulders } from "./hanger.ts";
import { withoutHook, withoutThreads } from "./matte.ts";
import type { Seen } from "./trust.ts";

type Cleaned = {
  /** The picture, mended where a clip lay on the piece. */
  cloth: Raster;
  mask: Uint8Array;
  /** So much of the ground is in it that it is not to be shown. */
  isGroundTaken: boolean;
};

/** What may rightly have a thin thing standing up from its middle. */
const STRAPPED: ReadonlySet<string> = new Set([
  "Bags",
  "Accessories",
  "Footwear",
  "Headwear",
  "Hijabs & Scarves",
  "Home & Living",
  "Gifts & Stationery",
  "Others",
]);

const SLEEVED: ReadonlySet<Slot> = new Set(["top", "outer", "dress"]);
const HUNG_FROM_WAIST: ReadonlySet<Slot> = new Set(["trousers", "skirt"]);
/** Of the piece. */
const GROUND_MOST = 0.005;

export function cleaned({ raster, mask: cut, network }: Seen, garment: Garment): Cleaned {
  const { width, height } = raster;
  const slot = slotOf(garment);
  const hung = STRAPPED.has(garment.category) ? cut : withoutHook(cut, width, height);
  if (HUNG_FROM_WAIST.has(slot)) {
    const free = withoutClips(raster, hung);
    const mask = withoutThreads(free.mask, width, height);
    return { cloth: free.raster, mask, isGroundTaken: false };
  }
  if (!SLEEVED.has(slot)) return { cloth: raster, mask: hung, isGroundTaken: false };
  const whole = network ? withLostParts(raster, hung) : hung;
  const clean = withoutPockets(raster, withoutShoulders(raster, whole));
  const isGroundTaken = network !== undefined && groundWithin(raster, clean, network) > GROUND_MOST;
  return { cloth: raster, mask: clean, isGroundTaken };
}

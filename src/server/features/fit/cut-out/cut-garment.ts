// From the pictures of a piece to the piece alone: the best picture, cut the best way.
import sharp from "sharp";
import type { Garment } from "../../../providers/try-on/try-on.ts";
import type { Raster } from "../pixels/raster.ts";
import { cutByColour } from "./background.ts";
import { decode, isCutAlready } from "./decode.ts";
import { agreement, evennessOf, judge, skinShare, USABLE } from "./judge.ts";
import { matted, pureEdges, tidied } from "./matte.ts";

/** A mask from the network: 0 to 255 a pixel. */
export type AskNetwork = (picture: {
  data: Uint8Array;
  width: number;
  height: number;
}) => Promise<Uint8Array>;

type Candidate = { raster: Raster; mask: Uint8Array; score: number; way: string };

/** Good enough that no other picture and no network is asked. */
const GOOD = 0.78;
const SKIN_COST = 0.5;
/** A lopsided cut by colour is held against the network's, and costs when they do not agree. */
const EVEN = 0.86;
const DOUBTFUL = 0.75;
const DOUBT_COST = 0.3;

/** Undefined when no picture gives a usable cut. */
export async function cutGarment(garment: Garment, ask: AskNetwork): Promise<Raster | undefined> {
  const own = garment.cutOut && (await withOwnCut(garment.cutOut, garment.pictures[0]));
  if (own) return own;
  let best: Candidate | undefined;
  for (const bytes of garment.pictures) {
    const raster = await decode(bytes);
    if (!raster) continue;
    if (isCutAlready(raster)) return pureEdges(raster);
    const candidate = await cut(raster, ask, PIERCED.has(garment.category));
    if (candidate && candidate.score > (best?.score ?? USABLE)) best = candidate;
    if (best && best.score >= GOOD) break;
  }
  return best && matted(best.raster, best.mask);
}

/** Things one can look through: handles, rings, frames. */
export const PIERCED: ReadonlySet<string> = new Set(["Bags", "Accessories", "Footwear", "Others"]);

/** A cut without the shadow that leaves less than this of the thing has eaten into it. */
const SHADOW_MOST = 0.3;
const areaOf = (mask: Uint8Array) => mask.reduce((sum, on) => sum + on, 0);

/** Both ways, and both together; the judge decides. */
export async function cut(
  raster: Raster,
  ask: AskNetwork,
  isPierced = false,
): Promise<Candidate | undefined> {
  const { width, height } = raster;
  const colour = await cutByColour(raster);
  const candidates: Candidate[] = [];
  const enter = (mask: Uint8Array, way: string, bonus = 0) => {
    const tidy = tidied(mask, width, height);
    const { score } = judge(raster, tidy);
    const skin = skinShare(raster, tidy);
    // Cloth can have the colour of skin; only what a network sees as one thing with a person in it costs.
    const cost = skin > 0.08 && skin < 0.6 && way !== "colour" ? SKIN_COST * skin : 0;
    if (score > 0) candidates.push({ raster, mask: tidy, score: score + bonus - cost, way });
  };
  const isShadowOnly = areaOf(colour.shadowless) > areaOf(colour.mask) * (1 - SHADOW_MOST);
  const tight = isShadowOnly ? colour.shadowless : colour.mask;
  enter(isPierced ? colour.pierced : tight, "colour", colour.unrest < 2 ? 0.06 : -0.1);
  const [byColour] = candidates;
  if (!byColour || byColour.score < GOOD || evennessOf(byColour.mask, width) < EVEN) {
    const seen = await ask({ data: withoutAlpha(raster), width, height });
    const network = seen.map((value) => (value > 120 ? 1 : 0));
    const agree = agreement(network, colour.mask);
    if (byColour && agree < DOUBTFUL) byColour.score -= DOUBT_COST;
    enter(network, "network");
    if (agree > 0.6)
      enter(
        seen.map((v, i) => (v > 200 || (v > 40 && colour.mask[i]) ? 1 : 0)),
        "both",
        0.04,
      );
  }
  return candidates.toSorted((a, b) => b.score - a.score)[0];
}

function withoutAlpha({ width, height, data }: Raster): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) rgb.set(data.subarray(i * 4, i * 4 + 3), i * 3);
  return rgb;
}

/** Our own cut-out is small; the outline is taken from it, the cloth from the large picture. */
async function withOwnCut(
  cutOut: Uint8Array,
  picture: Uint8Array | undefined,
): Promise<Raster | undefined> {
  const large = picture && (await decode(picture));
  const small = await decode(cutOut);
  if (!small || !large) return small;
  const { width, height } = large;
  const outline = await sharp(small.data, {
    raw: { width: small.width, height: small.height, channels: 4 },
  })
    .resize(width, height, { fit: "fill" })
    .raw()
    .toBuffer();
  const data = Uint8ClampedArray.from(large.data);
  for (let i = 0; i < width * height; i++) {
    const alpha = outline[i * 4 + 3]!;
    data[i * 4 + 3] = (alpha - 96) * 1.7;
    if (alpha < 236) for (let c = 0; c < 3; c++) data[i * 4 + c] = outline[i * 4 + c]!;
  }
  return pureEdges({ width, height, data });
}

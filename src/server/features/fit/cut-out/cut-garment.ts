// From the pictures of a piece to the piece alone: the best picture, cut the best way.
import { sharp } from "../../../sharp.ts";
import type { Garment } from "../../../providers/try-on/try-on.ts";
import { areasOf, countOf, largestArea } from "../pixels/planes.ts";
import type { Raster } from "../pixels/raster.ts";
import { cutByColour, type ColourCut } from "./background.ts";
import { decode, isCutAlready } from "./decode.ts";
import { cleaned } from "./cleaned.ts";
import { enlarged } from "./enlarged.ts";
import { agreement, evennessOf, judge, skinShare } from "./judge.ts";
import { matted, pureEdges, tidied, withoutScraps } from "./matte.ts";
import { snapped } from "./snap.ts";
import { isCertain, SEEN, trustOf, type Seen, type Trust } from "./trust.ts";

/** A mask from the network: 0 to 255 a pixel. */
export type AskNetwork = (picture: {
  data: Uint8Array;
  width: number;
  height: number;
}) => Promise<Uint8Array>;

/** A piece, and how sure its outline is. */
export type Piece = {
  raster: Raster;
  /** The picture it was cut out of, for when that is the better one to show. */
  photo: Raster;
  trust: Trust;
};

type Candidate = Seen & {
  way: string;
  /** Its outline needs no drawing in. */
  isFine?: boolean;
};

/** Good enough that no other picture and no network is asked. */
const GOOD = 0.78;
/** A studio's ground: on any other the network is asked as well. */
const PLAIN = 1.2;
const SKIN_COST = 0.5;
/** A lopsided cut by colour is held against the network's, and costs when they do not agree. */
const EVEN = 0.86;
const DOUBTFUL = 0.85;
/** A clear cut by colour that the network sees the same way, but for the width of an outline. */
const SAME = 0.93;
/** Of the picture; less is no thing. */
const NOTHING = 0.01;
const DOUBT_COST = 0.4;

/** An outline that moved farther than this has lost the thing. */
const ALIKE = 0.93;

/** Of the cut, what hangs together; two pieces of a set may lie apart. */
const ONE = 0.6;
const SHRED_COST = 0.35;

function largestShare(mask: Uint8Array, width: number, height: number): number {
  return largestArea(mask, width, height) / Math.max(1, countOf(mask));
}

/** Undefined when no picture shows anything; a poor cut is doubtful, and its photo still of use. */
export async function cutGarment(garment: Garment, ask: AskNetwork): Promise<Piece | undefined> {
  const own = garment.cutOut && (await withOwnCut(garment.cutOut, garment.pictures[0]));
  if (own) return { raster: own, photo: own, trust: "exact" };
  let best: Candidate | undefined;
  for (const bytes of garment.pictures) {
    const raster = await decode(bytes);
    if (!raster) continue;
    if (isCutAlready(raster)) return { raster: pureEdges(raster), photo: raster, trust: "exact" };
    const candidate = await cut(raster, ask, PIERCED.has(garment.category));
    if (candidate && candidate.score > (best?.score ?? -Infinity)) best = candidate;
    if (best && best.score >= GOOD) break;
  }
  if (!best) return undefined;
  const { raster, way, isFine } = best;
  const { cloth, mask, isGroundTaken } = cleaned(best, garment);
  // An outline that the network is not certain of is a little wide.
  const isCoarse = way !== "colour" && !isFine;
  const piece = matted(cloth, mask, isCoarse);
  return {
    raster: await enlarged(PIERCED.has(garment.category) ? piece : withoutScraps(piece)),
    photo: raster,
    trust: isGroundTaken
      ? "doubtful"
      : trustOf({ ...best, mayEndBelow: FROM_ABOVE.has(garment.category) }),
  };
}

/** What is known by its upper end. */
const FROM_ABOVE: ReadonlySet<string> = new Set([
  "Pants",
  "Sweatpants",
  "Leggings",
  "Shorts",
  "Skirts",
  "Dresses",
]);

/** Things one can look through: handles, rings, frames. */
export const PIERCED: ReadonlySet<string> = new Set(["Bags", "Accessories", "Footwear", "Others"]);

/** A cut without the shadow that leaves less than this of the thing has eaten into it. */
const SHADOW_MOST = 0.3;

/** What the network is certain of stands as it is; else both ways, and both together, and the judge decides. */
export async function cut(
  raster: Raster,
  ask: AskNetwork,
  isPierced = false,
): Promise<Candidate | undefined> {
  const { width, height } = raster;
  const looked = await ask({ data: withoutAlpha(raster), width, height });
  const network = looked.map((value) => (value > SEEN ? 1 : 0));
  const colour = isPierced ? await cutByColour(raster) : undefined;
  if (isCertain(looked)) {
    const isOpen = colour && colour.unrest < PLAIN;
    const seen = isOpen ? withoutOpenings(network, colour, looked, width) : network;
    const found = judged(raster, seen, "network", isPierced);
    if (found?.cost === 0) return { ...found.candidate, network: looked, isFine: true };
  }
  return cutBothWays(raster, colour ?? (await cutByColour(raster)), { looked, network }, isPierced);
}

/** On the mean of an enclosed area, from here on the network is as sure of it as of cloth. */
const SURELY = 250;

/** Without what shows through handles and rings: enclosed, like the ground, and not surely the thing to the network. */
function withoutOpenings(
  network: Uint8Array,
  colour: ColourCut,
  looked: Uint8Array,
  width: number,
): Uint8Array {
  const open = colour.shadowless.map((on, i) => (on && !colour.pierced[i] ? 1 : 0));
  const { labels, sizes } = areasOf(open, width, open.length / width);
  const sums = new Float64Array(sizes.length);
  labels.forEach((label, i) => (sums[label]! += looked[i]!));
  const isOpen = sizes.map((size, label) => label > 0 && sums[label]! < size * SURELY);
  return network.map((on, i) => (isOpen[labels[i]!] ? 0 : on));
}

/** A mask, tidied and judged; undefined where it is no thing, or nothing but it. */
function judged(
  raster: Raster,
  mask: Uint8Array,
  way: string,
  isPierced: boolean,
  seen?: Uint8Array,
) {
  const { width, height } = raster;
  const tidy = tidied(mask, width, height);
  if (seen) for (let i = 0; i < tidy.length; i++) tidy[i]! &= seen[i]!;
  const { score } = judge(raster, tidy);
  if (score <= 0) return undefined;
  const skin = skinShare(raster, tidy);
  // Cloth can have the colour of skin; only what a network sees as one thing with a person in it costs.
  const person = skin > 0.08 && skin < 0.6 && way !== "colour" ? SKIN_COST * skin : 0;
  // Handles, straps and pairs aside, a piece is one thing: shreds are a cut that failed.
  const shreds = isPierced || largestShare(tidy, width, height) > ONE ? 0 : SHRED_COST;
  const cost = person + shreds;
  return { candidate: { raster, mask: tidy, score: score - cost, way }, cost };
}

type Looked = { looked: Uint8Array; network: Uint8Array };

function cutBothWays(
  raster: Raster,
  colour: ColourCut,
  { looked, network }: Looked,
  isPierced: boolean,
): Candidate | undefined {
  const { width } = raster;
  const isPlain = colour.unrest < PLAIN;
  const candidates: Candidate[] = [];
  const enter = (mask: Uint8Array, way: string, bonus = 0) => {
    // The network may see a ring or a handle as one thing with what shows through it.
    const through = isPierced && isPlain ? colour.pierced : undefined;
    const found = judged(raster, mask, way, isPierced, through);
    if (found) candidates.push({ ...found.candidate, score: found.candidate.score + bonus });
  };
  const isShadowOnly = countOf(colour.shadowless) > countOf(colour.mask) * (1 - SHADOW_MOST);
  const tight = isShadowOnly ? colour.shadowless : colour.mask;
  enter(isPierced ? colour.pierced : tight, "colour", colour.unrest < 2 ? 0.06 : -0.1);
  const [byColour] = candidates;
  const isClear =
    isPlain && byColour && byColour.score >= GOOD && evennessOf(byColour.mask, width) >= EVEN;
  const agree = agreement(network, byColour?.mask ?? colour.mask);
  // Where colours are clear the network is heard only if it sees another thing; one that sees nothing is not.
  const isHeard = !isClear || (agree < SAME && countOf(network) > network.length * NOTHING);
  if (isHeard) {
    if (byColour && agree < DOUBTFUL) byColour.score -= DOUBT_COST;
    enter(network, "network");
    const snug = snapped(raster, looked);
    if (agreement(snug, network) > ALIKE) enter(snug, "snapped", 0.03);
    if (agree > 0.6)
      enter(
        looked.map((v, i) => (v > 200 || (v > 40 && colour.mask[i]) ? 1 : 0)),
        "both",
        0.04,
      );
  }
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  return best && { ...best, ...(isHeard && { network: looked }) };
}

function withoutAlpha({ width, height, data }: Raster): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    rgb[i * 3] = data[i * 4]!;
    rgb[i * 3 + 1] = data[i * 4 + 1]!;
    rgb[i * 3 + 2] = data[i * 4 + 2]!;
  }
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
  const data = large.data.slice();
  for (let i = 0; i < width * height; i++) {
    const alpha = outline[i * 4 + 3]!;
    data[i * 4 + 3] = (alpha - 96) * 1.7;
    if (alpha < 236) for (let c = 0; c < 3; c++) data[i * 4 + c] = outline[i * 4 + c]!;
  }
  return pureEdges({ width, height, data });
}

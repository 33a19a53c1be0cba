// Which photos show the same piece. Photos are joined from the likest pair on, as long as the two groups are on
// average alike enough; in which order they came makes no difference.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { difference } from "../../../providers/vision/colours.ts";
import type { Swatch } from "../../../providers/vision/vision.ts";
import type { Looks } from "./seen-photo.ts";

export type Grouped = {
  id: string;
  vector: Float32Array;
  looks: Pick<Looks, "kinds" | "swatches">;
  /** It stands in this draft already: it stays there, and others may join it. */
  draft?: string | null;
};

/** Chosen on the demo's drawings as phone photos (bench/bench-photos.ts); figures in docs/quality.md. */
export const SAME_PIECE = 0.55;
/** What a difference in colour, and in what the piece is taken for, costs. */
const COLOUR_COSTS = 0.6;
const KIND_COSTS = 0.12;
/** Farther apart than two shots of one cloth are. */
const ANOTHER_COLOUR = 0.3;
/** More photos of one piece than a product can show are two drafts; one place is left for the cut-out. */
const GROUP_MAX = 30;

const dot = (one: Float32Array, other: Float32Array): number => {
  let sum = 0;
  for (let n = 0; n < one.length; n++) sum += (one[n] ?? 0) * (other[n] ?? 0);
  return sum;
};

/** How far the colours of one are from those of the other: each to the nearest, both ways, by their shares. */
function colourDistance(one: readonly Swatch[], other: readonly Swatch[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  return Math.max(oneWay(one, other), oneWay(other, one));
}

function oneWay(from: readonly Swatch[], to: readonly Swatch[]): number {
  let far = 0;
  let shares = 0;
  for (const { lab, share } of from) {
    far += share * Math.sqrt(Math.min(...to.map((swatch) => difference(lab, swatch.lab))));
    shares += share;
  }
  return far / shares;
}

/** From 0, taken for quite different things, to 1. */
function kindAgreement(one: Looks["kinds"], other: Looks["kinds"]): number {
  let both = 0;
  for (const { kind, sureness } of one) {
    const same = other.find((each) => each.kind === kind);
    if (same) both += Math.sqrt(sureness * same.sureness);
  }
  return Math.min(1, both);
}

/** The higher, the likelier they show one piece. */
export function likeness(one: Grouped, other: Grouped): number {
  const colours = colourDistance(one.looks.swatches, other.looks.swatches);
  if (colours > ANOTHER_COLOUR) return -1;
  return (
    dot(one.vector, other.vector) -
    COLOUR_COSTS * colours -
    KIND_COSTS * (1 - kindAgreement(one.looks.kinds, other.looks.kinds))
  );
}

type Group = { draft: string | null; members: Grouped[] };

/** Every photo stands in one group; groups and their photos by id, whatever the order they came in. */
export function groupPhotos(photos: readonly Grouped[], least = SAME_PIECE): Group[] {
  const sorted = photos.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const alike = sorted.map((one) => sorted.map((other) => likeness(one, other)));
  let groups = startOf(sorted);
  for (;;) {
    const pair = likestPair(groups, alike, least);
    if (!pair) break;
    const [one, other] = pair;
    const joined = { draft: one.draft ?? other.draft, members: [...one.members, ...other.members] };
    groups = [joined, ...groups.filter((group) => group !== one && group !== other)];
  }
  return groups
    .map(({ draft, members }) => ({
      draft,
      members: members.toSorted((a, b) => a - b).map((at) => elementAt(sorted, at)),
    }))
    .toSorted((one, other) =>
      elementAt(one.members, 0).id < elementAt(other.members, 0).id ? -1 : 1,
    );
}

type Places = { draft: string | null; members: number[] };

/** What its owner has put together stays together. */
function startOf(sorted: readonly Grouped[]): Places[] {
  const drafts = new Map<string, Places>();
  const singles: Places[] = [];
  sorted.forEach(({ draft = null }, at) => {
    const group = draft === null ? undefined : drafts.get(draft);
    if (group) group.members.push(at);
    else if (draft === null) singles.push({ draft, members: [at] });
    else drafts.set(draft, { draft, members: [at] });
  });
  return [...drafts.values(), ...singles];
}

function likestPair(
  groups: readonly Places[],
  alike: readonly number[][],
  least: number,
): [Places, Places] | undefined {
  let best: [Places, Places] | undefined;
  let most = least;
  groups.forEach((one, n) => {
    for (const other of groups.slice(n + 1)) {
      if (one.draft !== null && other.draft !== null) continue;
      if (one.members.length + other.members.length > GROUP_MAX) continue;
      const mean = meanOf(one.members, other.members, alike);
      if (mean >= most) [best, most] = [[one, other], mean];
    }
  });
  return best;
}

function meanOf(one: readonly number[], other: readonly number[], alike: readonly number[][]) {
  let sum = 0;
  for (const a of one) for (const b of other) sum += elementAt(alike, a)[b] ?? 0;
  return sum / (one.length * other.length);
}

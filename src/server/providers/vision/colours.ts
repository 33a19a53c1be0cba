// Names the colours of a garment as people and the catalogue do.
import { hexToLab, type Lab, type LabPixels } from "./oklab.ts";

/** Shades that people call by this word: as cloth looks, from a soft dye to a loud one. */
const PALETTE = {
  black: ["#1d1c20", "#111113", "#2a292d"],
  white: ["#f6f5f3", "#ffffff", "#ebeaea"],
  ivory: ["#efe6d6", "#f3ead9", "#e9dfca"],
  beige: ["#d8c7ab", "#cfbfa6", "#dccdb8"],
  sand: ["#c9b48f", "#bfa982"],
  camel: ["#b68a58", "#bd9468"],
  brown: ["#7a5236", "#8a6244", "#6d4630"],
  chocolate: ["#4a3026", "#3c2820"],
  red: ["#b3202a", "#c8202a", "#dd2127", "#9e1b24"],
  burgundy: ["#661e2c", "#571a28", "#7a2436"],
  rust: ["#a5502f", "#b3603f"],
  orange: ["#d9772f", "#ee7d20", "#f28c3c"],
  mustard: ["#c3922e", "#b98a32"],
  yellow: ["#e8c652", "#f4d93b", "#f0dc82"],
  olive: ["#6d6b41", "#575a35", "#7d7a50"],
  sage: ["#9cab92", "#aab8a0"],
  green: ["#3f7a4c", "#2f8f4a", "#5c9a5f", "#7fb069"],
  emerald: ["#12604b", "#0d4f3c", "#1a7a5e"],
  teal: ["#1f6670", "#17555f"],
  turquoise: ["#3aa6a4", "#4fc0bd", "#7fcfc9"],
  "sky blue": ["#9dbfdc", "#b5d0e8", "#86afd4"],
  blue: ["#3a67a8", "#2a57b8", "#4f7dc0", "#4b6c96"],
  navy: ["#232f4d", "#1b2440", "#2f3c5e"],
  lilac: ["#b9a3cd", "#c9b8da"],
  purple: ["#633f7c", "#74489a", "#4b2f63"],
  pink: ["#e3a3b6", "#efb9c8", "#e0709b", "#d94f8a"],
  "dusty rose": ["#c08f8c", "#b98884"],
  coral: ["#e07a63", "#ec8a78"],
  grey: ["#979799", "#7d7e81", "#b3b3b4"],
  charcoal: ["#45474c", "#54565b", "#3a3c40"],
  silver: ["#c4c6ca", "#d0d2d5"],
  gold: ["#c9a85f", "#d4b46c"],
} satisfies Record<string, string[]>;

export type ColourName = keyof typeof PALETTE;
export const COLOUR_NAMES = Object.keys(PALETTE) as ColourName[];

/** Shades by the name they are called. */
export const shadesOf = (name: string): Lab[] =>
  Object.hasOwn(PALETTE, name) ? PALETTE[name as ColourName].map(hexToLab) : [];

const SHADES = COLOUR_NAMES.flatMap((name) =>
  PALETTE[name].map((hex) => ({ name, lab: hexToLab(hex) })),
);

/** Light changes from photo to photo more than tint does, so tint decides more. */
const LIGHT_COUNTS = 0.7;
const TINT_COUNTS = 1.6;
/** Squared; only compared. */
export const difference = (one: Lab, other: Lab) =>
  ((one[0] - other[0]) * LIGHT_COUNTS) ** 2 +
  ((one[1] - other[1]) * TINT_COUNTS) ** 2 +
  ((one[2] - other[2]) * TINT_COUNTS) ** 2;

/** Words for metal: grey cloth in the sun is not silver. */
const METALS = new Set<ColourName>(["silver", "gold"]);

export function nameColour(lab: Lab, mayBeMetal = true): ColourName {
  let best = SHADES[0]!;
  let least = Infinity;
  for (const shade of SHADES) {
    if (!mayBeMetal && METALS.has(shade.name)) continue;
    const far = difference(lab, shade.lab);
    if (far < least) [best, least] = [shade, far];
  }
  return best.name;
}

const GROUPS = 5;
const ROUNDS = 6;
const SAMPLES = 2500;
/** Cloth of one colour in light and in shade. */
const SAME_TINT = 0.045;
const SAME_CLOTH_LIGHT = 0.24;
const LEAST_SHARE = 0.12;

type Group = { lab: Lab; members: Lab[] };

/** Largest first; shades of one name are one colour. */
export function nameSwatches(
  swatches: readonly Swatch[],
  mayBeMetal = true,
): { name: ColourName; share: number }[] {
  const shares = new Map<ColourName, number>();
  for (const { lab, share } of swatches) {
    const name = nameColour(lab, mayBeMetal);
    shares.set(name, (shares.get(name) ?? 0) + share);
  }
  const sorted = [...shares]
    .map(([name, share]) => ({ name, share }))
    .toSorted((a, b) => b.share - a.share);
  return sorted.filter(({ share }, n) => n === 0 || share >= LEAST_SHARE);
}

/** A colour of the cloth before it has a name. */
export type Swatch = { lab: Lab; share: number };

/** The garment's colours, largest first. */
export function swatchesOf(picture: LabPixels, inside: number[]): Swatch[] {
  const samples = sample(picture, inside);
  if (samples.length === 0) return [];
  return joinShades(cluster(samples))
    .map(({ members }) => ({ lab: clothColour(members), share: members.length / samples.length }))
    .toSorted((one, other) => other.share - one.share);
}

/** A photo this dark at its brightest was taken in poor light; white cloth is grey on it. */
const DIM = 0.88;
const LIFT_TO = 0.94;
const LIFT_MAX = 1.18;

function liftOf({ data, width, height }: LabPixels): number {
  const lights = Float32Array.from({ length: width * height }, (_, n) => data[n * 3]!).toSorted();
  const brightest = lights[Math.floor(lights.length * 0.99)]!;
  return brightest < DIM ? Math.min(LIFT_MAX, LIFT_TO / brightest) : 1;
}

function sample(picture: LabPixels, inside: number[]): Lab[] {
  const { data } = picture;
  const lift = liftOf(picture);
  const step = Math.max(1, Math.floor(inside.length / SAMPLES));
  return inside
    .filter((_, n) => n % step === 0)
    .map((n) => [data[n * 3]! * lift, data[n * 3 + 1]!, data[n * 3 + 2]!]);
}

/** k-means that starts from pixels far apart; the same picture always gives the same groups. */
function cluster(samples: Lab[]): Group[] {
  let centres: Lab[] = [clothColour(samples)];
  const far = samples.map((lab) => difference(lab, centres[0]!));
  while (centres.length < GROUPS) {
    const farthest = samples[far.indexOf(Math.max(...far))]!;
    centres = [...centres, farthest];
    samples.forEach((lab, n) => (far[n] = Math.min(far[n]!, difference(lab, farthest))));
  }
  let groups: Group[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    groups = centres.map((lab) => ({ lab, members: [] }));
    for (const lab of samples) groups[nearest(lab, centres)]!.members.push(lab);
    groups = groups.filter(({ members }) => members.length > 0);
    centres = groups.map(({ members }) => mean(members));
  }
  return groups.map((group, n) => ({ ...group, lab: centres[n]! }));
}

function nearest(lab: Lab, centres: Lab[]): number {
  let index = 0;
  let least = Infinity;
  for (let n = 0; n < centres.length; n++) {
    const far = difference(lab, centres[n]!);
    if (far < least) [index, least] = [n, far];
  }
  return index;
}

/** Folds are darker, not of another colour: groups that differ in light alone become one. */
function joinShades(groups: Group[]): Group[] {
  const joined: Group[] = [];
  for (const group of groups.toSorted((a, b) => b.members.length - a.members.length)) {
    const same = joined.find(
      ({ lab }) =>
        Math.hypot(lab[1] - group.lab[1], lab[2] - group.lab[2]) < SAME_TINT &&
        Math.abs(lab[0] - group.lab[0]) < SAME_CLOTH_LIGHT,
    );
    if (same) same.members.push(...group.members);
    else joined.push({ lab: group.lab, members: [...group.members] });
  }
  return joined;
}

/** The light part of the cloth tells its colour better than its folds do. */
function clothColour(members: Lab[]): Lab {
  const part = (c: 0 | 1 | 2, share: number) => {
    const values = Float32Array.from(members, (lab) => lab[c]).toSorted();
    return values[Math.floor((values.length - 1) * share)]!;
  };
  return [part(0, 0.6), part(1, 0.5), part(2, 0.5)];
}

const mean = (labs: Lab[]): Lab => {
  const sum = [0, 0, 0];
  for (const lab of labs) for (const c of [0, 1, 2] as const) sum[c]! += lab[c];
  return [sum[0]! / labs.length, sum[1]! / labs.length, sum[2]! / labs.length];
};

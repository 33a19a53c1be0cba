// A planned outfit on a figure: every piece where it belongs, and which of them could not be put on.
import type { Piece } from "./cut-out/cut-garment.ts";
import type { Figure } from "./figure/figure.ts";
import { opened } from "./garment/creases.ts";
import { isCollared, isDeepNecked, isHighNecked, isLongTop, type Slot } from "./garment/slot.ts";
import { twoPiecesOf } from "./garment/two-pieces.ts";
import { ORDER, type Described, type Plan } from "./outfit.ts";
import { clothMask } from "./pixels/cloth-mask.ts";
import { peekingOf } from "./pixels/peeking.ts";
import type { Layer } from "./pixels/raster.ts";
import { drapeScarf } from "./placement/drape.ts";
import { hold, isHeld, type Held } from "./placement/held.ts";
import { tuck, under, visibleShare } from "./placement/layering.ts";
import { areHighHeels, putOnShoes, type Shod } from "./placement/shoes.ts";
import { straightened } from "./placement/straighten.ts";
import { wear, type Cut, type Worn } from "./placement/worn.ts";

export type PutOn = {
  /** From the skin outward, each with its place in the pair. */
  worn: (Worn & { place: number })[];
  held: Held[];
  shod: Shod | null;
  scarf: Layer | null;
  /** Places in the pair: worn but not seen, and not to be put on. */
  hidden: number[];
  unplaced: number[];
};

/** With less than this of it showing, a piece is laid out beside the figure as well. */
const BARELY_SEEN = 0.14;

type Part = { worn: Worn; place: number };

export async function putOn(
  plan: Plan,
  pieces: readonly Described[],
  cuts: readonly Piece[],
  figure: Figure,
): Promise<PutOn> {
  const outfit: PutOn = { worn: [], held: [], shod: null, scarf: null, hidden: [], unplaced: [] };
  const parts: Part[] = [];
  for (const place of plan.worn) {
    const slot = plan.slots[place]!;
    const { title, category } = pieces[place]!;
    const piece = { ...cuts[place]!, title, category, isOverCloth: liesOverCloth(plan, place) };
    const isOn = await putPiece(figure, slot, piece, outfit, (worn) => parts.push({ worn, place }));
    if (!isOn) outfit.unplaced.push(place);
  }
  // A suit is worn around a shirt; otherwise the plan has the order.
  if (!plan.isTucked) parts.sort((a, b) => rank(a.worn) - rank(b.worn));
  layer(parts, plan, figure, outfit);
  for (const [n, inner] of outfit.worn.entries())
    for (const outer of outfit.worn.slice(n + 1)) withoutPeeking(inner, outer, figure);
  return outfit;
}

/** What would come through the outer cloth in scraps goes. */
function withoutPeeking(inner: Worn, outer: Worn, figure: Figure): void {
  const { width } = figure;
  const { labels, scraps } = peekingOf(clothMask(inner, figure), clothMask(outer, figure), width);
  if (scraps.length === 0) return;
  const away = new Set(scraps.map(({ label }) => label));
  for (const cloth of inner.sleeves ? [inner.trunk, inner.sleeves] : [inner.trunk])
    for (let y = 0; y < cloth.height; y++)
      for (let x = 0; x < cloth.width; x++)
        if (away.has(labels[(y + cloth.top) * width + x + cloth.left]!))
          cloth.data[(y * cloth.width + x) * 4 + 3] = 0;
}

const COVERS_CHEST: ReadonlySet<Slot> = new Set(["tank", "top", "dress", "jumpsuit", "gown"]);

/** Whether one of the pair's other pieces lies under this one, about the chest. */
function liesOverCloth({ slots, worn }: Plan, place: number): boolean {
  const own = ORDER.indexOf(slots[place]!);
  return worn.some((n) => COVERS_CHEST.has(slots[n]!) && ORDER.indexOf(slots[n]!) < own);
}

const rank = ({ slot }: Worn) => ORDER.indexOf(slot);

/** Whether a place for it was found. */
async function putPiece(
  figure: Figure,
  slot: Slot,
  { title, category, isOverCloth, ...piece }: Piece & Described & { isOverCloth: boolean },
  outfit: PutOn,
  add: (worn: Worn) => void,
): Promise<boolean> {
  const isExact = piece.trust === "exact";
  const isTurnable = !isExact && !isHeld(slot) && slot !== "head-covering";
  const raster = isTurnable ? await straightened(piece.raster) : piece.raster;
  if (slot === "head-covering") {
    outfit.scarf = drapeScarf(figure, raster);
    return outfit.scarf !== null;
  }
  // A photo seldom shows shoes the way feet stand: they lie beside.
  if (slot === "shoes" && (!isExact || areHighHeels(raster))) return false;
  if (slot === "shoes") outfit.shod = putOnShoes(figure, raster, title);
  if (slot === "shoes" && outfit.shod) return true;
  if (isHeld(slot)) {
    const held = await hold(figure, slot, raster, title, isExact);
    if (held) outfit.held.push(held);
    return held !== null;
  }
  const cut = {
    raster,
    isExact,
    isOverCloth,
    isLong: isLongTop({ title }),
    isHighNecked: isHighNecked({ title }),
    isDeep: isDeepNecked({ title }),
    isCollared: !isExact || isCollared({ title, category }),
  };
  const worn = slot === "suit" || slot === "set" ? wearBoth(figure, cut, slot) : [];
  if (slot !== "suit" && slot !== "set") {
    const one = wear(figure, { ...cut, slot });
    // Sleeves or legs that lie close are told apart by their creases.
    const parted =
      one || isExact ? one : wear(figure, { ...cut, raster: opened(raster, slot), slot });
    if (parted) worn.push(parted);
  }
  worn.forEach(add);
  return worn.length > 0;
}

/** Both pieces of a picture that shows two; none where one of them would not sit. */
function wearBoth(
  figure: Figure,
  { raster, ...cut }: Omit<Cut, "slot">,
  slot: "suit" | "set",
): Worn[] {
  const pieces = twoPiecesOf(raster);
  if (!pieces) return [];
  const { isExact } = cut;
  const lower =
    wear(figure, { raster: pieces.lower, slot: "trousers", isExact }) ??
    wear(figure, { raster: pieces.lower, slot: "skirt", isExact });
  const upper = wear(figure, {
    ...cut,
    raster: pieces.upper,
    slot: slot === "suit" ? "outer" : "top",
  });
  return lower && upper ? [lower, upper] : [];
}

/** Each piece makes room for those over it. */
function layer(parts: Part[], { isTucked }: Plan, figure: Figure, outfit: PutOn): void {
  outfit.worn = parts.map(({ worn, place }, n) => {
    const over = parts.slice(n + 1);
    if (isTucked) return { ...over.reduce((inner, outer) => tuck(inner, outer.worn), worn), place };
    const others = over.filter((outer) => outer.place !== place);
    const isUnseen = others.some((outer) => visibleShare(worn, outer.worn) < BARELY_SEEN);
    if (isUnseen && !outfit.hidden.includes(place)) outfit.hidden.push(place);
    const { levels, armpit } = figure.anchors;
    const heights = { armpit: armpit.left.y, waist: levels.waist };
    return { ...over.reduce((inner, outer) => under(inner, outer.worn, heights), worn), place };
  });
}

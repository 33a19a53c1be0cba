// The colours and cloths of a kind that suit the look best, out of those the catalogue has.
import { elementAt, getOrThrow } from "../../../../contract/get-or-throw.ts";
import type { Embeddings } from "../../../providers/embeddings/embeddings.ts";
import type { Candidate } from "../find/queries/candidates.ts";
import type { Sentence } from "../read/sentence.ts";
import type { Worn } from "./compatibility.ts";
import type { Garment } from "./garments.ts";
import { compatibility } from "./learnt.ts";
import { phraseOf, type Idea, type Reason } from "./line.ts";
import type { Look } from "./look.ts";
import { harmonyWithAll, type Colour } from "./palette.ts";
import { PART_OF, type Slot } from "./slots.ts";
import { stockOf } from "./stock.ts";

const LEARNT_SHARE = 0.25;
const ASKED_FOR = 5;
/** Three lines of the same colour are one idea told three times. */
const SAID_BEFORE = 0.25;
const FESTIVE = 2.4;
/** What carries a look is calm; a scarf may sing. */
const CARRYING = new Set<Slot>(["shoes", "bag", "outer", "bottom"]);
const LOUDNESS = 0.4;

type Coloured = Idea & { colour: Colour };

export type Choosing = {
  look: Look;
  outfit: Worn[];
  wish: Sentence;
  /** Colours of the lines before this one. */
  said: Colour[];
  embeddings: Embeddings;
};

/** Best first; last of all the kind without a colour. */
export async function ideasFor(
  garment: Garment,
  products: Candidate[],
  choosing: Choosing,
): Promise<Idea[]> {
  const stock = stockOf(products);
  const isForMen = choosing.look.audience === "men" && garment.slot === "shoes";
  const bare: Idea = { garment, isForMen };
  if (garment.isPlain) return [bare];
  const materialFor = (colour: Colour) =>
    stock.materialsOf(colour, garment.slot, choosing.look.dressed)[0]?.material;
  const ideas = stock.colours
    .filter(({ colour }) => !isRefused(colour.id, choosing.wish))
    .map(({ colour }) => ({ ...bare, colour, material: materialFor(colour) }))
    .map((idea) => withoutEcho(idea));
  const learnt = await learntScores(ideas, choosing);
  const ranked = ideas
    .map((idea, at) => ({ idea, score: scoreOf(idea, choosing) + (learnt[at] ?? 0) }))
    .toSorted((a, b) => b.score - a.score || a.idea.colour.id.localeCompare(b.idea.colour.id))
    .map(({ idea }) => idea);
  return [...ranked, bare];
}

const isRefused = (id: string, wish: Sentence): boolean =>
  wish.asked.some(({ term, negated }) => negated && term.id === id);

/** "Straw straw bag", "denim jeans": what the noun says is not said twice. */
const SAYS: [RegExp, string][] = [
  [/straw/, "material:straw"],
  [/jeans/, "material:denim"],
  [/linen/, "material:linen"],
  [/sweat|sneakers/, "material:cotton"],
];

function withoutEcho<T extends Idea>(idea: T): T {
  const isSaid = SAYS.some(([noun, id]) => id === idea.material && noun.test(idea.garment.en));
  return isSaid ? { ...idea, material: undefined } : idea;
}

async function learntScores(ideas: Idea[], { outfit, embeddings }: Choosing): Promise<number[]> {
  const names = ideas.map((idea) => phraseOf(idea, "en"));
  const vectors = await meaningsOf(names, embeddings);
  const fit = compatibility(outfit);
  return ideas.map(({ garment }, at) => {
    const piece = { part: PART_OF[garment.slot], name: names[at] ?? "", vector: vectors[at] };
    return LEARNT_SHARE * fit(piece);
  });
}

/** Colours, cloths and kinds are few, so their phrases come again with every caller. */
const MEANINGS_KEPT = 2000;
const MEANINGS = new WeakMap<Embeddings, Map<string, Float32Array>>();

async function meaningsOf(names: string[], embeddings: Embeddings): Promise<Float32Array[]> {
  const kept = MEANINGS.get(embeddings) ?? new Map<string, Float32Array>();
  MEANINGS.set(embeddings, kept);
  // Taken out at once: another caller may empty it meanwhile.
  const known = names.map((name) => kept.get(name));
  const fresh = names.filter((_, at) => !known[at]);
  const vectors = fresh.length > 0 ? await embeddings.embed(fresh) : [];
  const made = new Map(fresh.map((name, at) => [name, elementAt(vectors, at)]));
  if (kept.size + made.size > MEANINGS_KEPT) kept.clear();
  for (const [name, vector] of made) kept.set(name, vector);
  return names.map((name, at) => known[at] ?? getOrThrow(made, name));
}

function scoreOf({ garment, colour }: Coloured, { look, wish, said }: Choosing): number {
  const isAsked = wish.asked.some(({ term, negated }) => !negated && term.id === colour.id);
  const metal = colour.isMetal ? (look.dressed >= FESTIVE ? 0.3 : -0.3) : 0;
  return (
    harmonyWithAll(colour, look.palette) +
    metal -
    (CARRYING.has(garment.slot) ? colour.strength * LOUDNESS : 0) +
    (isAsked ? ASKED_FOR : 0) -
    said.filter(({ id }) => id === colour.id).length * SAID_BEFORE
  );
}

const LIGHT = 0.6;
const LOUD = 0.5;

/** Why this one: what it does for the look. */
export function reasonFor({ garment, colour }: Idea, look: Look): Reason | undefined {
  if (garment.slot === "thing") return undefined;
  if (!colour) return "finish";
  if (look.palette.some(({ id }) => id === colour.id)) return "together";
  const isLoud = look.palette.some(({ strength }) => strength >= LOUD);
  if (colour.strength === 0 && isLoud && !colour.isMetal) return "ground";
  const isDark = look.palette.length > 0 && look.palette.every(({ light }) => light < LIGHT);
  if (colour.isMetal || colour.strength >= LOUD || (isDark && colour.light >= LIGHT)) return "lift";
  return look.dressed < 1.5 ? "easy" : "finish";
}

// One piece for each place of an outfit: within the budget, dressed for the occasion, in colours that agree. Several
// beginnings are followed at once, so that a dear main piece does not leave odd small change for the rest.
import type { Product } from "../../../../contract/products.ts";
import { asCandidate } from "../find/as-candidate.ts";
import type { Companions } from "../find/companions.ts";
import { ownColours } from "../find/own-colours.ts";
import { undressedFor } from "../find/occasions.ts";
import { factsOf } from "../find/piece-facts.ts";
import { isFor } from "../find/wears.ts";
import type { Wish } from "../wish.ts";
import { seasonOf } from "./look.ts";
import { type Colour, colourById, harmonyWithAll } from "./palette.ts";

export const paid = ({ price, current_price }: Product): number => current_price ?? price;

/** What decides beside which pieces one may stand. */
type Traits = {
  colour: Colour | undefined;
  dressed: number;
  /** 1 for the heat, -1 for the cold. */
  season: number;
  isPatterned: boolean;
  isWomanly: boolean;
  woman: boolean;
  man: boolean;
};

const TRAITS = new WeakMap<Product, Traits>();

function traitsOf(piece: Product): Traits {
  const known = TRAITS.get(piece);
  if (known) return known;
  const candidate = asCandidate(piece);
  const { dressed, terms } = factsOf(candidate);
  const traits: Traits = {
    colour: colourById(ownColours(candidate)[0] ?? ""),
    dressed,
    season: seasonOf(terms),
    isPatterned: [...terms].some((id) => id.startsWith("pattern:") && !QUIET.has(id)),
    isWomanly: CUTS.some((id) => terms.has(id)) && !factsOf(candidate).keys.has("audience=men"),
    woman: isFor(candidate, { who: "woman" }),
    man: isFor(candidate, { who: "man" }),
  };
  TRAITS.set(piece, traits);
  return traits;
}

const CUTS = [
  ...["wide-leg", "high-waist", "puff-sleeve", "ruffled", "bow", "wrap"].map(
    (id) => `feature:${id}`,
  ),
  ...["satin", "lace", "chiffon"].map((id) => `material:${id}`),
];
const QUIET = new Set(["pattern:plain", "pattern:glitter", "pattern:textured"]);

type Beginning = {
  pieces: Product[];
  left: number;
  score: number;
  /** Whom all of it so far is for. */
  woman: boolean;
  man: boolean;
};

/** Beginnings that are followed at once. */
const WIDTH = 48;
/** How much a place further down among what was found costs. */
const PER_PLACE = 0.04;
const UNDRESSED = 0.8;
/** Nobody says that it is not for men, and few men wear it. */
const WOMANLY = 0.6;
const APART = 0.45;
const CLASH = 0.6;
/** To the last pound is no aim: of two looks that are as good, the one that leaves something. */
const TIGHT = 0.03;
const AT_THE_LIMIT = 0.15;
/** What the shopper has seen in this look stays, where it can. */
const KEPT = 2;

export type Fixed = {
  /** Worn with it, and no part of it. */
  anchors: Product[];
  /** Main pieces of other looks. */
  used: ReadonlySet<string>;
  /** Pieces of the look as it was shown. */
  kept?: ReadonlySet<string>;
};

/** The best look that has a piece of each list and stays within the budget. */
export function assemble(
  choices: Product[][],
  wish: Wish,
  { anchors, used, kept = new Set() }: Fixed,
): Product[] | undefined {
  let beginnings: Beginning[] = [
    {
      pieces: [],
      left: wish.limits.maxPrice ?? Infinity,
      score: 0,
      woman: wish.wearer.who !== "man" && anchors.every((piece) => traitsOf(piece).woman),
      man: wish.wearer.who !== "woman" && anchors.every((piece) => traitsOf(piece).man),
    },
  ];
  for (const [at, list] of choices.entries()) {
    // What the rest costs at least must stay in the purse.
    const rest = choices
      .slice(at + 1)
      .reduce((sum, other) => sum + Math.min(...other.map(paid), Infinity), 0);
    const isMain = at === 0 && anchors.length === 0;
    const open = list
      .map((piece, place) => ({ piece, own: ownScore(piece, place, wish) }))
      .filter(({ piece }) => !(isMain && used.has(piece.id) && !kept.has(piece.id)));
    beginnings = beginnings
      .flatMap((beginning) =>
        open.flatMap(({ piece, own }) => {
          const next = withPiece(beginning, piece, rest, anchors);
          if (!next) return [];
          const again = used.has(piece.id) ? -0.5 : 0;
          const stays = kept.has(piece.id) ? KEPT : 0;
          return [{ ...next, score: next.score + own + again + stays }];
        }),
      )
      .toSorted((a, b) => b.score - a.score)
      .slice(0, WIDTH);
  }
  const spent = (wish.limits.maxPrice ?? Infinity) * TIGHT;
  const scoreOf = ({ score, left }: Beginning) => score - (left < spent ? AT_THE_LIMIT : 0);
  return beginnings.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]?.pieces;
}

function ownScore(piece: Product, place: number, wish: Wish): number {
  const { dressed, isWomanly } = traitsOf(piece);
  const odd = isWomanly && wish.wearer.who === "man" ? WOMANLY : 0;
  return -PER_PLACE * place - UNDRESSED * undressedFor(wish, dressed) - odd;
}

/** Nobody wears men's loafers with a camisole: all of it fits a woman, or all of it a man. */
function withPiece(
  { pieces, left, score, woman, man }: Beginning,
  piece: Product,
  rest: number,
  anchors: Product[],
): Beginning | undefined {
  const own = traitsOf(piece);
  const fits = { woman: woman && own.woman, man: man && own.man };
  const after = left - paid(piece);
  const around = [...anchors, ...pieces];
  if (after < rest || (!fits.woman && !fits.man) || pieces.includes(piece)) return undefined;
  if (isJacketTwice([...around, piece])) return undefined;
  const beside = around.map(traitsOf);
  return {
    pieces: [...pieces, piece],
    left: after,
    score: score + (beside.length > 0 ? togetherness(own, beside) : 0),
    ...fits,
  };
}

/** A suit has its jacket. */
const isJacketTwice = (look: Product[]): boolean =>
  look.some(({ category }) => category === "Suits") &&
  look.some(({ category }) => category === "Blazers");

function togetherness(own: Traits, beside: Traits[]): number {
  const palette = beside.flatMap(({ colour }) => colour ?? []);
  const harmony = own.colour ? harmonyWithAll(own.colour, palette) : 0;
  const apart = Math.max(...beside.map(({ dressed }) => Math.abs(dressed - own.dressed)));
  const clashes = beside.filter(({ season }) => season * own.season < 0).length;
  const patterns = own.isPatterned && beside.some(({ isPatterned }) => isPatterned) ? 1 : 0;
  return harmony - APART * apart - CLASH * (clashes + patterns);
}

/** Men's or women's, where at least one says so and none says otherwise. */
function forWhom(facts: { keys: ReadonlySet<string> }[]): Pick<Companions, "isFor"> {
  const [men, women] = ["men", "women"].map((who) =>
    facts.some(({ keys }) => keys.has(`audience=${who}`)),
  );
  return men === women ? {} : { isFor: men ? "men" : "women" };
}

const TAILORED = ["kind:blazer", "kind:suit", "kind:waistcoat"];

export function companionsOf(products: Product[]): Companions {
  const candidates = products.map(asCandidate);
  const facts = candidates.map(factsOf);
  return {
    dressed: facts.reduce((sum, { dressed }) => sum + dressed, 0) / facts.length,
    palette: candidates.flatMap((one) => colourById(ownColours(one)[0] ?? "") ?? []),
    isWarm: facts.some(({ isWarm }) => isWarm),
    ...(facts.some(({ terms }) => TAILORED.some((id) => terms.has(id))) && { isTailored: true }),
    ...forWhom(facts),
  };
}

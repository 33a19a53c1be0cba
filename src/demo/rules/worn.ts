/** How a piece is shown worn, where that is believable: on which figure, with what, and how close. */
import { elementAt } from "../../contract/get-or-throw.ts";
import { FIT_SKINS, type FitBody, type FitSkin } from "../../contract/fit.ts";
import { isForMen, isModest, slotOf, type Slot } from "../../server/features/fit/garment/slot.ts";
import type { Look } from "../../../tools/drawing/silhouettes.ts";
import { luminance, type Hex } from "../colour.ts";

/** Plain pieces that are nobody's, to wear with the one that is shown. */
export type Companion = "top" | "trousers" | "skirt" | "dress";

export type WornPicture = {
  body: FitBody;
  skin: FitSkin;
  view: "whole" | "upper" | "lower" | "head";
  with: Companion[];
  /** Of the companions: they stand back behind the piece, dark beside pale and pale beside dark. */
  tone: "pale" | "deep";
};

type Worn = Pick<WornPicture, "view" | "with">;

const WHOLE: Worn = { view: "whole", with: [] };
const BUST: Worn = { view: "head", with: ["top"] };

const BY_SLOT: Partial<Record<Slot, Worn>> = {
  top: { view: "upper", with: ["trousers"] },
  outer: { view: "upper", with: ["top", "trousers"] },
  dress: WHOLE,
  gown: { view: "whole", with: ["dress"] },
  cape: { view: "whole", with: ["top", "trousers"] },
  prayer: WHOLE,
  jumpsuit: WHOLE,
  suit: { view: "whole", with: ["top"] },
  set: WHOLE,
  trousers: { view: "lower", with: ["top"] },
  skirt: { view: "lower", with: ["top"] },
  "head-covering": { view: "head", with: ["dress"] },
  necklace: BUST,
  sunglasses: BUST,
  bag: { view: "whole", with: ["dress"] },
};

/** Under these the figure shows what it wears below, or they are worn in ways that it does not know. */
const NOT_ON_IT = /\b(shorts|short pyjamas?|open-front|batwing|hooded)\b|شورت/i;

const LONG = /\b(coat|trench|duster|long|longline|maxi)\b|معطف|طويل/i;

/** What men here do not wear. */
const WOMENS: ReadonlySet<Slot> = new Set(["dress", "gown", "cape", "jumpsuit", "skirt"]);
const WOMENS_WORDS = /\b(skirt|blouse|cropped|flared|bra|leggings)\b/i;

/** What else is worn with it: a long skirt under an abaya, no dress on a man. */
const OTHERWISE: Partial<Record<FitBody, Partial<Record<Companion, Companion[]>>>> = {
  modest: { trousers: ["skirt"] },
  male: { dress: ["top", "trousers"] },
};

/** The figure drapes a hijab; a turban, a cap below it and a scarf for the neck are worn otherwise. */
const isDrapedOtherwise = (silhouette: string, style: unknown) =>
  silhouette !== "hijab" || style === "turban" || style === "undercap";

export type ToWear = {
  title: string;
  category: string;
  look: Look;
  colour: Hex;
  /** Place of the piece within its brand. */
  index: number;
};

type Named = Pick<ToWear, "title" | "category">;

function bodyFor(piece: Named, slot: Slot, bodies: readonly FitBody[], index: number): FitBody {
  if (isModest(piece) || slot === "head-covering") return "modest";
  if (isForMen(piece)) return "male";
  const body = bodies[index % bodies.length] ?? "plain";
  const isWomens = WOMENS.has(slot) || WOMENS_WORDS.test(piece.title);
  return body === "male" && isWomens ? "plain" : body;
}

/** Undefined where nobody would believe it. */
export function wornPicture(
  { title, category, look, colour, index }: ToWear,
  bodies: readonly FitBody[],
): WornPicture | undefined {
  if (bodies.length === 0) return undefined;
  const slot = slotOf({ title, category });
  const known = BY_SLOT[slot];
  if (!known || (NOT_ON_IT.test(title) && slot !== "top")) return undefined;
  const style = look.options && "style" in look.options ? look.options.style : undefined;
  if (slot === "head-covering" && isDrapedOtherwise(look.silhouette, style)) return undefined;
  const isLong = slot === "outer" && LONG.test(title);
  const body = bodyFor({ title, category }, slot, bodies, index);
  return {
    body,
    skin: elementAt(FIT_SKINS, Math.floor(index / bodies.length) % FIT_SKINS.length),
    view: isLong ? "whole" : known.view,
    with: known.with.flatMap((one) => OTHERWISE[body]?.[one] ?? [one]),
    tone: luminance(colour) > 0.6 ? "deep" : "pale",
  };
}

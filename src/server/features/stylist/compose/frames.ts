// Which parts make an outfit for this wearer and place, and which of them were named: a named one is in every look.
import type { Product } from "../../../../contract/products.ts";
import { ofFacet, type Wish } from "../wish.ts";
import { BODY, type Part, partOf, partOfKind } from "./parts.ts";

/** A part of a look; what it should be where kinds were named, else left to us. */
export type Place = { part: Part; kinds: string[] };

export const isNamed = ({ kinds }: Place): boolean => kinds.length > 0;

const MOST = 4;
const ORDER: Part[] = ["whole", "top", "bottom", "shoes", "layer", "bag", "scarf", "head", "jewel"];
const inOrder = (places: Place[]): Place[] =>
  places.toSorted((a, b) => ORDER.indexOf(a.part) - ORDER.indexOf(b.part));

const OVER = /^kind:(cardigan|vest|waistcoat|gilet)$/;

/** What a kind is in a look that is dressed without it. */
export const partBeside = (id: string): Part | undefined =>
  OVER.test(id) ? "layer" : partOfKind(id);

/** "Shirt, cardigan and jeans": a cardigan beside another top is worn over it; earrings and a watch are two things. */
export function namedPlaces(wish: Wish, isDressed = false): Place[] {
  const kinds = ofFacet(wish.terms, "kind");
  const isUnder = (id: string) => {
    const part = partOfKind(id);
    return (part === "top" || part === "whole") && !OVER.test(id);
  };
  const places: Place[] = [];
  for (const id of kinds) {
    const part = OVER.test(id) && (isDressed || kinds.some(isUnder)) ? "layer" : partOfKind(id);
    if (!part) continue;
    const same = part === "jewel" ? undefined : places.find((place) => place.part === part);
    if (same) same.kinds.push(id);
    else places.push({ part, kinds: [id] });
  }
  return inOrder(places);
}

/** Looks to put together, in turn. Of a list of pieces the look is these and nothing else. */
export function framesFor(wish: Wish, isList = false): Place[][] {
  const named = namedPlaces(wish);
  const says = (part: Part) => named.some((place) => place.part === part);
  const isClothed = says("whole") || (says("top") && says("bottom"));
  if ((isList && named.length > 1) || (isClothed && says("shoes") && named.length > 2))
    return [named];
  const usual = usualFrames(wish).map((frame) => frame.filter((part) => !isLeftOut(part, wish)));
  const body = named.map(({ part }) => part).filter((part) => BODY.has(part));
  const having = (parts: Part[]) =>
    usual.filter((frame) => parts.every((part) => frame.includes(part)));
  const all = having(body);
  const one = all.length > 0 ? all : body.flatMap((part) => having([part]));
  const frames = (one.length > 0 ? one : usual).map((frame) => withNamed(frame, named));
  return [...new Map(frames.map((frame) => [partsOf(frame), frame])).values()];
}

const partsOf = (frame: Place[]): string => frame.map(({ part }) => part).join();

/** What was not named and makes room for what was. */
const ROOM: Part[] = ["bag", "layer", "shoes"];

function withNamed(frame: Part[], named: Place[]): Place[] {
  const isSaid = (part: Part) => named.some((place) => place.part === part);
  const open = frame.filter((part) => !isSaid(part)).map((part) => ({ part, kinds: [] }));
  const places: Place[] = [...named, ...open];
  for (const part of named.length > 0 ? ROOM : []) {
    const at = places.findIndex((place) => place.part === part && !isNamed(place));
    if (places.length > MOST && at >= 0) places.splice(at, 1);
  }
  return inOrder(places);
}

const FESTIVE = ["occasion:wedding", "occasion:engagement", "style:formal", "style:evening"];
const isFor = ({ terms }: Wish, ids: string[]): boolean => ids.some((id) => terms.includes(id));

const MENS = /^kind:(galabeya|tie|cufflinks|boxers)$/;

/** For whom a look is: who was named, what only men wear, else who speaks. */
export const whoOf = ({ wearer, terms, speaks }: Wish): "man" | "woman" =>
  wearer.who === "man" ||
  (wearer.who === undefined &&
    !wearer.isCovered &&
    !wearer.isPregnant &&
    (terms.some((id) => MENS.test(id)) || speaks === "man"))
    ? "man"
    : "woman";

function usualFrames(wish: Wish): Part[][] {
  const isCovered = wish.wearer.isCovered === true;
  const scarf: Part[] = isCovered ? ["scarf"] : [];
  const separate: Part[] = ["top", "bottom", "shoes"];
  if (wish.terms.includes("occasion:gym")) return [[...separate, ...scarf]];
  const isCold = wish.terms.includes("season:winter");
  if (whoOf(wish) === "man") {
    const isInSuit = wish.terms.includes("kind:suit");
    const whole: Part[] =
      isInSuit || isFor(wish, FESTIVE) ? ["whole", "top", "shoes"] : ["whole", "shoes"];
    const layered: Part[] = [...separate, "layer"];
    const day = isCold ? [layered] : [separate, layered];
    const isWhole = namedPlaces(wish).some(({ part }) => part === "whole");
    return isWhole ? [whole] : isFor(wish, FESTIVE) ? [whole, layered, separate] : day;
  }
  const isWholeRefused = wish.not.some((id) => id === "kind:dress" || id === "kind:suit");
  const isWholeNamed = namedPlaces(wish).some(({ part }) => part === "whole");
  const bagged: Part[][] = [
    ["whole", "shoes", "bag", ...scarf],
    [...separate, "bag", ...scarf],
  ];
  const layered: Part[][] = [
    [...separate, "layer", ...scarf],
    ["whole", "shoes", "layer", ...scarf],
  ];
  const frames = isCold ? layered : [...bagged, ...layered.slice(1)];
  return frames.filter((frame) => isWholeNamed || !isWholeRefused || !frame.includes("whole"));
}

/** "Without the shoes", "lose the jacket": a look that does without this part. */
const LEFT_OUT: Partial<Record<Part, RegExp>> = {
  shoes: /^kind:shoe$/,
  bag: /^kind:(bag|handbag)$/,
  layer: /^kind:(jacket|outerwear|coat|blazer|cardigan)$/,
  scarf: /^kind:(hijab|scarf|shawl)$/,
};
export const isLeftOut = (part: Part, { not }: Wish): boolean =>
  not.some((id) => LEFT_OUT[part]?.test(id) === true);

/** What may go first where the purse is small. */
const SPARED: Part[] = ["jewel", "head", "layer", "bag"];

/** Ever smaller looks for a small purse, all of them with what was named; the last are the named pieces alone. */
export function smallerFrames(frames: Place[][], wish: Wish): Place[][][] {
  const without = (parts: Part[]) =>
    frames.map((frame) => frame.filter((place) => isNamed(place) || !parts.includes(place.part)));
  const named = namedPlaces(wish);
  const isDressed = (frame: Place[]) =>
    frame.some(({ part }) => part === "whole") ||
    (frame.some(({ part }) => part === "top") && frame.some(({ part }) => part === "bottom"));
  const bare = without([...SPARED, "shoes"]).filter(isDressed);
  // Who covers has a scarf with the least of looks.
  const scarf = frames[0]?.filter((place) => place.part === "scarf" && !isNamed(place)) ?? [];
  const isLook = named.some(({ part }) => BODY.has(part) || part === "layer");
  const alone = isLook ? [[...named, ...scarf]] : [];
  return [without(SPARED), bare, alone].filter(
    (list) => list.length > 0 && list.every((frame) => frame.length > 1),
  );
}

/** A named part that cannot be had gives way in this order; what one is dressed in gives last. */
const GIVES: Part[] = ["jewel", "head", "scarf", "bag", "layer", "shoes", ...BODY];

type Fewer = { gone: string[]; frames: Place[][] };

/** What gives so that a look can be had: what nobody has, else one part for the purse, else several. */
export function givingWay(wish: Wish, absent: Place[], isList: boolean): Fewer[] {
  const named = namedPlaces(wish);
  const isAbsent = ({ part }: Place) => absent.some((place) => place.part === part);
  const order = GIVES.flatMap((part) => named.filter((place) => place.part === part)).toSorted(
    (a, b) => Number(isAbsent(b)) - Number(isAbsent(a)),
  );
  const several = order
    .map((_, at) => order.slice(0, at + 1))
    .slice(Math.max(0, absent.length - 1));
  const steps = absent.length > 0 ? several : [...order.map((one) => [one]), ...several.slice(1)];
  // Who asks for a galabeya is not dressed in jeans.
  const isStill = (going: Place[]) => {
    const body = named.filter(({ part }) => BODY.has(part));
    return body.length === 0 || body.some((place) => !going.includes(place));
  };
  return steps
    .filter(isStill)
    .slice(0, MOST)
    .map((going) => {
      const gone = going.flatMap(({ kinds }) => kinds);
      const less = { ...wish, terms: wish.terms.filter((id) => !gone.includes(id)) };
      const left = named.filter((place) => !going.includes(place));
      const isClothed = left.some(({ part }) => BODY.has(part));
      return { gone, frames: isList && isClothed && left.length > 1 ? [left] : framesFor(less) };
    });
}

/** What pieces leave open: a dress wants shoes and a bag, a blazer trousers, a top and shoes. */
export function missingParts(anchors: Product[], wish: Wish): Place[] {
  const has = new Set(anchors.flatMap((piece) => partOf(piece) ?? []));
  const isMan = wish.wearer.who === "man";
  const parts: Part[] = [];
  const isDressed = has.has("whole");
  if (!isDressed && !has.has("bottom")) parts.push("bottom");
  if (!isDressed && !has.has("top")) parts.push("top");
  if (!has.has("shoes")) parts.push("shoes");
  if (!has.has("bag") && !isMan) parts.push("bag");
  if (wish.wearer.isCovered && !has.has("scarf")) parts.push("scarf");
  if (isDressed || parts.length < 2) parts.push(has.has("jewel") ? "layer" : "jewel");
  return parts.slice(0, 4).map((part) => ({ part, kinds: [] }));
}

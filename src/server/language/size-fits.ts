// Whether a piece fits who asks: "XL", "38", "six years old" held against the sizes a shop offers, with how sure and why.
import {
  LETTERS,
  letterStep,
  readSize,
  readSizes,
  type Size,
  type SizeSystem,
} from "./size-systems.ts";
import { isWithoutSize, type SizedPiece } from "./sized-piece.ts";

/** What somebody wears, as it was said. The system of a number is known only beside a piece. */
export type WornSize = {
  written: string;
  letter?: number;
  number?: number;
  /** Months. */
  age?: { from: number; to: number };
  kilos?: number;
};

export type FitSureness =
  /** The shop names this very size. */
  | "sure"
  /** It follows from the usual tables. */
  | "likely"
  /** Nobody can say from what is written. */
  | "unsure"
  | "no";

export type FitReason =
  | "same"
  | "within"
  | "converted"
  | "length"
  | "weight"
  | "one-size"
  | "age"
  | "no-size-needed"
  | "not-offered"
  | "not-known";

export type SizeFit = {
  sure: FitSureness;
  why: FitReason;
  /** The size of the piece that answers, as the shop writes it. */
  size?: string;
};

const RANK: Record<FitSureness, number> = { sure: 3, likely: 2, unsure: 1, no: 0 };

/** "XL", "2XL", "38", "6-7Y", "6 years", "٧٠ كيلو"; undefined when it is no size at all. */
export function readWornSize(written: string): WornSize | undefined {
  const letter = letterStep(written);
  if (letter !== undefined) return { written, letter };
  const { system, from, to } = readSize(written);
  if (system === "age") return { written, age: { from, to } };
  if (system === "weight") return { written, kilos: (from + to) / 2 };
  if (system === "letter") return { written, letter: Math.round((from + to) / 2) };
  const number = /^\D*(\d{2,3})\D*$/.exec(written.normalize("NFKC"))?.[1];
  if (number) return { written, number: Number(number) };
  return Number.isNaN(from) || system === "one" || system === "measure"
    ? undefined
    : { written, number: from };
}

/** The best of a piece's sizes for somebody. Pass only what is in stock to know what can be bought. */
export function sizeFor(worn: WornSize, sizes: readonly string[], piece: SizedPiece = {}): SizeFit {
  if (isWithoutSize(piece)) return { sure: "sure", why: "no-size-needed" };
  const offered = readSizes(sizes, piece).filter(({ system }) => system !== "measure");
  if (offered.length === 0) return { sure: "unsure", why: "not-known" };
  const fits = offered.map((size) => ({ ...fitOf(worn, size, piece), size: size.written }));
  const best = fits.reduce((one, other) => (RANK[other.sure] > RANK[one.sure] ? other : one));
  return best.sure === "no" ? { sure: "no", why: "not-offered" } : best;
}

function fitOf(worn: WornSize, size: Size, piece: SizedPiece): SizeFit {
  if (worn.age) return fitOfAge(worn.age, size);
  if (size.system === "age") return no;
  if (size.system === "one") return oneSize(stepOf(worn, piece));
  if (size.system === "unknown") return { sure: "unsure", why: "not-known" };
  if (worn.number !== undefined && isSameSystem(worn.number, size.system))
    return inside(worn.number, size, "same", "within");
  if (worn.kilos !== undefined && size.system === "weight")
    return inside(worn.kilos, size, "weight", "weight");
  const step = stepOf(worn, piece);
  if (step === undefined) return no;
  if (size.system === "letter" && worn.letter !== undefined)
    return inside(step, size, "same", "within");
  const steps = stepsOf(size, piece);
  if (!steps) return no;
  const why =
    size.system === "length" ? "length" : size.system === "weight" ? "weight" : "converted";
  return step >= steps[0] && step <= steps[1] ? { sure: "likely", why } : no;
}

const no: SizeFit = { sure: "no", why: "not-offered" };

const inside = (value: number, { from, to }: Size, same: FitReason, within: FitReason): SizeFit =>
  value >= from && value <= to ? { sure: "sure", why: from === to ? same : within } : no;

/** A number is meant in the system it is possible in: 38 is a shoe beside shoes and a waist beside jeans. */
const isSameSystem = (number: number, system: SizeSystem): boolean =>
  system === "shoe" ||
  system === "number" ||
  (system === "waist" && number <= 46) ||
  (system === "length" && number >= 48);

function fitOfAge(age: { from: number; to: number }, size: Size): SizeFit {
  if (size.system === "one") return { sure: "unsure", why: "one-size" };
  if (size.system !== "age") return no;
  const overlaps = age.from <= size.to && age.to >= size.from;
  return overlaps ? { sure: "sure", why: "age" } : no;
}

/** Made for most: up to XL it is what the words promise, beyond that nobody knows. */
const oneSize = (step: number | undefined): SizeFit => ({
  sure: step === undefined || step > XL ? "unsure" : "likely",
  why: "one-size",
});

const XL = LETTERS.indexOf("XL");
const M = LETTERS.indexOf("M");

/** The letter that somebody who said a number or a weight would take. */
function stepOf({ letter, number, kilos }: WornSize, piece: SizedPiece): number | undefined {
  if (letter !== undefined) return letter;
  if (kilos !== undefined) return stepOfKilos(kilos);
  if (number === undefined) return undefined;
  if (number >= 34 && number <= 60) return stepOfNumber(number, piece);
  return number >= 24 && number < 34 ? stepOfWaist(number, piece) : undefined;
}

const isMens = (piece: SizedPiece) => piece.terms?.includes("audience:men") ?? false;

/** Women: 38 is M; men: 48 is M. Two make a step. */
const stepOfNumber = (number: number, piece: SizedPiece) =>
  clamp(Math.round(M + (number - (isMens(piece) && number >= 44 ? 48 : 38)) / 2));

/** Women: 29 is M; men: 32 is M. Two inches make a step. */
const stepOfWaist = (inches: number, piece: SizedPiece) =>
  clamp(Math.round(M + (inches - (isMens(piece) ? 32 : 29)) / 2));

/** S to about 58 kilos, then ten for each. */
const stepOfKilos = (kilos: number) => clamp(Math.ceil(2 + (kilos - 58) / 10));

const clamp = (step: number) => Math.min(LETTERS.length - 1, Math.max(0, step));

/** Abayas as most shops chart them: 52 is S, 54 M, 56 L, 58 XL, 60 XXL. */
const stepOfLength = (inches: number) => clamp(Math.round(2 + (inches - 52) / 2));

function stepsOf({ system, from, to }: Size, piece: SizedPiece): [number, number] | undefined {
  const by = (step: (value: number) => number): [number, number] => [step(from), step(to)];
  if (system === "letter") return [from, to];
  if (system === "number") return by((value) => stepOfNumber(value, piece));
  if (system === "waist") return by((value) => stepOfWaist(value, piece));
  if (system === "length") return by(stepOfLength);
  if (system === "weight") return by(stepOfKilos);
  return undefined;
}

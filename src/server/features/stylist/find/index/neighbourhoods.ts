// Which pieces of a large catalogue lie around the same landmark, one of its pieces. What lies nearest to a wish is
// looked for around the landmarks nearest to it: among a fifth of a million, not among all of them.
import { noBits, setBit, type Bits } from "../../../products/window/bits.ts";
import type { Meanings } from "./meanings.ts";
import { Postings } from "./postings.ts";
import { signsOf, unlikeAt } from "./signs.ts";

/** The first so many say where landmarks stand: enough for every kind of piece. */
const LANDMARKS_FROM = 16_384;
const LANDMARKS = 256;
/** Landmarks stand all over the catalogue, in no rhythm that a brand's list of pieces could have too. */
const STRIDE = 40_503;
/** Of the twenty nearest to a judged query 97 of 100 lie in it, 95 in an eighth, 98 in a quarter. */
const SHARE = 1 / 5;
/** Those that came before the landmarks are placed with the next ones: no search waits for all of them at once. */
const PLACED_AT_ONCE = 2;

type Landmark = { name: string; meaning: Float32Array };

export class Neighbourhoods {
  readonly #meanings: Meanings;
  readonly #around = new Postings();
  #landmarks: Landmark[] = [];
  /** The landmarks' signs, one after the other. */
  #signs = new Uint32Array(0);
  #pieces = 0;
  /** The slots below it are around a landmark. */
  #placed = 0;

  constructor(meanings: Meanings) {
    this.#meanings = meanings;
  }

  get bytes(): number {
    return this.#around.bytes;
  }

  /** Slots are added one after the other. */
  add(slot: number): void {
    this.#pieces = slot + 1;
    if (this.#landmarks.length === 0 && this.#pieces >= LANDMARKS_FROM) this.#choose();
    if (this.#landmarks.length === 0) return;
    for (let n = 0; n < PLACED_AT_ONCE && this.#placed < this.#pieces; n++)
      this.#place(this.#placed++);
  }

  #choose(): void {
    this.#landmarks = Array.from({ length: LANDMARKS }, (_, n) => ({
      name: String(n),
      meaning: this.#meanings.at((n * STRIDE) % this.#pieces),
    }));
    this.#signs = new Uint32Array(this.#landmarks.flatMap(({ meaning }) => [...signsOf(meaning)]));
  }

  #place(slot: number): void {
    const signs = this.#meanings.signsAt(slot);
    let [nearest, least] = [0, Infinity];
    for (let n = 0; n < LANDMARKS; n++) {
      const unlike = unlikeAt(signs, this.#signs, n * signs.length);
      if (unlike < least) [nearest, least] = [n, unlike];
    }
    this.#around.add(String(nearest), slot);
  }

  /** Slots get other numbers, in the same order; those that get -1 are left out. */
  renumber(numbers: Int32Array): void {
    const kept = (slots: Int32Array) => slots.reduce((sum, slot) => sum + (slot < 0 ? 0 : 1), 0);
    this.#placed = kept(numbers.subarray(0, this.#placed));
    this.#pieces = kept(numbers);
    this.#around.renumber(numbers);
  }

  /** A bit for each piece that may lie near; undefined where there are no landmarks, so every piece may. */
  near(meaning: Float32Array): Bits | undefined {
    if (this.#landmarks.length === 0) return undefined;
    const bits = noBits(this.#pieces);
    for (let slot = this.#placed; slot < this.#pieces; slot++) setBit(bits, slot);
    let marked = 0;
    const nearest = this.#landmarks
      .map((landmark) => ({ ...landmark, likeness: product(landmark.meaning, meaning) }))
      .toSorted((a, b) => b.likeness - a.likeness);
    for (const { name } of nearest) {
      if (marked >= this.#placed * SHARE) break;
      marked += this.#around.mark(name, bits);
    }
    return bits;
  }
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let n = 0; n < a.length; n++) sum += a[n]! * b[n]!;
  return sum;
}

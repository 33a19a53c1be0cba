// Where pieces lie among each other, small enough for all of them to stay in memory: each number as one byte, and
// its sign as one bit. The signs tell roughly which pieces are near, thirty-two numbers at a time; those are measured.
import { firstFrom } from "../../../../../contract/sorted.ts";
import { signsOf, unlikeAt, wordsFor } from "./signs.ts";

const WIDEST = 127;
/** Signs alone tell roughly: so many times more than were asked for are measured. */
const LOOKED_AT = 8;
/** Sums that are made side by side: no addition waits for the one before. */
const FOUR = 4;

/** Pieces lie in blocks: one array of a million would have to be copied, in one long pause, as it grows. */
const IN_BLOCK = 13;
const BLOCK = 1 << IN_BLOCK;
const WITHIN_BLOCK = BLOCK - 1;

type Block = {
  bytes: Int8Array;
  signs: Uint32Array;
  /** One by the length of the bytes as a vector. */
  scales: Float32Array;
};

export type Near = { slot: number; distance: number };

export class Meanings {
  /** How many numbers a meaning has; the first one says it. */
  #size = 0;
  #words = 0;
  readonly #blocks: Block[] = [];

  get bytes(): number {
    return this.#blocks.length * BLOCK * (this.#size + 4 * (this.#words + 1));
  }

  set(slot: number, meaning: Float32Array): void {
    if (this.#size === 0) {
      this.#size = meaning.length;
      this.#words = wordsFor(meaning.length);
    }
    const { bytes, signs, scales } = this.#blockOf(slot);
    const place = slot & WITHIN_BLOCK;
    let widest = 1e-9;
    for (let n = 0; n < meaning.length; n++) widest = Math.max(widest, Math.abs(meaning[n]!));
    const scale = WIDEST / widest;
    const at = place * this.#size;
    let length = 0;
    for (let n = 0; n < this.#size; n++) {
      const byte = Math.round(meaning[n]! * scale);
      bytes[at + n] = byte;
      length += byte * byte;
    }
    signs.set(signsOf(meaning), place * this.#words);
    scales[place] = length > 0 ? 1 / Math.sqrt(length) : 0;
  }

  move(from: number, to: number): void {
    const [source, target] = [this.#blockOf(from), this.#blockOf(to)];
    const [at, into] = [from & WITHIN_BLOCK, to & WITHIN_BLOCK];
    const copy = (key: "bytes" | "signs" | "scales", size: number) =>
      target[key].set(source[key].subarray(at * size, (at + 1) * size), into * size);
    copy("bytes", this.#size);
    copy("signs", this.#words);
    copy("scales", 1);
  }

  /** Only the first slots are in use from now on. */
  cut(slots: number): void {
    this.#blocks.length = Math.min(this.#blocks.length, (slots + WITHIN_BLOCK) >>> IN_BLOCK);
  }

  #blockOf(slot: number): Block {
    while (this.#blocks.length <= slot >>> IN_BLOCK)
      this.#blocks.push({
        bytes: new Int8Array(BLOCK * this.#size),
        signs: new Uint32Array(BLOCK * this.#words),
        scales: new Float32Array(BLOCK),
      });
    return this.#blocks[slot >>> IN_BLOCK]!;
  }

  /** Of these slots, which ascend where they are many, the nearest, nearest first. */
  nearest(slots: Int32Array, meaning: Float32Array, limit: number): Near[] {
    const measured = limit * LOOKED_AT;
    const some = slots.length > measured ? this.#alike(slots, signsOf(meaning), measured) : slots;
    const near = this.#measured(some, unitOf(meaning));
    return near.toSorted((a, b) => a.distance - b.distance || a.slot - b.slot).slice(0, limit);
  }

  /** A piece's meaning as it is kept, of length one. */
  at(slot: number): Float32Array {
    const { bytes, scales } = this.#blockOf(slot);
    const place = slot & WITHIN_BLOCK;
    const own = bytes.subarray(place * this.#size, (place + 1) * this.#size);
    return Float32Array.from(own, (byte) => byte * scales[place]!);
  }

  signsAt(slot: number): Uint32Array {
    const place = slot & WITHIN_BLOCK;
    return this.#blockOf(slot).signs.subarray(place * this.#words, (place + 1) * this.#words);
  }

  #measured(slots: Int32Array, unit: Float32Array): Near[] {
    const size = this.#size;
    const near: Near[] = [];
    for (const slot of slots) {
      const { bytes, scales } = this.#blocks[slot >>> IN_BLOCK]!;
      const place = slot & WITHIN_BLOCK;
      const at = place * size;
      let [a, b, c, d] = [0, 0, 0, 0];
      for (let n = 0; n < size; n += FOUR) {
        a += unit[n]! * bytes[at + n]!;
        b += unit[n + 1]! * bytes[at + n + 1]!;
        c += unit[n + 2]! * bytes[at + n + 2]!;
        d += unit[n + 3]! * bytes[at + n + 3]!;
      }
      const sum = a + b + c + d;
      near.push({ slot, distance: 1 - sum * scales[place]! });
    }
    return near;
  }

  /** Those whose signs differ in the fewest places: `wanted` of them, and as many more as differ in as many. */
  #alike(slots: Int32Array, asked: Uint32Array, wanted: number): Int32Array {
    const words = asked.length;
    const unlikeOf = new Uint16Array(slots.length);
    const having = new Uint32Array(words * 32 + 1);
    for (let from = 0, to = 0; from < slots.length; from = to) {
      const block = slots[from]! >>> IN_BLOCK;
      const { signs } = this.#blocks[block]!;
      to = firstFrom(slots, (block + 1) << IN_BLOCK, from);
      for (let n = from; n < to; n++) {
        const unlike = unlikeAt(asked, signs, (slots[n]! & WITHIN_BLOCK) * words);
        unlikeOf[n] = unlike;
        having[unlike]!++;
      }
    }
    let most = 0;
    let count = having[0]!;
    while (count < wanted) count += having[++most]!;
    const alike = new Int32Array(count);
    for (let n = 0, at = 0; n < slots.length; n++)
      if (unlikeOf[n]! <= most) alike[at++] = slots[n]!;
    return alike;
  }
}

function unitOf(meaning: Float32Array): Float32Array {
  let squares = 0;
  for (const number of meaning) squares += number * number;
  const length = Math.sqrt(squares);
  return length > 0 ? meaning.map((number) => number / length) : meaning;
}

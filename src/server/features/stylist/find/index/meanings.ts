// Where pieces lie among each other, small enough for all of them to stay in memory: each number as one byte, and
// its sign as one bit. The signs tell roughly which pieces are near, thirty-two numbers at a time; those are measured.
import { bitsIn } from "../../../products/window/bits.ts";

const WIDEST = 127;
/** Signs alone tell roughly: so many times more than were asked for are measured. */
const LOOKED_AT = 8;
/** A third of the signs tells more roughly still: so many times more are looked at by all of them. */
const GLANCED_AT = 16;
const GLANCE_WORDS = 4;

/** Pieces lie in blocks: one array of a million would have to be copied, in one long pause, as it grows. */
const IN_BLOCK = 13;
const BLOCK = 1 << IN_BLOCK;
const WITHIN_BLOCK = BLOCK - 1;

type Block = {
  bytes: Int8Array;
  signs: Uint32Array;
  /** The first of the signs once more, side by side. */
  glances: Uint32Array;
  /** One by the length of the bytes as a vector. */
  scales: Float32Array;
};

export type Near = { slot: number; distance: number };

export class Meanings {
  /** How many numbers a meaning has; the first one says it. */
  #size = 0;
  #words = 0;
  #glanceWords = 0;
  readonly #blocks: Block[] = [];

  get bytes(): number {
    return this.#blocks.length * BLOCK * (this.#size + 4 * (this.#words + this.#glanceWords + 1));
  }

  set(slot: number, meaning: Float32Array): void {
    if (this.#size === 0) {
      this.#size = meaning.length;
      this.#words = Math.ceil(meaning.length / 32);
      this.#glanceWords = Math.min(GLANCE_WORDS, this.#words);
    }
    const block = this.#blockOf(slot);
    const place = slot & WITHIN_BLOCK;
    let widest = 1e-9;
    for (const number of meaning) widest = Math.max(widest, Math.abs(number));
    const at = place * this.#size;
    let length = 0;
    for (let n = 0; n < this.#size; n++) {
      const byte = Math.round((meaning[n]! / widest) * WIDEST);
      block.bytes[at + n] = byte;
      length += byte * byte;
    }
    const signs = signsOf(meaning, this.#words);
    block.signs.set(signs, place * this.#words);
    block.glances.set(signs.subarray(0, this.#glanceWords), place * this.#glanceWords);
    block.scales[place] = length > 0 ? 1 / Math.sqrt(length) : 0;
  }

  move(from: number, to: number): void {
    const [source, target] = [this.#blockOf(from), this.#blockOf(to)];
    const [at, into] = [from & WITHIN_BLOCK, to & WITHIN_BLOCK];
    const copy = (key: "bytes" | "signs" | "glances" | "scales", size: number) =>
      target[key].set(source[key].subarray(at * size, (at + 1) * size), into * size);
    copy("bytes", this.#size);
    copy("signs", this.#words);
    copy("glances", this.#glanceWords);
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
        glances: new Uint32Array(BLOCK * this.#glanceWords),
        scales: new Float32Array(BLOCK),
      });
    return this.#blocks[slot >>> IN_BLOCK]!;
  }

  /** Of these slots the nearest, nearest first. */
  nearest(slots: Int32Array, meaning: Float32Array, limit: number): Near[] {
    const asked = signsOf(meaning, this.#words);
    const measured = limit * LOOKED_AT;
    let some = slots;
    if (some.length > 2 * measured * GLANCED_AT) {
      const glance = asked.subarray(0, this.#glanceWords);
      some = this.#alike(some, "glances", glance, measured * GLANCED_AT);
    }
    if (some.length > measured) some = this.#alike(some, "signs", asked, measured);
    const near = this.#measured(some, unitOf(meaning));
    return near.toSorted((a, b) => a.distance - b.distance || a.slot - b.slot).slice(0, limit);
  }

  #measured(slots: Int32Array, unit: Float32Array): Near[] {
    const size = this.#size;
    const near: Near[] = [];
    for (const slot of slots) {
      const { bytes, scales } = this.#blocks[slot >>> IN_BLOCK]!;
      const place = slot & WITHIN_BLOCK;
      const at = place * size;
      let sum = 0;
      for (let n = 0; n < size; n++) sum += unit[n]! * bytes[at + n]!;
      near.push({ slot, distance: 1 - sum * scales[place]! });
    }
    return near;
  }

  /** Those whose signs differ in the fewest places: `wanted` of them, and as many more as differ in as many. */
  #alike(
    slots: Int32Array,
    key: "signs" | "glances",
    asked: Uint32Array,
    wanted: number,
  ): Int32Array {
    const words = asked.length;
    const unlikeOf = new Uint16Array(slots.length);
    const having = new Uint32Array(words * 32 + 1);
    let block = -1;
    let signs = asked;
    for (let n = 0; n < slots.length; n++) {
      const slot = slots[n]!;
      if (slot >>> IN_BLOCK !== block) {
        block = slot >>> IN_BLOCK;
        signs = this.#blocks[block]![key];
      }
      const at = (slot & WITHIN_BLOCK) * words;
      let unlike = 0;
      for (let word = 0; word < words; word++) unlike += bitsIn(signs[at + word]! ^ asked[word]!);
      unlikeOf[n] = unlike;
      having[unlike]!++;
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

function signsOf(meaning: Float32Array, words: number): Uint32Array {
  const signs = new Uint32Array(words);
  meaning.forEach((number, n) => {
    if (number > 0) signs[n >>> 5]! |= 1 << (n & 31);
  });
  return signs;
}

function unitOf(meaning: Float32Array): Float32Array {
  const length = Math.hypot(...meaning);
  return length > 0 ? meaning.map((number) => number / length) : meaning;
}

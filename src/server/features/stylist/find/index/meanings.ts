// Where pieces lie among each other, small enough for all of them to stay in memory: each number as one byte, and
// its sign as one bit. The signs tell roughly which pieces are near, thirty-two numbers at a time; those are measured.
import { bitsIn } from "../../../products/window/bits.ts";

const WIDEST = 127;
/** Signs alone tell roughly: so many times more than were asked for are measured. */
const LOOKED_AT = 8;

export type Near = { slot: number; distance: number };

export class Meanings {
  /** How many numbers a meaning has; the first one says it. */
  #size = 0;
  #words = 0;
  #bytes = new Int8Array(0);
  #signs = new Uint32Array(0);
  /** One by the length of the bytes as a vector. */
  #scales = new Float32Array(0);

  get bytes(): number {
    return this.#bytes.byteLength + this.#signs.byteLength + this.#scales.byteLength;
  }

  set(slot: number, meaning: Float32Array): void {
    if (this.#size === 0) {
      this.#size = meaning.length;
      this.#words = Math.ceil(meaning.length / 32);
    }
    if (slot >= this.#scales.length) this.#grow(slot + 1);
    const widest = meaning.reduce((most, number) => Math.max(most, Math.abs(number)), 1e-9);
    const at = slot * this.#size;
    let length = 0;
    for (let n = 0; n < this.#size; n++) {
      const byte = Math.round((meaning[n]! / widest) * WIDEST);
      this.#bytes[at + n] = byte;
      length += byte * byte;
    }
    this.#signs.set(signsOf(meaning, this.#words), slot * this.#words);
    this.#scales[slot] = length > 0 ? 1 / Math.sqrt(length) : 0;
  }

  move(from: number, to: number): void {
    this.#bytes.copyWithin(to * this.#size, from * this.#size, (from + 1) * this.#size);
    this.#signs.copyWithin(to * this.#words, from * this.#words, (from + 1) * this.#words);
    this.#scales[to] = this.#scales[from]!;
  }

  #grow(slots: number): void {
    const room = slots + (slots >> 2) + 64;
    const bytes = new Int8Array(room * this.#size);
    bytes.set(this.#bytes);
    const signs = new Uint32Array(room * this.#words);
    signs.set(this.#signs);
    const scales = new Float32Array(room);
    scales.set(this.#scales);
    [this.#bytes, this.#signs, this.#scales] = [bytes, signs, scales];
  }

  /** Of these slots the nearest, nearest first. */
  nearest(slots: Int32Array, meaning: Float32Array, limit: number): Near[] {
    const some = slots.length > limit * LOOKED_AT ? this.#roughly(slots, meaning, limit) : slots;
    const near = this.#measured(some, unitOf(meaning));
    return near.toSorted((a, b) => a.distance - b.distance || a.slot - b.slot).slice(0, limit);
  }

  #measured(slots: Int32Array, unit: Float32Array): Near[] {
    const [bytes, size] = [this.#bytes, this.#size];
    const near: Near[] = [];
    for (const slot of slots) {
      const at = slot * size;
      let sum = 0;
      for (let n = 0; n < size; n++) sum += unit[n]! * bytes[at + n]!;
      near.push({ slot, distance: 1 - sum * this.#scales[slot]! });
    }
    return near;
  }

  #roughly(slots: Int32Array, meaning: Float32Array, limit: number): Int32Array {
    const [signs, words] = [this.#signs, this.#words];
    const asked = signsOf(meaning, words);
    const unlikeOf = new Uint16Array(slots.length);
    const having = new Uint32Array(this.#size + 1);
    for (let n = 0; n < slots.length; n++) {
      const at = slots[n]! * words;
      let unlike = 0;
      for (let word = 0; word < words; word++) unlike += bitsIn(signs[at + word]! ^ asked[word]!);
      unlikeOf[n] = unlike;
      having[unlike]!++;
    }
    let most = 0;
    for (let found = having[0]!; found < limit * LOOKED_AT; found += having[most]!) most++;
    return slots.filter((_, n) => unlikeOf[n]! <= most);
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

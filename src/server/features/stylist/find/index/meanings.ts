// Where pieces lie among each other, small enough for all of them to stay in memory: each number as one byte, and
// its sign as one bit. The signs tell roughly which pieces are near, thirty-two numbers at a time; those are measured.
const WIDEST = 127;
/** Signs alone tell roughly: so many times more than were asked for are measured. */
const LOOKED_AT = 8;
/** A third of the signs tells more roughly still: so many times more are looked at by all of them, and of a large
 * catalogue a sixteenth. */
const GLANCED_AT = 16;
const GLANCED_SHARE = 16;
/** Signs are compared by four words of thirty-two at a time. */
const FOUR = 4;

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
  readonly #blocks: Block[] = [];

  get bytes(): number {
    return this.#blocks.length * BLOCK * (this.#size + 4 * (this.#words + FOUR + 1));
  }

  set(slot: number, meaning: Float32Array): void {
    if (this.#size === 0) {
      this.#size = meaning.length;
      this.#words = wordsFor(meaning.length);
    }
    const { bytes, signs, glances, scales } = this.#blockOf(slot);
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
    const own = signsOf(meaning, this.#words);
    signs.set(own, place * this.#words);
    glances.set(own.subarray(0, FOUR), place * FOUR);
    scales[place] = length > 0 ? 1 / Math.sqrt(length) : 0;
  }

  move(from: number, to: number): void {
    const [source, target] = [this.#blockOf(from), this.#blockOf(to)];
    const [at, into] = [from & WITHIN_BLOCK, to & WITHIN_BLOCK];
    const copy = (key: "bytes" | "signs" | "glances" | "scales", size: number) =>
      target[key].set(source[key].subarray(at * size, (at + 1) * size), into * size);
    copy("bytes", this.#size);
    copy("signs", this.#words);
    copy("glances", FOUR);
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
        glances: new Uint32Array(BLOCK * FOUR),
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
      const glanced = Math.max(measured * GLANCED_AT, some.length / GLANCED_SHARE);
      some = this.#alike(some, "glances", asked.subarray(0, FOUR), glanced);
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
    const unlikeOf = new Uint16Array(slots.length);
    const having = new Uint32Array(asked.length * 32 + 1);
    for (let from = 0, to = 0; from < slots.length; from = to) {
      const block = slots[from]! >>> IN_BLOCK;
      while (to < slots.length && slots[to]! >>> IN_BLOCK === block) to++;
      const signs = this.#blocks[block]![key];
      const differ = asked.length === FOUR ? glance : compare;
      differ(signs, asked, { slots, unlikeOf, from, to });
    }
    for (let n = 0; n < unlikeOf.length; n++) having[unlikeOf[n]!]!++;
    let most = 0;
    let count = having[0]!;
    while (count < wanted) count += having[++most]!;
    const alike = new Int32Array(count);
    for (let n = 0, at = 0; n < slots.length; n++)
      if (unlikeOf[n]! <= most) alike[at++] = slots[n]!;
    return alike;
  }
}

/** The pieces of one block among those asked about, and where their differences are written. */
type Stretch = { slots: Int32Array; unlikeOf: Uint16Array; from: number; to: number };

/** In how many places the signs of pieces of one block differ from what is asked, by their first four words. */
function glance(
  signs: Uint32Array,
  asked: Uint32Array,
  { slots, unlikeOf, from, to }: Stretch,
): void {
  const a = asked[0]! | 0;
  const b = asked[1]! | 0;
  const c = asked[2]! | 0;
  const d = asked[3]! | 0;
  for (let n = from; n < to; n++) {
    const at = (slots[n]! & WITHIN_BLOCK) * FOUR;
    unlikeOf[n] = bitsInFour(
      signs[at]! ^ a,
      signs[at + 1]! ^ b,
      signs[at + 2]! ^ c,
      signs[at + 3]! ^ d,
    );
  }
}

/** The same by all of their words. */
function compare(
  signs: Uint32Array,
  asked: Uint32Array,
  { slots, unlikeOf, from, to }: Stretch,
): void {
  const words = asked.length;
  for (let n = from; n < to; n++) {
    const at = (slots[n]! & WITHIN_BLOCK) * words;
    let unlike = 0;
    for (let word = 0; word < words; word += FOUR)
      unlike += bitsInFour(
        signs[at + word]! ^ asked[word]!,
        signs[at + word + 1]! ^ asked[word + 1]!,
        signs[at + word + 2]! ^ asked[word + 2]!,
        signs[at + word + 3]! ^ asked[word + 3]!,
      );
    unlikeOf[n] = unlike;
  }
}

const wordsFor = (numbers: number) => Math.ceil(numbers / (32 * FOUR)) * FOUR;

/** Added up where they still have room for each other: half as dear as one word after the other. */
function bitsInFour(a: number, b: number, c: number, d: number): number {
  const both = foursIn(a) + foursIn(b);
  const others = foursIn(c) + foursIn(d);
  const bytes =
    (both & 0x0f_0f_0f_0f) +
    ((both >>> 4) & 0x0f_0f_0f_0f) +
    (others & 0x0f_0f_0f_0f) +
    ((others >>> 4) & 0x0f_0f_0f_0f);
  return Math.imul(bytes, 0x01_01_01_01) >>> 24;
}

function foursIn(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55_55_55_55)) | 0;
  return ((pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33)) | 0;
}

function signsOf(meaning: Float32Array, words: number): Uint32Array {
  const signs = new Uint32Array(words);
  for (let n = 0; n < meaning.length; n++) if (meaning[n]! > 0) signs[n >>> 5]! |= 1 << (n & 31);
  return signs;
}

function unitOf(meaning: Float32Array): Float32Array {
  const length = Math.hypot(...meaning);
  return length > 0 ? meaning.map((number) => number / length) : meaning;
}

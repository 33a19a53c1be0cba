// Sets of rows, a bit for each: two of them are compared thirty-two rows at a time.

export type Bits = Uint32Array;

export const noBits = (rows: number): Bits => new Uint32Array((rows + 31) >>> 5);

/** All of the rows, and nothing beyond the last. */
export function allBits(rows: number): Bits {
  const bits = noBits(rows).fill(0xff_ff_ff_ff);
  if ((rows & 31) !== 0) bits[bits.length - 1] = (1 << (rows & 31)) - 1;
  return bits;
}

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5]! |= 1 << (at & 31);
}

export function keepCommon(into: Bits, others: Bits): void {
  for (let at = 0; at < into.length; at++) into[at]! &= others[at]!;
}

/** What is in all of them, in one pass. */
export function commonOf(first: Bits, others: readonly Bits[]): Bits {
  const common = new Uint32Array(first.length);
  for (let at = 0; at < first.length; at++) {
    let word = first[at]!;
    for (let n = 0; n < others.length && word !== 0; n++) word &= others[n]![at]!;
    common[at] = word;
  }
  return common;
}

export function addBits(into: Bits, others: Bits): void {
  for (let at = 0; at < into.length; at++) into[at]! |= others[at]!;
}

export function keepOther(into: Bits, others: Bits): void {
  for (let at = 0; at < into.length; at++) into[at]! &= ~others[at]!;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    const word = bits[at]!;
    if (word !== 0) count += bitsIn(word);
  }
  return count;
}

/** How many are in both. */
export function countCommon(bits: Bits, others: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += bitsIn(bits[at]! & others[at]!);
  return count;
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

/** Those of the bits whose row is meant. */
export function bitsWhere(bits: Bits, isMeant: (row: number) => boolean): Bits {
  const meant = new Uint32Array(bits.length);
  for (let at = 0; at < bits.length; at++) {
    let left = bits[at]!;
    let kept = 0;
    while (left !== 0) {
      const lowest = left & -left;
      if (isMeant((at << 5) + 31 - Math.clz32(lowest))) kept |= lowest;
      left ^= lowest;
    }
    meant[at] = kept;
  }
  return meant;
}

/** Of the bits, only those that are in the others, or only those that are not. */
export type Among = { within: Bits } | { without: Bits };

/** Up to `limit` rows after the first `offset`, in their order; what lies behind them is not looked at. */
export function rowsIn(bits: Bits, offset = 0, limit = countBits(bits), among?: Among): Int32Array {
  const within = among && "within" in among ? among.within : undefined;
  const without = among && "without" in among ? among.without : undefined;
  const rows = new Int32Array(limit);
  let skip = offset;
  let found = 0;
  for (let at = 0; at < bits.length && found < limit; at++) {
    let word = bits[at]!;
    if (within) word &= within[at]!;
    if (without) word &= ~without[at]!;
    if (word === 0) continue;
    if (skip > 0) {
      const inWord = bitsIn(word);
      if (inWord <= skip) {
        skip -= inWord;
        continue;
      }
      for (; skip > 0; skip--) word &= word - 1;
    }
    while (word !== 0 && found < limit) {
      rows[found++] = (at << 5) + 31 - Math.clz32(word & -word);
      word &= word - 1;
    }
  }
  return rows.subarray(0, found);
}

/** Rows whose code has a mark. */
export function bitsByCode(codes: ArrayLike<number>, marks: Uint8Array, rows: number): Bits {
  const bits = noBits(rows);
  for (let at = 0; at < rows; at++) bits[at >>> 5]! |= marks[codes[at]!]! << (at & 31);
  return bits;
}

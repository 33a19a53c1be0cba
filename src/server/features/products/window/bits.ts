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

export function addBits(into: Bits, others: Bits): void {
  for (let at = 0; at < into.length; at++) into[at]! |= others[at]!;
}

export function keepOther(into: Bits, others: Bits): void {
  for (let at = 0; at < into.length; at++) into[at]! &= ~others[at]!;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += bitsIn(bits[at]!);
  return count;
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

/** Leaves the rows whose number lies between the two. */
export function keepBetween(
  bits: Bits,
  numbers: ArrayLike<number>,
  low: number,
  high: number,
): void {
  for (let at = 0; at < bits.length; at++) {
    let kept = 0;
    for (let word = bits[at]!; word !== 0; word &= word - 1) {
      const one = word & -word;
      const number = numbers[(at << 5) + 31 - Math.clz32(one)]!;
      if (number >= low && number <= high) kept |= one;
    }
    bits[at] = kept;
  }
}

/** How many rows have each code, added to what is there. */
export function addCodes(byCode: Int32Array, codes: ArrayLike<number>, bits: Bits): void {
  for (let at = 0; at < bits.length; at++)
    for (let word = bits[at]!; word !== 0; word &= word - 1)
      byCode[codes[(at << 5) + 31 - Math.clz32(word & -word)]!]! += 1;
}

/** Up to `limit` rows after the first `offset`, in their order. */
export function rowsIn(bits: Bits, offset = 0, limit = countBits(bits)): Int32Array {
  const rows = new Int32Array(limit);
  let skip = offset;
  let found = 0;
  for (let at = 0; at < bits.length && found < limit; at++) {
    let word = bits[at]!;
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

// The signs of a meaning's numbers, a bit for each: in how many places two of them differ tells roughly how far apart
// they lie, at a thirtieth of the cost of measuring it.

/** Signs are compared by four words of thirty-two at a time. */
const FOUR = 4;

export const wordsFor = (numbers: number) => Math.ceil(numbers / (32 * FOUR)) * FOUR;

export function signsOf(meaning: ArrayLike<number>): Uint32Array {
  const signs = new Uint32Array(wordsFor(meaning.length));
  for (let n = 0; n < meaning.length; n++) if (meaning[n]! > 0) signs[n >>> 5]! |= 1 << (n & 31);
  return signs;
}

/** In how many places they differ from those that begin at `at` in a row of signs. */
export function unlikeAt(asked: Uint32Array, row: Uint32Array, at: number): number {
  let unlike = 0;
  for (let word = 0; word < asked.length; word += FOUR)
    unlike += bitsInFour(
      row[at + word]! ^ asked[word]!,
      row[at + word + 1]! ^ asked[word + 1]!,
      row[at + word + 2]! ^ asked[word + 2]!,
      row[at + word + 3]! ^ asked[word + 3]!,
    );
  return unlike;
}

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

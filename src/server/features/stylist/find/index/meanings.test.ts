import { describe, expect, test } from "vitest";
import { rowsIn } from "../../../products/window/bits.ts";
import { Meanings } from "./meanings.ts";
import { Neighbourhoods } from "./neighbourhoods.ts";

const SIZE = 384;
const KINDS = 30;
/** So many that the nearest hundred are looked for by their signs first, and that there are landmarks. */
const PIECES = 30_000;

/** The same numbers every time (mulberry32). */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296 - 0.5;
  };
}

const draw = drawing(7);
const anywhere = () => Float32Array.from({ length: SIZE }, draw);
/** A kind of piece, moved a little: pieces of a catalogue lie in heaps. */
const near = (middle: Float32Array, by: number) => middle.map((number) => number + by * draw());

const kinds = Array.from({ length: KINDS }, anywhere);
const pieces = Array.from({ length: PIECES }, (_, n) => near(kinds[n % KINDS]!, 1.5));
const meanings = new Meanings();
pieces.forEach((meaning, slot) => meanings.set(slot, meaning));
const all = Int32Array.from({ length: PIECES }, (_, slot) => slot);

function cosine(a: Float32Array, b: Float32Array): number {
  let [sum, ofA, ofB] = [0, 0, 0];
  a.forEach((number, n) => {
    sum += number * b[n]!;
    ofA += number * number;
    ofB += b[n]! * b[n]!;
  });
  return sum / Math.sqrt(ofA * ofB);
}

/** The hundred that lie nearest, by measuring all. */
function nearestOf(asked: Float32Array): Set<number> {
  const likeness = pieces.map((piece) => cosine(piece, asked));
  return new Set([...all].toSorted((a, b) => likeness[b]! - likeness[a]!).slice(0, 100));
}

describe("neighbourhoods of a large catalogue", () => {
  const around = new Neighbourhoods(meanings);
  const rowsNear = (asked: Float32Array) => {
    const bits = around.near(asked);
    if (!bits) throw new Error("There are no landmarks.");
    return [...rowsIn(bits)];
  };

  test("a small catalogue has none", () => {
    for (let slot = 0; slot < 100; slot++) around.add(slot);
    expect(around.near(pieces[0]!)).toBeUndefined();
  });

  test("those that came before the landmarks are near until they are placed", () => {
    for (let slot = 100; slot < 17_000; slot++) around.add(slot);
    expect(rowsNear(pieces[0]!)).toEqual(expect.arrayContaining([10_000, 16_999]));
  });

  test("a part of the pieces is looked at, and nearly all of the nearest hundred are among it", () => {
    for (let slot = 17_000; slot < PIECES; slot++) around.add(slot);
    for (const kind of [2, 17, 29]) {
      const asked = near(kinds[kind]!, 1.2);
      const rows = rowsNear(asked);
      expect(rows.length).toBeLessThan(PIECES / 2);
      const nearest = nearestOf(asked);
      expect(rows.filter((slot) => nearest.has(slot)).length).toBeGreaterThanOrEqual(95);
    }
  });

  test("pieces that got other numbers are found by these", () => {
    const numbers = Int32Array.from({ length: PIECES }, (_, slot) =>
      slot < 5000 ? -1 : slot - 5000,
    );
    const before = rowsNear(pieces[6000]!);
    around.renumber(numbers);
    const after = rowsNear(pieces[6000]!);
    expect(after).toContain(1000);
    expect(after.at(-1)).toBeLessThan(PIECES - 5000);
    expect(before).toContain(6000);
  });
});

describe("where pieces lie, in memory", () => {
  test("finds nearly all of the nearest hundred among tens of thousands", () => {
    for (const kind of [0, 11, 23]) {
      const asked = near(kinds[kind]!, 1.2);
      const nearest = nearestOf(asked);
      const found = meanings.nearest(all, asked, 100);
      expect(found).toHaveLength(100);
      expect(found.filter(({ slot }) => nearest.has(slot)).length).toBeGreaterThanOrEqual(95);
      const distances = found.map(({ distance }) => distance);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      for (const { slot, distance } of found.slice(0, 5))
        expect(Math.abs(1 - distance - cosine(pieces[slot]!, asked))).toBeLessThan(0.01);
    }
  });

  test("a piece that moved to another block is found there, the one that stood there is gone", () => {
    const asked = pieces[20_000]!;
    meanings.move(20_000, 5);
    expect(meanings.nearest(Int32Array.of(4, 5, 6), asked, 1)[0]!.slot).toBe(5);
    meanings.cut(10);
    expect(meanings.nearest(Int32Array.of(5), asked, 1)[0]!.distance).toBeCloseTo(0, 2);
  });
});

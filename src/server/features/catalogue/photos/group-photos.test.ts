import { describe, expect, test } from "vitest";
import type { GarmentKind, Swatch } from "../../../providers/vision/vision.ts";
import { groupPhotos, type Grouped } from "./group-photos.ts";

const BLACK: Swatch = { lab: [0.22, 0, 0], share: 1 };
const RED: Swatch = { lab: [0.5, 0.17, 0.09], share: 1 };

type Special = { aside?: number; swatch?: Swatch; kind?: GarmentKind; draft?: string | null };

/** Photos of one direction look alike; `aside` turns one away from the others. */
function photo(
  id: string,
  direction: number,
  { aside = 0, swatch = BLACK, kind = "Abayas", draft = null }: Special = {},
): Grouped {
  const vector = new Float32Array(8);
  vector[direction] = Math.cos(aside);
  vector[(direction + 1) % 8] = Math.sin(aside);
  return { id, vector, looks: { kinds: [{ kind, sureness: 1 }], swatches: [swatch] }, draft };
}

const ids = (photos: readonly Grouped[]) =>
  groupPhotos(photos).map(({ members }) => members.map(({ id }) => id));

describe("photos of one piece", () => {
  const abaya = [photo("a1", 0), photo("a2", 0, { aside: 0.3 }), photo("a3", 0, { aside: 0.5 })];
  const dress = [photo("b1", 4, { kind: "Dresses" }), photo("b2", 4, { kind: "Dresses", aside: 0.2 })]; // prettier-ignore

  test("are put together, and others are not", () => {
    expect(ids([...abaya, ...dress])).toEqual([
      ["a1", "a2", "a3"],
      ["b1", "b2"],
    ]);
  });

  test("in whatever order they came", () => {
    const mixed = [dress[1]!, abaya[2]!, abaya[0]!, dress[0]!, abaya[1]!];
    expect(ids(mixed)).toEqual(ids([...abaya, ...dress]));
    expect(ids(mixed.toReversed())).toEqual(ids(mixed));
  });

  test("are two pieces where the cloth has another colour", () => {
    expect(ids([photo("a1", 0), photo("a2", 0, { swatch: RED })])).toEqual([["a1"], ["a2"]]);
  });

  test("join the draft they have already, which keeps what stands in it", () => {
    const groups = groupPhotos([
      photo("a1", 0, { draft: "p_1" }),
      // Its owner has put it there, however it looks.
      photo("c1", 6, { draft: "p_1" }),
      photo("a2", 0, { draft: "p_2" }),
      photo("b1", 4, { kind: "Dresses", draft: "p_3" }),
      photo("b2", 4, { kind: "Dresses" }),
    ]);
    expect(groups.map(({ draft, members }) => [draft, members.map(({ id }) => id)])).toEqual([
      ["p_1", ["a1", "c1"]],
      ["p_2", ["a2"]],
      ["p_3", ["b1", "b2"]],
    ]);
  });

  test("more of them than a product can show are two drafts", () => {
    const many = Array.from({ length: 40 }, (_, n) => photo(`a${String(n).padStart(2, "0")}`, 0));
    expect(Math.max(...ids(many).map(({ length }) => length))).toBeLessThanOrEqual(30);
    expect(ids(many).flat()).toHaveLength(40);
  });

  test("none are none, and one is one", () => {
    expect(ids([])).toEqual([]);
    expect(ids([photo("a1", 0)])).toEqual([["a1"]]);
  });
});

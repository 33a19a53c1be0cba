// Which garments a picture shows, by what the encoder says of its fields.
import { describe, expect, test } from "vitest";
import {
  cropped,
  PLACES,
  piecesIn,
  type Fields,
  type Place,
} from "../../src/server/providers/vision/pieces.ts";

const SIDE = 12;

/** Rectangles of fields, in twelfths of the picture. */
function fieldsOf(
  areas: { place: Place; x: number; y: number; wide: number; high: number; chance?: number }[],
): Fields {
  const chances = new Float32Array(PLACES.length * SIDE * SIDE);
  chances.fill(1, 0, SIDE * SIDE);
  for (const { place, x, y, wide, high, chance = 0.95 } of areas)
    for (let row = y; row < y + high; row++)
      for (let column = x; column < x + wide; column++) {
        const field = row * SIDE + column;
        chances[field] = 1 - chance;
        chances[PLACES.indexOf(place) * SIDE * SIDE + field] = chance;
      }
  return { chances, across: SIDE, down: SIDE };
}

const top = { place: "top", x: 1, y: 0, wide: 6, high: 5 } as const;
const trousers = { place: "bottom", x: 1, y: 5, wide: 6, high: 6 } as const;
const places = (fields: Fields) => piecesIn(fields).map(({ place }) => place);

describe("pieces in a picture", () => {
  test("those of different sorts are told apart, the largest first, with their boxes", () => {
    const found = piecesIn(fieldsOf([top, trousers]));
    expect(found.map(({ place }) => place)).toEqual(["bottom", "top"]);
    const { box } = found[0]!;
    expect(box.top).toBeGreaterThan(0.3);
    expect(box.top).toBeLessThan(5 / SIDE);
    expect(box.top + box.height).toBeLessThanOrEqual(1);
  });

  test("shoes and bags may be small, a second garment may not", () => {
    const shoes = { place: "shoes", x: 8, y: 9, wide: 3, high: 2 } as const;
    expect(places(fieldsOf([top, trousers, shoes]))).toEqual(["bottom", "top", "shoes"]);
    expect(places(fieldsOf([trousers, { ...shoes, place: "outer" }]))).toEqual(["bottom"]);
  });

  test("a pair of shoes is one piece, and so is a dress that looks like two", () => {
    const one = { place: "shoes", x: 0, y: 0, wide: 4, high: 4 } as const;
    expect(places(fieldsOf([one, { ...one, x: 6 }]))).toEqual(["shoes"]);
    const dress = { place: "dress", x: 1, y: 0, wide: 6, high: 7 } as const;
    expect(places(fieldsOf([dress, { ...trousers, place: "skirt", y: 7, high: 5 }]))).toEqual([
      "dress",
    ]);
  });

  test("doubtful fields are no garment", () => {
    expect(places(fieldsOf([{ ...top, chance: 0.6 }]))).toEqual([]);
    expect(places(fieldsOf([]))).toEqual([]);
  });
});

test("a crop holds the pixels of its box", () => {
  const data = Uint8Array.from({ length: 4 * 2 * 3 }, (_, n) => n);
  const part = cropped(
    { data, width: 4, height: 2 },
    { left: 0.5, top: 0.5, width: 0.5, height: 0.5 },
  );
  expect(part).toEqual({ data: data.slice(18, 24), width: 2, height: 1 });
});

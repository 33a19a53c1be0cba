import { expect, test } from "vitest";
import { trustOf, type Seen } from "./trust.ts";

const WIDTH = 300;
const HEIGHT = 400;
type Look = (x: number, y: number) => number;

const isCloth = (x: number, y: number) => x >= 80 && x < 220 && y >= 60 && y < 340;
const cloth: Look = (x, y) => (isCloth(x, y) ? 1 : 0);

const plane = (look: Look) =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => look(i % WIDTH, Math.floor(i / WIDTH)));

/** A dark piece on a light ground, cut exactly, unless said otherwise. */
function seen({
  mask = cloth,
  network,
  ground = 235,
  score = 0.95,
}: {
  mask?: Look;
  network?: Look;
  ground?: number;
  score?: number;
} = {}): Seen {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  plane(cloth).forEach((on, i) =>
    data.set(on ? [60, 70, 90, 255] : [ground, ground, ground, 255], i * 4),
  );
  return {
    raster: { width: WIDTH, height: HEIGHT, data },
    mask: plane(mask),
    score,
    ...(network && { network: plane(network) }),
  };
}

test.each<[string, Seen]>([
  ["that colours tell clearly", seen()],
  ["that the network sees as well", seen({ network: (x, y) => 255 * cloth(x, y) })],
  [
    "whose sleeve touches the rim",
    seen({
      mask: (x, y) => (isCloth(x, y) || (x >= 220 && y > 80 && y < 120) ? 1 : 0),
      ground: 180,
    }),
  ],
])("a cut %s is sure", (_, cut) => {
  expect(trustOf(cut)).toBe("sure");
});

test.each<[string, Seen]>([
  ["with a poor score", seen({ score: 0.6 })],
  [
    "of which the network sees only a part",
    seen({ network: (x, y) => (x < 180 ? 255 * cloth(x, y) : 0) }),
  ],
  [
    "where the network is not certain",
    seen({ network: (x, y) => (y > 250 ? 150 : 255) * cloth(x, y) }),
  ],
  [
    "whose outline follows nothing",
    seen({ mask: (x, y) => (x > 20 && x < 280 && y > 20 && y < 380 ? 1 : 0) }),
  ],
  [
    "that goes on outside the picture",
    seen({ mask: (x, y) => (x >= 80 && x < 220 && y >= 60 ? 1 : 0) }),
  ],
])("a cut %s is doubtful", (_, cut) => {
  expect(trustOf(cut)).toBe("doubtful");
});

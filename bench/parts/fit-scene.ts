// A pair as the fitter dresses it, with the layers it was made of.
import sharp from "sharp";
import { dress } from "../../src/server/features/fit/composition/compose.ts";
import { cutGarment } from "../../src/server/features/fit/cut-out/cut-garment.ts";
import type { Fault, Scene } from "../../src/server/features/fit/faults/scene.ts";
import { openFigure, type Figure } from "../../src/server/features/fit/figure/figure.ts";
import { withoutDoubtful } from "../../src/server/features/fit/make-picture.ts";
import { planOutfit } from "../../src/server/features/fit/outfit.ts";
import { putOn } from "../../src/server/features/fit/put-on.ts";
import { cutOut } from "../../src/server/providers/vision/cut-out.ts";
import type { Pair } from "./fit-pairs.ts";

export type Dressed = { name: string; scene: Scene };

const figures = new Map<string, Promise<Figure>>();

/** Undefined where nothing is worn: what lies on paper has no such faults. */
export async function dressedScene({ garments, body, skin, name }: Pair) {
  const found = await Promise.all(garments.map((garment) => cutGarment(garment, cutOut)));
  const cuts = found.filter((piece) => piece !== undefined);
  if (cuts.length < 2) return undefined;
  const plan = withoutDoubtful(planOutfit(garments, body), cuts);
  const key = `${plan.body} ${skin}`;
  const opened = figures.get(key) ?? openFigure(plan.body, skin);
  figures.set(key, opened);
  const figure = await opened;
  const outfit = await putOn(plan, garments, cuts, figure);
  if (outfit.worn.length === 0) return undefined;
  const { held, shod, worn } = outfit;
  const scene: Scene = {
    anchors: figure.anchors,
    regions: figure.regions,
    canvas: dress(figure, outfit),
    pieces: worn.map(({ slot, trunk, sleeves, place }) => {
      const { category, title } = garments[place]!;
      return { slot, category, title, trunk, sleeves };
    }),
    things: [
      ...held.filter(({ isOnFloor }) => !isOnFloor).map(({ layer }) => layer),
      ...(shod ? [shod.layer] : []),
    ],
  };
  return { name, scene } satisfies Dressed;
}

const TILE = { width: 450, height: 675 };

/** Each fault has a ring around it. */
export async function markedSheet(
  faulty: readonly { dressed: Dressed; faults: readonly Fault[] }[],
  to: string,
): Promise<void> {
  const columns = 4;
  const tiles = await Promise.all(
    faulty.map(async ({ dressed, faults }, n) => {
      const { width, height, data } = dressed.scene.canvas;
      const rings = faults.map(
        ({ x, y }) =>
          `<circle cx="${x}" cy="${y}" r="26" fill="none" stroke="red" stroke-width="4"/>`,
      );
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rings.join("")}</svg>`;
      const marked = await sharp(data, { raw: { width, height, channels: 4 } })
        .composite([{ input: Buffer.from(svg) }])
        .flatten({ background: "#ddd5c8" })
        .png()
        .toBuffer();
      return {
        input: await sharp(marked).resize(TILE.width, TILE.height).toBuffer(),
        left: (n % columns) * TILE.width,
        top: Math.floor(n / columns) * TILE.height,
      };
    }),
  );
  const rows = Math.max(1, Math.ceil(faulty.length / columns));
  await sharp({
    create: {
      width: columns * TILE.width,
      height: rows * TILE.height,
      channels: 3,
      background: "#faf8f5",
    },
  })
    .composite(tiles)
    .toFile(to);
  console.log(to);
}

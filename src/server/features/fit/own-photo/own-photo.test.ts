// Photos of people we can make: our own figures on paper, whose landmarks are known.
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { FitBody } from "../../../../contract/fit.ts";
import { notFound } from "../../../problems.ts";
import type { AskNetwork } from "../cut-out/cut-garment.ts";
import type { Anchors, Point } from "../figure/anchors.ts";
import { openFigure, openGround, type Figure } from "../figure/figure.ts";
import { drawOver, type Raster } from "../pixels/raster.ts";
import { createFitOnPhoto } from "./fit-on-photo.ts";
import { personIn } from "./person.ts";
import { NobodyStands, putOnPhoto } from "./put-on-photo.ts";

const toJpeg = ({ data, width, height }: Raster) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer();

/** Farther away and to one side, as somebody stands in a photo. */
async function photoOf(figure: Figure) {
  const paper = await openGround();
  drawOver(paper, figure.picture);
  const photo = await sharp(await toJpeg(paper))
    .resize(600)
    .extend({ top: 60, bottom: 90, left: 140, right: 20, extendWith: "copy" })
    .jpeg()
    .toBuffer();
  const outline = await sharp(figure.picture.data, {
    raw: { width: figure.width, height: figure.height, channels: 4 },
  })
    .resize(600)
    .extend({ top: 60, bottom: 90, left: 140, right: 20, background: "#0000" })
    .extractChannel(3)
    .png()
    .toBuffer();
  return { photo, ask: outlined(outline) };
}

/** A network that sees the truth. */
const outlined =
  (outline: Buffer): AskNetwork =>
  async ({ width, height }) =>
    sharp(outline).resize(width, height, { fit: "fill" }).extractChannel(0).raw().toBuffer();

const nothing: AskNetwork = async ({ width, height }) => new Uint8Array(width * height);

let like: Figure;
beforeAll(async () => {
  like = await openFigure("plain");
});

const middle = ({ left, right }: { left: Point; right: Point }): number => (left.y + right.y) / 2;
const width = ({ left, right }: { left: Point; right: Point }): number => right.x - left.x;

describe("the outline of a person says where to dress them:", () => {
  test.each<FitBody>(["plain", "full", "male", "modest"])("%s", async (body) => {
    const figure = await openFigure(body);
    const { photo, ask } = await photoOf(figure);
    const person = await personIn(photo, ask, like);
    const { anchors } = person!.figure;
    const truth: Anchors = figure.anchors;
    // In pixels of a figure that is 1,200 high.
    for (const pair of ["shoulderOuter", "waist", "hip", "wrist"] as const) {
      expect(Math.abs(middle(anchors[pair]) - middle(truth[pair])), pair).toBeLessThan(50);
      expect(Math.abs(width(anchors[pair]) - width(truth[pair])), pair).toBeLessThan(60);
    }
    expect(Math.abs(anchors.crotch.y - truth.crotch.y)).toBeLessThan(45);
    expect(Math.abs(anchors.levels.knee - truth.levels.knee)).toBeLessThan(40);
  });
});

describe("nobody stands in", () => {
  test("a photo in which the network sees nothing", async () => {
    const { photo } = await photoOf(like);
    expect(await personIn(photo, nothing, like)).toBeNull();
  });

  test("a photo that ends at the knees", async () => {
    const paper = await openGround();
    drawOver(paper, like.picture);
    const whole = await toJpeg(paper);
    const photo = await sharp(whole)
      .extract({ left: 0, top: 0, width: 900, height: 950 })
      .toBuffer();
    const ask: AskNetwork = async ({ width: wide, height }) =>
      sharp(like.picture.data, { raw: { width: 900, height: 1350, channels: 4 } })
        .extract({ left: 0, top: 0, width: 900, height: 950 })
        .resize(wide, height, { fit: "fill" })
        .extractChannel(3)
        .raw()
        .toBuffer();
    expect(await personIn(photo, ask, like)).toBeNull();
  });

  test("a file that is no picture", async () => {
    const photo = Buffer.from("no picture at all");
    await expect(putOnPhoto({ photo, garments: [noGarment] }, nothing)).rejects.toThrow(
      NobodyStands,
    );
  });
});

const noGarment = { title: "Shirt", category: "Shirts", pictures: [] };

test("whatever happens, nothing of the photo stays in the memory that held it", async () => {
  const { photo, ask } = await photoOf(like);
  await expect(putOnPhoto({ photo, garments: [noGarment] }, ask)).rejects.toThrow();
  expect(photo.every((byte) => byte === 0)).toBe(true);
});

test("switched off, no photo is looked at", async () => {
  const never = () => Promise.reject(new Error("Nobody may ask."));
  const off = createFitOnPhoto({
    isOffered: false,
    findPiece: never,
    asGarment: never,
    room: { dress: never, finish: never, dressPhoto: never, cut: never, close: never },
  });
  const photo = Buffer.from("a face");
  await expect(off.dress(photo, { piece: "p_1", consent: "yes" })).rejects.toEqual(
    notFound("ownPhotoOff"),
  );
  expect(photo.equals(Buffer.alloc(6))).toBe(true);
});

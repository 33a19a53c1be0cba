// Small pictures with a fault planted in each, and the same pictures without it.
import { describe, expect, test } from "vitest";
import type { Anchors } from "../figure/anchors.ts";
import { REGION } from "../figure/figure.ts";
import type { Layer, Raster } from "../pixels/raster.ts";
import { findFaults } from "./find-faults.ts";
import type { FaultKind, Scene, WornPiece } from "./scene.ts";

const WIDTH = 240;
const HEIGHT = 400;

const point = (x: number, y: number) => ({ x, y });
const pair = (away: number, y: number) => ({
  left: point(120 - away, y),
  right: point(120 + away, y),
});
const levels = {
  shoulder: 60,
  waist: 140,
  highHip: 160,
  hip: 180,
  tunic: 210,
  mini: 230,
  knee: 280,
  midi: 320,
  ankle: 360,
  maxi: 375,
  floor: 385,
};
const anchors = {
  neck: { base: point(120, 55), sides: pair(10, 50) },
  shoulderOuter: pair(48, 76),
  armpit: pair(34, 100),
  elbow: pair(54, 150),
  wrist: pair(58, 210),
  hand: { grip: pair(58, 228), fingertips: pair(58, 244) },
  hip: pair(36, 180),
  crotch: point(120, 200),
  knee: { outer: pair(28, 280), inner: pair(8, 280) },
  ankle: { outer: pair(24, 360), inner: pair(10, 360) },
  levels,
} as unknown as Anchors;

type Shape = (x: number, y: number) => number;
type Paint = (x: number, y: number) => number;

/** `shape` gives how much of a pixel is there, 0 to 1. */
function layerOf(shape: Shape, paint: Paint = () => 120): Layer {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const i = (y * WIDTH + x) * 4;
      data.fill(paint(x, y), i, i + 3);
      data[i + 3] = 255 * Math.min(1, Math.max(0, shape(x, y)));
    }
  return { width: WIDTH, height: HEIGHT, data, left: 0, top: 0 };
}

const between = (v: number, from: number, to: number) => Math.min(v - from + 0.5, to - v + 0.5);
const box =
  (x0: number, y0: number, x1: number, y1: number): Shape =>
  (x, y) =>
    Math.min(between(x, x0, x1), between(y, y0, y1));
const both =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    Math.max(...shapes.map((shape) => shape(x, y)));
const without =
  (shape: Shape, hole: Shape): Shape =>
  (x, y) =>
    Math.min(shape(x, y), 1 - hole(x, y));

const trunk = box(84, 60, 156, 190);
const sleeves = both(box(58, 64, 86, 206), box(154, 64, 182, 206));
const arms = both(box(60, 64, 76, 240), box(164, 64, 180, 240));
const legs = both(box(94, 190, 116, 370), box(124, 190, 146, 370));
const trunkOfBody = box(92, 70, 148, 200);
const head = both(box(108, 20, 132, 60), trunkOfBody);

const piece = (more: Partial<WornPiece> = {}): WornPiece => ({
  slot: "top",
  category: "Shirts",
  title: "Shirt",
  trunk: layerOf(trunk),
  sleeves: layerOf(sleeves),
  ...more,
});

function sceneOf(pieces: readonly WornPiece[], body: Shape = both(head, arms, legs)): Scene {
  const layers = pieces.flatMap((one) => (one.sleeves ? [one.trunk, one.sleeves] : [one.trunk]));
  const seen: Shape = (x, y) =>
    Math.max(body(x, y), ...layers.map(({ data }) => data[(y * WIDTH + x) * 4 + 3]! / 255));
  const canvas: Raster = layerOf(seen);
  const regions = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < regions.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    if (arms(x, y) > 0.5) regions[i] = x < 120 ? REGION.armR : REGION.armL;
  }
  return { anchors, regions, canvas, pieces, things: [] };
}

const kindsIn = (scene: Scene): FaultKind[] => [
  ...new Set(findFaults(scene).map(({ kind }) => kind)),
];

test("a figure that is dressed well has no fault", () => {
  expect(kindsIn(sceneOf([piece()]))).toEqual([]);
});

describe("a planted fault is found, and no other:", () => {
  const slit = box(80, 66, 83, 96);
  const planted: [FaultKind, string, Scene][] = [
    [
      "gap in a garment",
      "a slit between sleeve and trunk",
      sceneOf([
        piece({
          trunk: layerOf(without(trunk, slit)),
          sleeves: layerOf(both(box(58, 64, 79, 206), box(154, 64, 182, 206))),
        }),
      ]),
    ],
    [
      "gap in a garment",
      "a slit across the trunk",
      sceneOf([piece({ trunk: layerOf(without(trunk, box(100, 150, 140, 152))) })]),
    ],
    [
      "stair-stepped edge",
      "a hem in steps of three pixels",
      sceneOf([
        piece({
          trunk: layerOf((x, y) =>
            Math.min(trunk(x, y), y <= 188 - Math.floor((x - 84) / 6) * 3 ? 1 : 0),
          ),
        }),
      ]),
    ],
    [
      "limb cut",
      "an arm that ends and goes on",
      sceneOf(
        [piece({ sleeves: layerOf(both(box(58, 64, 86, 150), box(154, 64, 182, 150))) })],
        both(head, legs, box(60, 200, 76, 240), box(164, 200, 180, 240)),
      ),
    ],
    [
      "limb doubled",
      "a bare arm beside its sleeve",
      sceneOf([piece({ sleeves: layerOf(both(box(30, 64, 52, 206), box(190, 64, 212, 206))) })]),
    ],
    [
      "cloth through cloth",
      "a scrap of the shirt on the coat",
      sceneOf([
        piece({ sleeves: null }),
        piece({
          slot: "outer",
          category: "Coats & Jackets",
          trunk: layerOf(without(box(78, 58, 162, 300), box(100, 150, 112, 160))),
        }),
      ]),
    ],
    [
      "too long",
      "a shirt to the knee",
      sceneOf([piece({ trunk: layerOf(box(84, 60, 156, 275)) })]),
    ],
    [
      "outside the frame",
      "a hem below the picture",
      sceneOf([
        piece({ slot: "dress", category: "Dresses", trunk: layerOf(box(84, 60, 156, 420)) }),
      ]),
    ],
  ];
  test.each(planted)("%s: %s", (kind, _, scene) => {
    expect(kindsIn(scene).filter((other) => other !== "too long" || kind === "too long")).toEqual([
      kind,
    ]);
  });

  test("unnatural symmetry: a print that is its own mirror image", () => {
    const print: Paint = (x, y) => {
      const away = Math.round(Math.abs(x - 120));
      return 90 + ((away * 37 + Math.round(y) * 53) % 97);
    };
    const strange: Paint = (x, y) => 90 + ((x * 37 + y * 53) % 97);
    const dressed = (paint: Paint) => sceneOf([piece({ trunk: layerOf(trunk, paint) })]);
    expect(kindsIn(dressed(print))).toEqual(["unnatural symmetry"]);
    expect(kindsIn(dressed(strange))).toEqual([]);
  });
});

describe("no fault is", () => {
  test("a smooth slanting hem", () => {
    const slanting = piece({
      trunk: layerOf((x, y) => Math.min(trunk(x, y), 188.5 - (x - 84) * 0.5 - y)),
    });
    expect(kindsIn(sceneOf([slanting]))).toEqual([]);
  });

  test("a stepped edge that lies under the coat over it", () => {
    const stepped = piece({
      sleeves: null,
      trunk: layerOf((x, y) =>
        Math.min(trunk(x, y), y <= 188 - Math.floor((x - 84) / 6) * 3 ? 1 : 0),
      ),
    });
    const coat = piece({
      slot: "outer",
      category: "Coats & Jackets",
      sleeves: null,
      trunk: layerOf(box(78, 58, 162, 300)),
    });
    const kinds = kindsIn(sceneOf([stepped, coat]));
    expect(kinds).not.toContain("stair-stepped edge");
    expect(kindsIn(sceneOf([stepped]))).toContain("stair-stepped edge");
  });

  test("an open front, a short sleeve, or a tunic that is sold as one", () => {
    const open = piece({ trunk: layerOf(without(trunk, box(117, 60, 123, 190))) });
    const short = piece({
      sleeves: layerOf(both(box(56, 64, 86, 110), box(154, 64, 184, 110))),
    });
    const tunic = piece({ title: "Linen tunic", trunk: layerOf(box(84, 60, 156, 250)) });
    for (const one of [open, short, tunic]) expect(kindsIn(sceneOf([one]))).toEqual([]);
  });
});

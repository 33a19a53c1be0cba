/** What tells cloth apart: how the rim rolls, how it drapes and creases, its weave and its sheen. */
import type { Noise } from "./engine/noise.ts";

export type Fabric = {
  /** How far and how high the rim rolls, in units; small is thin cloth. */
  edge: number;
  edgeHeight: number;
  /** Drape noise across and along the grain. */
  drapeFrequency: readonly [number, number];
  drapeDepth: number;
  /** Crisp crumple lines. */
  crease?: number;
  /** Depth of hand-placed folds. */
  foldDepth: number;
  texture: number;
  weave: (x: number, y: number, noise: Noise) => number;
  sheen?: number;
  gloss?: number;
};

const fuzz =
  (a: number, b: number): Fabric["weave"] =>
  (x, y, noise) =>
    noise(x * a, y * a) * 0.8 + noise(x * b, y * b) * 0.5;

/** Braided ropes every 64 units with plain stocking stitch between them. */
const cableHeight = (x: number, y: number): number => {
  const column = x / 64 - Math.floor(x / 64);
  if (column > 0.62) return Math.sin(x * 0.7) * 0.5 + Math.abs(Math.sin(y * 0.4 + x * 0.2)) * 0.5;
  const across = column / 0.62;
  const swing = Math.sin(y * 0.075) * 0.24;
  const first = 1 - Math.min(1, Math.abs(across - 0.5 - swing) / 0.27);
  const second = 1 - Math.min(1, Math.abs(across - 0.5 + swing) / 0.27);
  const over = Math.cos(y * 0.075) > 0 ? Math.max(first * 1.25, second) : Math.max(first, second * 1.25);
  return Math.sqrt(Math.max(0, over)) * 5 + Math.sin(y * 0.7 + across * 4) * 0.4;
};

/** Every disc tilts its own way, which is what glitters. */
const sequinHeight = (x: number, y: number, noise: Noise): number => {
  const row = Math.floor(y / 7);
  const shifted = x + (row % 2) * 4;
  const column = Math.floor(shifted / 8);
  const u = shifted / 8 - column - 0.5;
  const v = y / 7 - row - 0.5;
  return u * noise(column * 0.71, row * 0.53) * 5 + v * noise(column * 0.37 + 9, row * 0.91) * 5;
};

export const FABRICS = {
  jersey: {
    edge: 6, edgeHeight: 6, drapeFrequency: [0.0055, 0.0035], drapeDepth: 15, foldDepth: 17, texture: 0.7,
    weave: (x, y, noise) => Math.sin(x * 2.1) * 0.35 + noise(x * 0.9, y * 0.5) * 0.5,
  },
  cotton: {
    edge: 5, edgeHeight: 5, drapeFrequency: [0.005, 0.0035], drapeDepth: 13, crease: 0.25, foldDepth: 20, texture: 0.6,
    weave: (x, y, noise) => noise(x * 0.9, y * 0.9) * 0.5 + Math.sin(x * 2.4) * Math.sin(y * 2.4) * 0.25,
  },
  linen: {
    edge: 5, edgeHeight: 5, drapeFrequency: [0.006, 0.0045], drapeDepth: 14, crease: 0.38, foldDepth: 22, texture: 0.95,
    weave: (x, y, noise) => noise(x * 0.07, y * 1.5) * 0.7 + noise(x * 1.5, y * 0.07) * 0.7 + noise(x, y) * 0.35,
  },
  crepe: {
    edge: 6, edgeHeight: 6, drapeFrequency: [0.0045, 0.0016], drapeDepth: 20, foldDepth: 32, texture: 0.9, sheen: 0.04, gloss: 14,
    weave: (x, y, noise) => noise(x * 0.9, y * 0.9) * 0.55 + noise(x * 0.31, y * 0.31) * 0.3,
  },
  chiffon: {
    edge: 4, edgeHeight: 4, drapeFrequency: [0.009, 0.0018], drapeDepth: 19, foldDepth: 24, texture: 0.5, sheen: 0.05, gloss: 12,
    weave: (x, y, noise) => noise(x * 1.2, y * 1.2) * 0.5,
  },
  satin: {
    edge: 6, edgeHeight: 7, drapeFrequency: [0.006, 0.0016], drapeDepth: 32, foldDepth: 38, texture: 0.45, sheen: 0.45, gloss: 16,
    weave: (x, y, noise) => noise(x * 1.2, y * 0.06) * 0.35,
  },
  wool: {
    edge: 7, edgeHeight: 8, drapeFrequency: [0.004, 0.0028], drapeDepth: 12, foldDepth: 20, texture: 1,
    weave: (x, y, noise) => fuzz(0.5, 1.3)(x, y, noise) + noise(x * 0.2, y * 0.2) * 0.35,
  },
  suiting: {
    edge: 6, edgeHeight: 7, drapeFrequency: [0.004, 0.0026], drapeDepth: 11, foldDepth: 18, texture: 0.7,
    weave: (x, y, noise) => Math.sin((x + y) * 1.9) * 0.25 + noise(x * 0.8, y * 0.8) * 0.55,
  },
  fleece: { edge: 11, edgeHeight: 13, drapeFrequency: [0.006, 0.0045], drapeDepth: 16, foldDepth: 19, texture: 1, weave: fuzz(0.55, 1.3) },
  knit: {
    edge: 11, edgeHeight: 14, drapeFrequency: [0.005, 0.004], drapeDepth: 12, foldDepth: 22, texture: 1.3,
    weave: (x, y, noise) => {
      const c = Math.floor(x / 9),
        f = x / 9 - c,
        yy = y / 9 + Math.abs(f - 0.5) * 1.1,
        v = yy - Math.floor(yy);
      return (1 - Math.abs(f - 0.5) * 1.5) * 1.5 * Math.sin(v * 3.14) + noise(x * 0.9, y * 0.9) * 0.4;
    },
  },
  finknit: {
    edge: 8, edgeHeight: 9, drapeFrequency: [0.005, 0.0035], drapeDepth: 13, foldDepth: 19, texture: 1,
    weave: (x, y, noise) => {
      const c = Math.floor(x / 5),
        f = x / 5 - c,
        yy = y / 5 + Math.abs(f - 0.5);
      return (1 - Math.abs(f - 0.5) * 1.4) * Math.sin((yy - Math.floor(yy)) * 3.14) + noise(x * 0.9, y * 0.9) * 0.4;
    },
  },
  denim: {
    edge: 7, edgeHeight: 9, drapeFrequency: [0.005, 0.004], drapeDepth: 12, crease: 0.3, foldDepth: 22, texture: 1,
    weave: (x, y, noise) => Math.sin((x + y * 1.4) * 1.25) * 0.5 + noise(x * 0.7, y * 0.7) * 0.7 + noise(x * 1.4, y * 0.1) * 0.5,
  },
  canvas: {
    edge: 6, edgeHeight: 8, drapeFrequency: [0.004, 0.0035], drapeDepth: 9, foldDepth: 20, texture: 0.8,
    weave: (x, y, noise) => (Math.sin(x * 1.55) + Math.sin(y * 1.55)) * 0.45 * (0.6 + 0.5 * noise(x * 0.05, y * 0.05)) +
      noise(x * 0.8, y * 0.8) * 0.4,
  },
  leather: {
    edge: 9, edgeHeight: 12, drapeFrequency: [0.008, 0.008], drapeDepth: 4, foldDepth: 15, texture: 0.8, sheen: 0.4, gloss: 26,
    weave: (x, y, noise) => Math.abs(noise(x * 0.16, y * 0.16)) * 1.5 + noise(x * 0.5, y * 0.5) * 0.3,
  },
  suede: { edge: 8, edgeHeight: 10, drapeFrequency: [0.008, 0.008], drapeDepth: 4, foldDepth: 14, texture: 0.9, weave: fuzz(0.8, 1.6) },
  rubber: {
    edge: 5, edgeHeight: 9, drapeFrequency: [0.01, 0.01], drapeDepth: 0, foldDepth: 10, texture: 0.4, sheen: 0.18, gloss: 18,
    weave: (x, y, noise) => noise(x * 1.1, y * 1.1) * 0.15,
  },
  lycra: {
    edge: 6, edgeHeight: 8, drapeFrequency: [0.006, 0.004], drapeDepth: 12, foldDepth: 16, texture: 0.3, sheen: 0.16, gloss: 12,
    weave: (x, y, noise) => noise(x * 1.3, y * 1.3) * 0.3,
  },
  metal: {
    edge: 3, edgeHeight: 7, drapeFrequency: [0.02, 0.02], drapeDepth: 0, foldDepth: 8, texture: 0.15, sheen: 0.8, gloss: 20,
    weave: (x, y, noise) => noise(x * 0.5, y * 0.5) * 0.3,
  },
  gloss: { edge: 8, edgeHeight: 10, drapeFrequency: [0.01, 0.01], drapeDepth: 0, foldDepth: 10, texture: 0, sheen: 0.6, gloss: 34,
    weave: () => 0 },
  straw: {
    edge: 7, edgeHeight: 9, drapeFrequency: [0.01, 0.01], drapeDepth: 2, foldDepth: 10, texture: 1.2,
    weave: (x, y, noise) => Math.sin(x * 0.8 + Math.sin(y * 0.8) * 1.4) * 0.8 + noise(x * 0.6, y * 0.6) * 0.5,
  },
  paper: { edge: 2, edgeHeight: 3, drapeFrequency: [0.003, 0.003], drapeDepth: 1, foldDepth: 8, texture: 0.35,
    weave: (x, y, noise) => noise(x * 0.9, y * 0.9) * 0.4 },
  velvet: {
    edge: 7, edgeHeight: 9, drapeFrequency: [0.0045, 0.0018], drapeDepth: 26, foldDepth: 36, texture: 0.5, sheen: 0.2, gloss: 5,
    weave: fuzz(0.7, 1.5),
  },
  corduroy: {
    edge: 7, edgeHeight: 9, drapeFrequency: [0.004, 0.003], drapeDepth: 11, foldDepth: 19, texture: 1,
    weave: (x, y, noise) => Math.sin(x * 0.78) * 1.5 + noise(x * 0.8, y * 0.5) * 0.4,
  },
  cable: {
    edge: 11, edgeHeight: 14, drapeFrequency: [0.005, 0.004], drapeDepth: 10, foldDepth: 20, texture: 1.2,
    weave: (x, y, noise) => cableHeight(x, y) + noise(x * 0.9, y * 0.9) * 0.4,
  },
  terry: {
    edge: 10, edgeHeight: 12, drapeFrequency: [0.0055, 0.004], drapeDepth: 14, foldDepth: 20, texture: 1.5,
    weave: (x, y, noise) => Math.abs(noise(x * 0.34, y * 0.34)) * 1.7 + noise(x * 0.9, y * 0.9) * 0.6,
  },
  lace: {
    edge: 3, edgeHeight: 3, drapeFrequency: [0.008, 0.0025], drapeDepth: 14, foldDepth: 20, texture: 1.1,
    weave: (x, y) => Math.max(0, Math.sin(x * 0.9) * Math.sin(y * 0.9)) * -1.3,
  },
  tweed: {
    edge: 7, edgeHeight: 9, drapeFrequency: [0.004, 0.003], drapeDepth: 10, foldDepth: 18, texture: 1.5,
    weave: (x, y, noise) => (Math.sin(x * 1.05) + Math.sin(y * 1.05)) * 0.4 + noise(x * 0.6, y * 0.6) * 0.9,
  },
  nylon: {
    edge: 7, edgeHeight: 8, drapeFrequency: [0.007, 0.005], drapeDepth: 11, crease: 0.14, foldDepth: 24, texture: 0.3, sheen: 0.16, gloss: 14, weave: (x, y, noise) => noise(x * 1.2, y * 1.2) * 0.3, }, sequin: { edge: 6, edgeHeight: 7, drapeFrequency: [0.005, 0.002], drapeDepth: 22, foldDepth: 30, texture: 1.6, sheen: 0.6, gloss: 9,
    weave: (x, y, noise) => sequinHeight(x, y, noise),
  },
} satisfies Record<string, Fabric>;

export type FabricName = keyof typeof FABRICS;

/** The figures a shopper can choose from. */
import type { FitBody } from "../../src/contract/fit.ts";
import { coveredLayer, lightLayer, type Layer } from "./base-layer.ts";
import { part, type Add, type Part } from "./build.ts";
import { addHair, addHead, addMaleFeatures, addShortHair } from "./head.ts";
import { addHands, type Grasp } from "./hands.ts";
import { addArms, addFeet, addLegs } from "./limbs.ts";
import { createPose, type Girth, type Pose } from "./pose.ts";
import { addScarf } from "./scarf.ts";
import { addTrunk } from "./trunk.ts";

export type Sculpture = { parts: Part[]; pose: Pose; layer: Layer; isShod: boolean };

type Plan = {
  girth: Girth | null;
  layer: Layer;
  isShod: boolean;
  isCovered: boolean;
  isMale: boolean;
};

const FULLER: Girth = [
  [-20, 1, 1, 60],
  [104, 1.02, 1.03, 40],
  [128, 1.1, 1.08, 50],
  [160, 1.08, 1.12, 66],
  [190, 1.11, 1.2, 70],
  [214, 1.14, 1.24, 69],
  [250, 1.18, 1.24, 64],
  [302, 1.25, 1.3, 57],
  [346, 1.22, 1.26, 66],
  [395, 1.2, 1.2, 74],
  [430, 1.19, 1.16, 78],
  [500, 1.18, 1.14, 74],
  [590, 1.13, 1.1, 58],
  [655, 1.12, 1.1, 58],
  [740, 1.06, 1.05, 48],
  [800, 1.02, 1, 48],
  [840, 1, 1, 48],
];

/** Broad shoulders and chest, a straight waist, narrow hips. */
const MALE: Girth = [
  [-20, 1, 1, 60],
  [60, 1.03, 1.02, 60],
  [96, 1.06, 1.04, 44],
  [114, 1.16, 1.08, 42],
  [130, 1.17, 1.1, 50],
  [160, 1.16, 1.1, 66],
  [190, 1.14, 1.08, 70],
  [214, 1.13, 1.06, 69],
  [250, 1.13, 1.05, 64],
  [302, 1.17, 1.08, 57],
  [346, 1.04, 1.02, 66],
  [395, 0.95, 0.97, 74],
  [430, 0.94, 0.95, 78],
  [500, 0.97, 0.98, 74],
  [590, 1.04, 1.04, 58],
  [655, 1.05, 1.06, 58],
  [740, 1.02, 1.02, 48],
  [800, 1, 1, 48],
  [840, 1, 1, 48],
];

const PLAIN: Plan = {
  girth: null,
  layer: lightLayer,
  isShod: false,
  isCovered: false,
  isMale: false,
};

const PLANS: Record<FitBody, Plan> = {
  plain: PLAIN,
  modest: { ...PLAIN, layer: coveredLayer, isShod: true, isCovered: true },
  full: { ...PLAIN, girth: FULLER },
  male: { ...PLAIN, girth: MALE, isMale: true },
};

export function sculpt(body: FitBody, grasp: Grasp = "rest"): Sculpture {
  const { girth, layer, isShod, isCovered, isMale } = PLANS[body];
  const parts: Part[] = [];
  const add: Add = (solid, limb, melt, more) => parts.push(part(solid, limb, melt, more));
  addTrunk(add, isMale);
  addArms(add);
  addLegs(add);
  addFeet(add, isShod);
  addHands(add, grasp);
  addHead(add);
  if (isMale) addMaleFeatures(add);
  if (isCovered) addScarf(add);
  else if (isMale) addShortHair(add);
  else addHair(add);
  return { parts, pose: createPose(girth), layer, isShod };
}

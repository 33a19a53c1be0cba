/** The three figures a shopper can choose from. */
import type { FitBody } from "../../src/contract/fit.ts";
import { coveredLayer, lightLayer, type Layer } from "./base-layer.ts";
import { part, type Add, type Part } from "./build.ts";
import { addHair, addHead } from "./head.ts";
import { addHands } from "./hands.ts";
import { addArms, addFeet, addLegs } from "./limbs.ts";
import { createPose, type Girth, type Pose } from "./pose.ts";
import { addScarf } from "./scarf.ts";
import { addTrunk } from "./trunk.ts";

export type Sculpture = { parts: Part[]; pose: Pose; layer: Layer; isShod: boolean };

type Plan = { girth: Girth | null; layer: Layer; isShod: boolean; isCovered: boolean };

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

const PLANS: Record<FitBody, Plan> = {
  plain: { girth: null, layer: lightLayer, isShod: false, isCovered: false },
  modest: { girth: null, layer: coveredLayer, isShod: true, isCovered: true },
  full: { girth: FULLER, layer: lightLayer, isShod: false, isCovered: false },
};

export function sculpt(body: FitBody): Sculpture {
  const { girth, layer, isShod, isCovered } = PLANS[body];
  const parts: Part[] = [];
  const add: Add = (solid, limb, melt, more) => parts.push(part(solid, limb, melt, more));
  addTrunk(add);
  addArms(add);
  addLegs(add);
  addFeet(add, isShod);
  addHands(add);
  addHead(add);
  if (isCovered) addScarf(add);
  else addHair(add);
  return { parts, pose: createPose(girth), layer, isShod };
}

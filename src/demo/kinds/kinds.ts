// Every kind of piece in the demo by its name: a product of a brand names one and says only what is its own.
import { BOTTOMS } from "./bottoms.ts";
import { DRESSES } from "./dresses.ts";
import { EVERYDAY } from "./everyday.ts";
import type { Kind } from "./kind.ts";
import { LAYERS } from "./layers.ts";
import { THINGS } from "./things.ts";
import { TOPS } from "./tops.ts";

const KINDS = { ...TOPS, ...LAYERS, ...DRESSES, ...BOTTOMS, ...EVERYDAY, ...THINGS };

export type KindName = keyof typeof KINDS;

export const kindOf = (name: KindName): Kind => KINDS[name];

// Lengths that a shop writes in centimetres: "Length 140 cm", "طول ١٤٠ سم", "sleeve: 60 cm".
import { latinDigits } from "../../../../contract/fold-words.ts";
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Evidence } from "../../../../contract/facts.ts";
import type { FactKey } from "./fact-words.ts";
import type { Said } from "./said.ts";
import type { Shape } from "./shape.ts";

/** Not the model's height, the inseam, a belt's or a strap's length. */
const LENGTH =
  /(?:(sleeve|sleeves|كم|الكم|اكمام|الاكمام|الأكمام)\s*)?(?:total |full |back |front |dress |abaya )?(?:length|طولها|طوله|الطول|طول)\s*(?:(sleeve|sleeves|الكم|كم|الاكمام|الأكمام))?\s*[:=]?\s*(?:is|of|about|حوالي)?\s*(\d{2,3})\s*(?:cm|سم|سنتي)/giu;
const OTHER =
  /(?:strap|belt|inseam|chain|necklace|model|her|his|المودل|الموديل|العارضه|العارضة|الحزام|السلسله|السلسلة)\s*(?:'s)?\s*$/iu;

const within = (cm: number, steps: [number, string][]): string =>
  steps.find(([most]) => cm < most)?.[1] ?? elementAt(steps, -1)[1];

// prettier-ignore
const LENGTHS: Record<Exclude<Shape, "none" | "worn">, [number, string][]> = {
  top: [[50, "cropped"], [74, "hip"], [999, "long"]],
  dress: [[92, "short"], [107, "knee"], [130, "midi"], [999, "long"]],
  bottom: [[55, "short"], [68, "knee"], [88, "midi"], [999, "long"]],
};
// prettier-ignore
const SLEEVES: [number, string][] = [[8, "sleeveless"], [36, "short"], [51, "three-quarter"], [999, "long"]];

export function measuredIn(text: string, from: Evidence["from"], shape: Shape): Said[] {
  if (shape === "none" || shape === "worn") return [];
  const plain = latinDigits(text);
  return [...plain.matchAll(LENGTH)].flatMap((found) => {
    const cm = Number(found[3]);
    const isSleeve = Boolean(found[1] ?? found[2]);
    if (OTHER.test(plain.slice(0, found.index)) || (cm < 30 && !isSleeve)) return [];
    const value = isSleeve ? within(cm, SLEEVES) : within(cm, LENGTHS[shape]);
    const fact: FactKey = isSleeve ? `sleeve=${value}` : `length=${value}`;
    return [
      {
        fact,
        evidence: { from, words: text.slice(found.index, found.index + found[0].length).trim() },
      },
    ];
  });
}

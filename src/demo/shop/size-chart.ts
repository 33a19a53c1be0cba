// The size charts of demo products, as tables on their pages: bodies by letter, abayas by length, jeans in inches, feet, children.
import { entryOf } from "../../contract/get-or-throw.ts";
import type { DemoProduct } from "../types.ts";

const LETTERS: Record<string, [bust: number, waist: number, hip: number]> = {
  XS: [82, 64, 90],
  S: [86, 68, 94],
  M: [92, 74, 100],
  L: [98, 80, 106],
  XL: [106, 88, 114],
  XXL: [114, 96, 122],
};
const CHILDREN: Record<string, [from: number, to: number, chest: number]> = {
  "2-3Y": [92, 98, 55],
  "4-5Y": [104, 110, 59],
  "6-7Y": [116, 122, 63],
  "8-9Y": [128, 134, 68],
  "10-11Y": [140, 146, 74],
};
const table = (head: string[], rows: string[][], title = "Size chart") =>
  `<h3>${title}</h3><table class="size-chart"><tr>${head.map((cell) => `<th>${cell}</th>`).join("")}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</table>`;

/** Empty where the piece has no size worth a chart. */
export function sizeChart({ category, sizes }: DemoProduct): string {
  if (sizes.length > 1 && sizes.every((size) => LETTERS[size]))
    return table(
      ["Size", "Bust (cm)", "Waist (cm)", "Hips (cm)"],
      sizes.map((size) => [size, ...entryOf(LETTERS, size).map((from) => `${from}-${from + 4}`)]),
      "Size chart: body measurements",
    );
  if (category === "Abayas")
    return table(
      ["المقاس", "الطول (سم)", "عرض الصدر مفرود (سم)", "مناسب لطول (سم)"],
      sizes.map((size) => [
        size,
        String(Number(size) * 2.5 + 2),
        String(Number(size) + 6),
        `${Number(size) * 2.5 + 20}-${Number(size) * 2.5 + 25}`,
      ]),
    );
  if (category === "Footwear")
    return table(
      ["EU size", "Foot length (cm)"],
      sizes.map((size) => [size, ((Number(size) * 2) / 3 - 1.2).toFixed(1)]),
    );
  if (sizes.every((size) => /^(?:28|30|32|34|36)$/.test(size)) && sizes.length > 1)
    return table(
      ["Size", "Waist (inches)", "Hip (inches)"],
      sizes.map((size) => [size, `${size} 1/2`, String(Number(size) + 9)]),
    );
  if (sizes.length > 1 && sizes.every((size) => CHILDREN[size]))
    return table(
      ["السن", "طول الطفل (سم)", "محيط الصدر (سم)"],
      sizes.map((size) => [
        size,
        `${entryOf(CHILDREN, size)[0]}-${entryOf(CHILDREN, size)[1]}`,
        String(entryOf(CHILDREN, size)[2]),
      ]),
    );
  return "";
}

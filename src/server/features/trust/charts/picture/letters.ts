// What the little reader may answer, in the order of training/charts/train.py, and how its scores become words.
const LETTERS =
  " 0123456789abcdefghijklmnopqrstuvwxyz.-/:()\"½,+&'" +
  "٠١٢٣٤٥٦٧٨٩٫" +
  "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي";

export const CLASSES = LETTERS.length + 1;

export type Read = { text: string; /** Of the least sure letter. */ sure: number };

/** Scores of one line, step by step → its letters. The sureness of a letter is that of its surest step. */
export function lettersOf(scores: Float32Array, steps: number): Read {
  let [text, sure, last, lastSure] = ["", 1, 0, 1];
  const close = () => {
    if (last > 0) sure = Math.min(sure, lastSure);
  };
  for (let step = 0; step < steps; step++) {
    const at = step * CLASSES;
    let best = 0;
    for (let one = 1; one < CLASSES; one++) if (scores[at + one]! > scores[at + best]!) best = one;
    let sum = 0;
    for (let one = 0; one < CLASSES; one++) sum += Math.exp(scores[at + one]! - scores[at + best]!);
    const share = 1 / sum;
    if (best === last) lastSure = Math.max(lastSure, share);
    else {
      close();
      if (best > 0) text += LETTERS[best - 1]!;
      [last, lastSure] = [best, share];
    }
    // A blank that hardly won hides a letter.
    if (best === 0 && share < 0.5) sure = Math.min(sure, share);
  }
  close();
  return { text: logical(text.trim().replace(/\s+/g, " ")), sure };
}

/** As it stands on the picture, from left to right → as it is spoken. Figures run left to right in both. */
function logical(seen: string): string {
  if (!/[\u0621-\u064a]/.test(seen)) return seen;
  const runs = seen.match(/[\d٠-٩.٫a-z]+|[^]/g) ?? [];
  const turned: Record<string, string> = { "(": ")", ")": "(" };
  return runs
    .map((run) => turned[run] ?? run)
    .reverse()
    .join("");
}

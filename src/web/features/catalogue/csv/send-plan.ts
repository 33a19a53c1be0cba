// Sends what was shown in the preview, in portions, and says row by row what came of it.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { saveAll, type EditedProduct, type SaveAllResult } from "../../../../contract/catalogue.ts";
import { SAVE_ALL_TIMEOUT_MS } from "../../../../contract/limits.ts";
import { callSignedIn } from "../../../lib/signed-in-call.ts";
import { portionSize, withinTime } from "../saving/save-portions.ts";

export type Line = { row: number; title: string; body: EditedProduct };
export type Failed = { row: number; title: string; detail: string };

export type Sent = {
  saved: number;
  failed: Failed[];
  /** Lines that were not answered; sending them again does no harm. */
  left: number;
  error?: unknown;
};

export async function sendLines(
  lines: readonly Line[],
  send: (products: EditedProduct[]) => Promise<SaveAllResult>,
  onProgress: (done: number) => void,
): Promise<Sent> {
  const sent: Sent = { saved: 0, failed: [], left: lines.length };
  const size = portionSize(lines.length);
  for (let at = 0; at < lines.length; at += size) {
    const portion = lines.slice(at, at + size);
    try {
      const { saved, failed } = await send(portion.map(({ body }) => body));
      sent.saved += saved;
      sent.left -= portion.length;
      for (const { index, detail } of failed) {
        const { row, title } = elementAt(portion, index);
        sent.failed.push({ row, title, detail });
      }
    } catch (error) {
      return { ...sent, error };
    }
    onProgress(at + portion.length);
  }
  return sent;
}

export const sendTo = (brandId: string) => (products: EditedProduct[]) =>
  withinTime(SAVE_ALL_TIMEOUT_MS, (signal) =>
    callSignedIn(saveAll, { params: { brandId }, body: products, signal }),
  );

// Save All goes out in portions, so that progress is real and a failure leaves what was saved saved.
import type { EditedProduct, SaveAllResult } from "../../../../contract/catalogue.ts";
import type { Product } from "../../../../contract/products.ts";

export type Row = EditedProduct & { id: string };

export type Refusal = { id: string; detail: string; code: string; current?: Product | undefined };

export type Portion = { saved: string[]; refused: Refusal[] };

/** `error` is set when a portion got no answer of its own; what came after it was not sent. */
export type Outcome = Portion & { error?: unknown };

const PORTION = 250;
/** Well under the server's allowance of heavy calls a minute, however long the list is. */
const PORTIONS_MAX = 15;

export const portionSize = (count: number): number =>
  Math.max(PORTION, Math.ceil(count / PORTIONS_MAX));

export async function saveInPortions(
  rows: readonly Row[],
  send: (rows: readonly Row[]) => Promise<SaveAllResult>,
  onPortion: (portion: Portion) => void,
): Promise<Outcome> {
  const outcome: Outcome = { saved: [], refused: [] };
  const size = portionSize(rows.length);
  for (let at = 0; at < rows.length; at += size) {
    const sent = rows.slice(at, at + size);
    let portion: Portion;
    try {
      portion = readAnswer(sent, await send(sent));
    } catch (error) {
      return { ...outcome, error };
    }
    outcome.saved.push(...portion.saved);
    outcome.refused.push(...portion.refused);
    onPortion(portion);
  }
  return outcome;
}

/** A refusal names its row by where it stood in the request. */
function readAnswer(sent: readonly Row[], { failed }: SaveAllResult): Portion {
  const refused = failed.flatMap(({ index, detail, code, current }): Refusal[] => {
    const id = sent[index]?.id;
    return id === undefined ? [] : [{ id, detail, code, current }];
  });
  const ids = new Set(refused.map(({ id }) => id));
  return { saved: sent.map(({ id }) => id).filter((id) => !ids.has(id)), refused };
}

/** Runs a call that is given up after `ms`; giving up is told as a TimeoutError. */
export async function withinTime<Answer>(
  ms: number,
  run: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const giving = new AbortController();
  const timer = setTimeout(() => giving.abort(new DOMException("Given up", "TimeoutError")), ms);
  try {
    return await run(giving.signal);
  } finally {
    clearTimeout(timer);
  }
}

export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "TimeoutError";

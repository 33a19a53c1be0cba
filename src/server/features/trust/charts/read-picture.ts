/** A size chart in a picture. Nothing is guessed: what cannot be read for certain is null. */
import type { Chart } from "./measures.ts";

export async function readChartPicture(_picture: Uint8Array): Promise<Chart | null> {
  return null;
}

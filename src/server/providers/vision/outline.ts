// Our own network for cut-outs (training/cutout): how much each pixel belongs to the piece the picture is about. To be
// called inside the thread only; everybody else calls cut-out.ts.
import { createRequire } from "node:module";
import { planesOf } from "./encode.ts";
import { enlarged, shownSize } from "./mask-size.ts";
import { lazyModel } from "./model.ts";
import type { Rgb } from "./picture.ts";

/** The longer side of what the network is shown: docs/performance.md. */
const LONGEST = 288;
/** It halves its picture five times, each time whole. */
const GRID = 32;

/** Quick enough on one core; the other is at work on the picture's colours meanwhile. */
const THREADS = 1;

const open = lazyModel(createRequire(import.meta.url).resolve("./weights/outline.onnx"), THREADS);

/** 0 is ground, 255 the piece itself; as large as the picture. */
export async function outlineHere(rgb: Rgb): Promise<Uint8Array> {
  const session = await open();
  const shown = shownSize(rgb, LONGEST, GRID);
  const picture = await planesOf(rgb, shown.width, shown.height);
  const { mask } = await session.run({ picture }, ["mask"]);
  const seen = Uint8Array.from(mask!.data as Float32Array, (value) => Math.round(value * 255));
  return enlarged(seen, shown, rgb);
}

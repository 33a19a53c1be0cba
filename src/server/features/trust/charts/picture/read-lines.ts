// Each line of text on a picture → its letters, by a small network of our own (training/charts).
import { Tensor } from "onnxruntime-node";
import { fileURLToPath } from "node:url";
import { lazyModel } from "../../../../providers/vision/model.ts";
import { heightOf, widthOf, type Box, type Picture } from "./ink.ts";
import { CLASSES, lettersOf, type Read } from "./letters.ts";

export type Line = Box & Read;

const HEIGHT = 32;
const WIDEST = 640;
const open = lazyModel(fileURLToPath(new URL("lines.onnx", import.meta.url)));

export async function readLines(picture: Picture, boxes: Box[]): Promise<Line[]> {
  const session = await open();
  const lines: Line[] = [];
  for (const box of boxes) {
    const { ink, width } = inkIn(picture, box);
    if (width > WIDEST) continue;
    const tensor = new Tensor("float32", ink, [1, 1, HEIGHT, width]);
    const { scores } = await session.run({ ink: tensor });
    const steps = scores!.dims[1]!;
    lines.push({ ...box, ...lettersOf(scores!.data as Float32Array, steps) });
    if (scores!.dims[2] !== CLASSES) throw new Error("The reader of lines has other letters.");
  }
  return lines;
}

/** The line as ink on nothing, 32 high: how far each pixel is from the ground around it. */
function inkIn(picture: Picture, box: Box): { ink: Float32Array<ArrayBuffer>; width: number } {
  const pad = Math.max(1, Math.round(heightOf(box) * 0.06));
  const side = Math.max(1, Math.round(heightOf(box) * 0.15));
  const [w, h] = [widthOf(box) + 2 * side, heightOf(box) + 2 * pad];
  const ground = groundAround(picture, box);
  const distance = new Float32Array(w * h);
  let most = 1;
  for (let y = 0; y < heightOf(box); y++)
    for (let x = 0; x < widthOf(box); x++) {
      const at = ((box.top + y) * picture.width + box.left + x) * 3;
      const far = Math.hypot(
        picture.data[at]! - ground[0]!,
        picture.data[at + 1]! - ground[1]!,
        picture.data[at + 2]! - ground[2]!,
      );
      distance[(y + pad) * w + x + side] = far;
      most = Math.max(most, far);
    }
  const close = squeezed({ ink: distance, w, h }, most);
  const width = Math.max(12, Math.round((close.w * HEIGHT) / h));
  return { ink: resized(close.ink, { w: close.w, h }, width, most), width };
}

type Strip = { ink: Float32Array; w: number; h: number };
/** Letters set wide apart (“B U S T”), which the network never saw: every gap is a letter's own, so all are narrowed. */
function squeezed({ ink, w, h }: Strip, most: number): Strip {
  const isEmpty = (x: number) => {
    for (let y = 0; y < h; y++) if (ink[y * w + x]! > most * FAINT) return false;
    return true;
  };
  const gaps: [number, number][] = [];
  for (let x = 0; x < w; x++) {
    if (!isEmpty(x)) continue;
    const last = gaps.at(-1);
    if (last && last[1] === x) last[1] = x + 1;
    else gaps.push([x, x + 1]);
  }
  const inner = gaps.filter(([from, to]) => from > 0 && to < w);
  const sizes = inner.map(([from, to]) => to - from).toSorted((one, other) => one - other);
  if (sizes.length < FEWEST_GAPS || sizes[0]! < h * WIDE) return { ink, w, h };
  const kept = Math.round(h * NARROW);
  const columns = Array.from({ length: w }, (_, x) => x).filter((x) =>
    inner.every(([from, to]) => x < from + kept || x >= to),
  );
  const close = new Float32Array(columns.length * h);
  for (let y = 0; y < h; y++)
    for (const [at, x] of columns.entries()) close[y * columns.length + at] = ink[y * w + x]!;
  return { ink: close, w: columns.length, h };
}
const FAINT = 0.25;
const FEWEST_GAPS = 2;
const WIDE = 0.3;
const NARROW = 0.12;

/** The colour most seen on the box's own border: between lines of a cell there is nothing else. */
function groundAround({ data, width, height }: Picture, box: Box): number[] {
  const seen: number[][] = [[], [], []];
  const look = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    for (let channel = 0; channel < 3; channel++)
      seen[channel]!.push(data[(y * width + x) * 3 + channel]!);
  };
  for (let x = box.left - 1; x <= box.right + 1; x++) {
    look(x, box.top - 1);
    look(x, box.bottom + 1);
  }
  for (let y = box.top; y <= box.bottom; y++) {
    look(box.left - 1, y);
    look(box.right + 1, y);
  }
  return seen.map(
    (values) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0,
  );
}

/** Areas when it shrinks, straight lines between pixels when it grows: as the network was taught. */
function resized(
  from: Float32Array,
  { w, h }: { w: number; h: number },
  width: number,
  most: number,
): Float32Array<ArrayBuffer> {
  const to = new Float32Array(width * HEIGHT);
  const [stepX, stepY] = [w / width, h / HEIGHT];
  const shareOf = (at: number, step: number, size: number): [number, number][] => {
    if (step <= 1) {
      const middle = Math.min(size - 1, Math.max(0, (at + 0.5) * step - 0.5));
      const low = Math.floor(middle);
      return [
        [low, 1 - (middle - low)],
        [Math.min(size - 1, low + 1), middle - low],
      ];
    }
    const [begin, end] = [at * step, Math.min(size, (at + 1) * step)];
    const parts: [number, number][] = [];
    for (let one = Math.floor(begin); one < end; one++)
      parts.push([one, (Math.min(end, one + 1) - Math.max(begin, one)) / step]);
    return parts;
  };
  const columns = Array.from({ length: width }, (_, x) => shareOf(x, stepX, w));
  for (let y = 0; y < HEIGHT; y++) {
    const rows = shareOf(y, stepY, h);
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (const [row, share] of rows)
        for (const [column, part] of columns[x]!) sum += from[row * w + column]! * share * part;
      to[y * width + x] = sum / most;
    }
  }
  return to;
}

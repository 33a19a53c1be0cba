// Where the writing stands on a picture. Ground is what lies together in large even surfaces (a gradient is even
// too); what is left are strokes, and strokes of one height side by side are a line of text.

export type Picture = { data: Uint8Array; width: number; height: number };
export type Box = { left: number; top: number; right: number; bottom: number };

/** Neighbours that differ by no more belong to one surface. */
const EVEN = 10;
/** A surface is ground from this share of the picture on; a cell of a table is. */
const GROUND_SHARE = 0.0012;
const LEAST_HEIGHT = 6;
const HIGHEST_SHARE = 0.14;

/** Surfaces by number for each pixel, and how large each is. */
function surfacesOf({ data, width, height }: Picture): { of: Int32Array; sizes: number[] } {
  const of = new Int32Array(width * height).fill(-1);
  const sizes: number[] = [];
  const stack = new Int32Array(width * height);
  const isNear = (one: number, other: number) => {
    for (let channel = 0; channel < 3; channel++)
      if (Math.abs(data[one * 3 + channel]! - data[other * 3 + channel]!) > EVEN) return false;
    return true;
  };
  for (let start = 0; start < of.length; start++) {
    if (of[start] !== -1) continue;
    const number = sizes.length;
    let [size, top] = [0, 1];
    stack[0] = start;
    of[start] = number;
    while (top > 0) {
      const at = stack[--top]!;
      size++;
      const column = at % width;
      const visit = (next: number) => {
        if (of[next] !== -1 || !isNear(at, next)) return;
        of[next] = number;
        stack[top++] = next;
      };
      if (column > 0) visit(at - 1);
      if (column < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < of.length - width) visit(at + width);
    }
    sizes.push(size);
  }
  return { of, sizes };
}

/** 1 where there is ink. */
export function inkOf(picture: Picture): Uint8Array {
  const { of, sizes } = surfacesOf(picture);
  const ground = picture.width * picture.height * GROUND_SHARE;
  return Uint8Array.from(of, (number) => (sizes[number]! >= ground ? 0 : 1));
}

/** Strokes that touch, with their box; rulings and drawings are no strokes. */
export function strokesOf({ width, height }: Picture, ink: Uint8Array): Box[] {
  const seen = new Uint8Array(ink.length);
  const stack: number[] = [];
  const found: Box[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (!ink[start] || seen[start]) continue;
    const box: Box = { left: width, top: height, right: 0, bottom: 0 };
    const own: number[] = [];
    stack.push(start);
    seen[start] = 1;
    while (stack.length > 0) {
      const at = stack.pop()!;
      own.push(at);
      const [x, y] = [at % width, Math.floor(at / width)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      for (let down = -1; down <= 1; down++)
        for (let along = -1; along <= 1; along++) {
          const [nextX, nextY] = [x + along, y + down];
          if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) continue;
          const next = nextY * width + nextX;
          if (!ink[next] || seen[next]) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    if (isStroke(box, width, height) && !isFrame(box, own, width)) found.push(box);
  }
  return found;
}

export const heightOf = ({ top, bottom }: Box): number => bottom - top + 1;
export const widthOf = ({ left, right }: Box): number => right - left + 1;

function isStroke(box: Box, width: number, height: number): boolean {
  const [w, h] = [widthOf(box), heightOf(box)];
  if (h > height * HIGHEST_SHARE || w > width * 0.5) return false;
  const isRuling = (w > 40 && h <= 4) || (h > 40 && w <= 4);
  return !isRuling && w * h >= 2;
}

const SPARSE = 0.25;
const WHOLE = 0.85;
/** The lines around cells, where they hang together: long straight runs with nothing between them. */
function isFrame(box: Box, own: number[], width: number): boolean {
  const [w, h] = [widthOf(box), heightOf(box)];
  if (own.length > w * h * SPARSE || (w <= 40 && h <= 40)) return false;
  const [along, down] = [new Uint16Array(h), new Uint16Array(w)];
  for (const at of own) {
    along[Math.floor(at / width) - box.top]!++;
    down[(at % width) - box.left]!++;
  }
  return (
    (w > 40 && along.some((count) => count >= w * WHOLE)) ||
    (h > 40 && down.some((count) => count >= h * WHOLE))
  );
}

/** Strokes gathered into lines of text: side by side at one height, with no more than a word's gap. */
export function linesOf(strokes: Box[]): Box[] {
  const lines = strokes
    .filter((box) => heightOf(box) >= LEAST_HEIGHT)
    .toSorted((one, other) => one.left - other.left)
    .map((box) => ({ ...box }));
  const small = strokes.filter((box) => heightOf(box) < LEAST_HEIGHT);
  let isJoined = true;
  while (isJoined) {
    isJoined = false;
    for (let one = 0; one < lines.length; one++)
      for (let other = lines.length - 1; other > one; other--)
        if (areOneLine(lines[one]!, lines[other]!)) {
          include(lines[one]!, lines[other]!);
          lines.splice(other, 1);
          isJoined = true;
        }
  }
  // Dots, dashes and points belong to the line they stand in or next to.
  for (const box of small) {
    const home = lines.find((line) => isBeside(line, box));
    if (home) include(home, box);
  }
  return mergeTouching(lines);
}

function include(line: Box, box: Box): void {
  line.left = Math.min(line.left, box.left);
  line.right = Math.max(line.right, box.right);
  line.top = Math.min(line.top, box.top);
  line.bottom = Math.max(line.bottom, box.bottom);
}

const gapOf = (one: Box, other: Box) =>
  Math.max(one.left, other.left) - Math.min(one.right, other.right);
const overlapOf = (one: Box, other: Box) =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + 1;

function areOneLine(one: Box, other: Box): boolean {
  const [low, high] = [heightOf(one), heightOf(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (
    overlapOf(one, other) >= low * 0.5 && high <= low * 2.6 && gapOf(one, other) <= high * 0.85
  );
}

const isBeside = (line: Box, dot: Box): boolean =>
  gapOf(line, dot) <= heightOf(line) * 0.85 &&
  dot.bottom >= line.top - heightOf(line) * 0.35 &&
  dot.top <= line.bottom + heightOf(line) * 0.35;

/** A dash between two figures joins them once it is there. */
function mergeTouching(lines: Box[]): Box[] {
  const merged: Box[] = [];
  for (const line of lines.toSorted((one, other) => one.left - other.left)) {
    const home = merged.find((one) => areOneLine(one, line));
    if (home) include(home, line);
    else merged.push(line);
  }
  return merged;
}

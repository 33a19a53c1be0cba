// Light on cloth: the body's relief shows through softly, edges turn away, layers throw a soft shadow.
import type { Figure } from "../figure/figure.ts";
import { widelyBlurred } from "../pixels/planes.ts";
import { type Layer, type Plane, type Raster } from "../pixels/raster.ts";

/** From the upper left, as the figure is lit. */
const LIGHT = { x: -0.62, y: -0.6, z: 0.5 };
const RELIEF = 0.34;
const EDGE_RADIUS = 7;
const EDGE = 3.4;
/** Brighter than this, white cloth would lose its folds. */
const WHITE = 228;

/** How the figure's surface faces the light, smoothed as cloth over it would be; 0 where it is level. */
export function reliefOf({ width, height, normals, picture }: Figure): Plane {
  const facing = new Float32Array(width * height);
  const there = new Float32Array(width * height);
  for (let i = 0; i < facing.length; i++) {
    if (picture.data[i * 4 + 3]! < 128) continue;
    const toward =
      normals[i * 3]! * LIGHT.x + normals[i * 3 + 1]! * LIGHT.y + normals[i * 3 + 2]! * LIGHT.z;
    facing[i] = toward / 127.5 - (LIGHT.x + LIGHT.y + LIGHT.z) - LIGHT.z;
    there[i] = 1;
  }
  const soft = widelyBlurred({ width, height, data: facing }, 6);
  const share = widelyBlurred({ width, height, data: there }, 6);
  for (let i = 0; i < facing.length; i++)
    soft.data[i] = soft.data[i]! / Math.max(0.35, share.data[i]!);
  return soft;
}

/**
 * The layer with light on it. `outline` is the whole piece it is a part of: where a sleeve joins the trunk
 * nothing turns away.
 */
export function lit(layer: Layer, relief: Plane, outline: Plane): Layer {
  const { width, height, data, left, top } = layer;
  const soft = widelyBlurred(cutFrom(outline, layer), EDGE_RADIUS).data;
  const out = data.slice();
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (data[i * 4 + 3] === 0) continue;
      const across = soft[i + 1]! - soft[i - 1]!;
      const down = soft[i + width]! - soft[i - width]!;
      const turned = Math.max(-0.06, Math.min(0.2, (across * LIGHT.x + down * LIGHT.y) * EDGE));
      const light = 1 + relief.data[(y + top) * relief.width + x + left]! * RELIEF - turned;
      for (let c = 0; c < 3; c++) {
        const bright = data[i * 4 + c]! * light;
        out[i * 4 + c] = bright > WHITE ? WHITE + (bright - WHITE) * 0.45 : bright;
      }
    }
  return { ...layer, data: out };
}

function cutFrom(plane: Plane, { left, top, width, height }: Layer): Plane {
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (y + top) * plane.width + left;
    data.set(plane.data.subarray(from, from + width), y * width);
  }
  return { width, height, data };
}

/** What any of the layers covers, on a canvas of this size. */
export function outlineOf(layers: readonly Layer[], { width, height }: Plane): Plane {
  const data = new Float32Array(width * height);
  for (const layer of layers)
    for (let y = 0; y < layer.height; y++)
      for (let x = 0; x < layer.width; x++) {
        const at = (y + layer.top) * width + x + layer.left;
        const alpha = layer.data[(y * layer.width + x) * 4 + 3]! / 255;
        if (alpha > data[at]!) data[at] = alpha;
      }
  return { width, height, data };
}

const FALL = { x: 4, y: 7 };

/** Darkens what is `there` beneath a layer, away from the light. */
export function throwShadow(
  canvas: Raster,
  there: Plane | null,
  layer: Layer,
  strength = 0.42,
): void {
  const { width, height, data, left, top } = layer;
  const fallen = new Float32Array(width * height);
  for (let y = FALL.y; y < height; y++)
    for (let x = FALL.x; x < width; x++)
      fallen[y * width + x] = data[((y - FALL.y) * width + x - FALL.x) * 4 + 3]! / 255;
  const soft = widelyBlurred({ width, height, data: fallen }, 5).data;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const at = (y + top) * canvas.width + x + left;
      const present = there ? there.data[at]! : canvas.data[at * 4 + 3]! / 255;
      const dark = soft[i]! * strength * present * (1 - data[i * 4 + 3]! / 255);
      if (dark < 0.004) continue;
      for (let c = 0; c < 3; c++) canvas.data[at * 4 + c] = canvas.data[at * 4 + c]! * (1 - dark);
    }
}

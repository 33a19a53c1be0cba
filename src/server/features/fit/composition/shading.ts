// Light on cloth: the body's relief shows through softly, edges turn away, layers throw a soft shadow.
import type { Figure } from "../figure/figure.ts";
import { blurred } from "../pixels/planes.ts";
import { alphaOf, type Layer, type Plane, type Raster } from "../pixels/raster.ts";

/** From the upper left, as the figure is lit. */
const LIGHT = { x: -0.62, y: -0.6, z: 0.5 };
const RELIEF = 0.34;
const EDGE_RADIUS = 7;
const EDGE = 3.4;

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
  const soft = blurred({ width, height, data: facing }, 6);
  const share = blurred({ width, height, data: there }, 6);
  for (let i = 0; i < facing.length; i++)
    soft.data[i] = soft.data[i]! / Math.max(0.35, share.data[i]!);
  return soft;
}

/** The layer with light on it. */
export function lit(layer: Layer, relief: Plane): Layer {
  const { width, height, data, left, top } = layer;
  const soft = blurred(alphaOf(layer), EDGE_RADIUS).data;
  const out = Uint8ClampedArray.from(data);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (data[i * 4 + 3] === 0) continue;
      const across = soft[i + 1]! - soft[i - 1]!;
      const down = soft[i + width]! - soft[i - width]!;
      const turned = Math.max(-0.06, Math.min(0.2, (across * LIGHT.x + down * LIGHT.y) * EDGE));
      const light = 1 + relief.data[(y + top) * relief.width + x + left]! * RELIEF - turned;
      for (let c = 0; c < 3; c++) out[i * 4 + c] = data[i * 4 + c]! * light;
    }
  return { ...layer, data: out };
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
  const soft = blurred({ width, height, data: fallen }, 5).data;
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

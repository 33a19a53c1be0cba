// OKLab: equal steps look equally large, so that 'nearest colour' means nearest to the eye.
import type { Rgb } from "./picture.ts";

/** L, a, b one after the other for each pixel. */
export type LabPixels = { data: Float32Array; width: number; height: number };
export type Lab = readonly [l: number, a: number, b: number];

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

function toLab(red: number, green: number, blue: number): Lab {
  const r = LINEAR[red]!;
  const g = LINEAR[green]!;
  const b = LINEAR[blue]!;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function hexToLab(hex: string): Lab {
  const value = parseInt(hex.slice(1), 16);
  return toLab(value >> 16, (value >> 8) & 255, value & 255);
}

export function pictureToLab({ data, width, height }: Rgb): LabPixels {
  const lab = new Float32Array(width * height * 3);
  for (let n = 0; n < lab.length; n += 3) lab.set(toLab(data[n]!, data[n + 1]!, data[n + 2]!), n);
  return { data: lab, width, height };
}

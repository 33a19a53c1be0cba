/** CIE Lab under daylight: equal distances look about equally different. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** Light of each of the 256 values a channel can have; millions of pixels are looked at. */
const LIGHT = Float64Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const bend = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [LIGHT[red]!, LIGHT[green]!, LIGHT[blue]!];
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Folds and sheen move lightness far more than hue, so lightness counts for less. */
export function distance(one: Lab, other: Lab, lightnessShare = 1): number {
  const lightness = (one[0] - other[0]) * lightnessShare;
  const [a, b] = [one[1] - other[1], one[2] - other[2]];
  return Math.sqrt(lightness * lightness + a * a + b * b);
}

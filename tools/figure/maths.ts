/** Curves and blends the sculpture is made with. */
export type Vec3 = readonly [number, number, number];

export const DEGREE = Math.PI / 180;

export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** 0 up to `from`, 1 beyond `to`, eased between; runs backwards when `from` is the larger. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Union of two distances whose joint is rounded over a width of `k`. */
export function smoothMin(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

export const smoothMax = (a: number, b: number, k: number): number => -smoothMin(-a, -b, k);

/** The same grain for the same pixel, every time. */
export function hash(x: number, y: number): number {
  const s = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return s - Math.floor(s);
}

export const unit = (v: Vec3): Vec3 => {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
};

export type Table = {
  values: Float64Array;
  columns: number;
  from: number;
  to: number;
  count: number;
};

/** A smooth curve through rows `[at, value, value, …]`, one sample per unit. */
export function table(rows: readonly (readonly number[])[]): Table {
  const columns = rows[0]!.length - 1;
  const from = rows[0]![0]!;
  const to = rows.at(-1)![0]!;
  const count = Math.round(to - from) + 1;
  const values = new Float64Array(count * columns);
  const slope = (i: number, column: number) => {
    const before = rows[Math.max(0, i - 1)]!;
    const after = rows[Math.min(rows.length - 1, i + 1)]!;
    return (after[column]! - before[column]!) / (after[0]! - before[0]!);
  };
  let k = 0;
  for (let i = 0; i < count; i++) {
    const at = from + i;
    while (k < rows.length - 2 && at > rows[k + 1]![0]!) k++;
    const [low, high] = [rows[k]!, rows[k + 1]!];
    const width = high[0]! - low[0]!;
    const u = clamp((at - low[0]!) / width, 0, 1);
    const [u2, u3] = [u * u, u * u * u];
    for (let column = 1; column <= columns; column++) {
      values[i * columns + column - 1] =
        (2 * u3 - 3 * u2 + 1) * low[column]! +
        (u3 - 2 * u2 + u) * width * slope(k, column) +
        (-2 * u3 + 3 * u2) * high[column]! +
        (u3 - u2) * width * slope(k + 1, column);
    }
  }
  return { values, columns, from, to, count };
}

export function sample(curve: Table, at: number, column = 0): number {
  const f = clamp(at - curve.from, 0, curve.count - 1.0001);
  const i = Math.floor(f);
  const u = f - i;
  const { values, columns } = curve;
  return values[i * columns + column]! * (1 - u) + values[(i + 1) * columns + column]! * u;
}

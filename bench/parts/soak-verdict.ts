// Does something grow? A line is laid through the last two thirds of what was measured: the first third
// is for caches to fill. It grows when the line rises by more than what is allowed, and by more than
// the figures scatter around it.

export type Series = { name: string; unit: string; allowed: number; values: number[] };

export type Verdict = {
  name: string;
  unit: string;
  first: number;
  last: number;
  /** What the line rises over the last two thirds, and how sure that is (twice the standard error). */
  rise: number;
  give: number;
  allowed: number;
  grows: boolean;
};

const SETTLED_AFTER = 1 / 3;
const round = (value: number) => Math.round(value * 10) / 10;
const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;

/** Least squares: the slope a step, and its standard error. */
function slopeOf(values: number[]): { slope: number; error: number } {
  const steps = values.map((_, n) => n);
  const middle = mean(steps);
  const level = mean(values);
  const spread = steps.reduce((sum, n) => sum + (n - middle) ** 2, 0);
  const slope =
    steps.reduce((sum, n) => sum + (n - middle) * (values[n]! - level), 0) / (spread || 1);
  const rest = values.reduce(
    (sum, value, n) => sum + (value - level - slope * (n - middle)) ** 2,
    0,
  );
  return { slope, error: Math.sqrt(rest / Math.max(1, values.length - 2) / (spread || 1)) };
}

export function verdictOn({ name, unit, allowed, values }: Series): Verdict {
  const settled = values.slice(Math.floor(values.length * SETTLED_AFTER));
  const { slope, error } = slopeOf(settled);
  const steps = Math.max(1, settled.length - 1);
  const rise = slope * steps;
  const give = 2 * error * steps;
  return {
    name,
    unit,
    first: round(settled[0] ?? 0),
    last: round(settled.at(-1) ?? 0),
    rise: round(rise),
    give: round(give),
    allowed,
    grows: rise > allowed && rise > give,
  };
}

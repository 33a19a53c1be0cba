// What is marked and what lies within some steps of it.

/** A new mask. It does not grow from one end of a row to the next one's beginning where nothing is marked at the sides. */
export function grown(mask: Uint8Array, width: number, steps: number): Uint8Array {
  const out = Uint8Array.from(mask);
  let rim: number[] = [];
  for (let i = 0; i < mask.length; i++) if (mask[i]) rim.push(i);
  for (let step = 0; step < steps; step++) {
    const next: number[] = [];
    for (const i of rim)
      for (const beside of [i - 1, i + 1, i - width, i + width]) {
        if (beside < 0 || beside >= out.length || out[beside]) continue;
        out[beside] = 1;
        next.push(beside);
      }
    rim = next;
  }
  return out;
}

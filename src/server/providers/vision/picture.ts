/** Pixels without transparency, three bytes each, row by row. */
export type Rgb = { data: Uint8Array; width: number; height: number };

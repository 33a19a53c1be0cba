// Whether this phone pays for every picture, or waits long for it: asked for by the reader, or on a 2G network.

type Network = { saveData?: boolean; effectiveType?: string };

export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Network };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}

/** A picture's width as it would be on a screen of half the size: the browser takes the smaller file. */
export const sparing = (sizes: string): string => (savesData() ? "120px" : sizes);

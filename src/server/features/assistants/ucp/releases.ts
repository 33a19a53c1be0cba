// The releases of the Universal Commerce Protocol that are spoken here, newest first, and their names.

export const RELEASES = ["2026-08-25", "2026-04-08"] as const;
export type Release = (typeof RELEASES)[number];

export const CURRENT: Release = RELEASES[0];

export const SERVICE = "dev.ucp.shopping";
export const CAPABILITIES = {
  search: "dev.ucp.shopping.catalog.search",
  lookup: "dev.ucp.shopping.catalog.lookup",
} as const;
export type Capability = keyof typeof CAPABILITIES;

export const releaseIn = (text: string): Release | undefined =>
  RELEASES.find((release) => release === text);

/** Where a release is spoken: the newest at the root, an older one below its own date. */
export const restPath = (release: Release): string =>
  release === CURRENT ? "" : `/ucp/${release}`;
export const mcpPath = (release: Release): string =>
  release === CURRENT ? "/mcp" : `/ucp/${release}/mcp`;
export const profilePath = (release: Release): string =>
  release === CURRENT ? "/.well-known/ucp" : `/.well-known/ucp/${release}`;

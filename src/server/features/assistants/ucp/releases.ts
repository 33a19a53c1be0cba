// The releases of the Universal Commerce Protocol that are spoken here, newest first, and their names.

import {
  UCP_LOOKUP,
  UCP_RELEASES,
  UCP_SEARCH,
  UCP_SERVICE,
  type UcpRelease,
} from "../../../../contract/ucp.ts";

export const RELEASES = UCP_RELEASES;
export type Release = UcpRelease;

export const CURRENT: Release = RELEASES[0];

export const SERVICE = UCP_SERVICE;
export const CAPABILITIES = { search: UCP_SEARCH, lookup: UCP_LOOKUP } as const;
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

// Whether an address may be asked for at all, before any name is resolved.
import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Why something was not fetched. `private` also stands for what is no web address at all. */
export type Refusal = "private" | "too_large" | "wrong_type" | "redirects";

export class FetchRefused extends Error {
  readonly refusal: Refusal;

  constructor(sentence: string, refusal: Refusal) {
    super(sentence);
    this.refusal = refusal;
  }
}

const PRIVATE_NAME = /(^|\.)(local|localhost|internal|home\.arpa|lan|intranet|corp|onion)$/i;
const PORTS = new Set([80, 443]);

export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

export const portOf = (url: URL): number =>
  Number(url.port || (url.protocol === "https:" ? 443 : 80));

/** The URL parser already folds decimal, octal, hexadecimal and full-width forms of addresses. */
export function checkUrl(text: string | URL, base?: URL): URL {
  const url = URL.parse(String(text), base);
  if (!url) throw new FetchRefused("This is not an address.", "private");
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw new FetchRefused("Only http and https.", "private");
  if (url.username || url.password)
    throw new FetchRefused("No credentials in addresses.", "private");
  return url;
}

/** On this machine, or under an address or a name that means nothing beyond the own network. */
export function isNear(url: URL): boolean {
  const host = hostOf(url);
  return isIP(host) ? !isPublicAddress(host) : !host.includes(".") || PRIVATE_NAME.test(host);
}

export function checkPublic(url: URL): void {
  if (!PORTS.has(portOf(url))) throw new FetchRefused("Only the usual ports.", "private");
  if (isNear(url)) {
    throw new FetchRefused("Not a public address.", "private");
  }
}

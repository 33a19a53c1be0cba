// From where a caller comes, as far as it identifies them: an IPv6 customer owns a whole /64.
import { isIPv6 } from "node:net";

export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

/** An address or a name that can only mean this machine. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" ||
  host === "::1" ||
  host === "[::1]" ||
  /^(::ffff:)?127\.[\d.]+$/.test(host);

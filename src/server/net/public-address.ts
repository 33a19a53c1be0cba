// Which addresses belong to the public internet. Allowing everything that is not known to be private
// is the wrong way round: only plain global unicast passes, and IPv6 forms that wrap IPv4 are refused.
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

const SPECIAL_IPV4 = [
  "0.0.0.0/8",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "240.0.0.0/4",
].map((range) => ipaddr.IPv4.parseCIDR(range));

const SPECIAL_IPV6 = [
  "::/96",
  "::ffff:0:0:0/96",
  "64:ff9b::/96",
  "64:ff9b:1::/48",
  "100::/64",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
  "5f00::/16",
  "fec0::/10",
].map((range) => ipaddr.IPv6.parseCIDR(range));

export function isPublicAddress(text: string): boolean {
  // The library also reads short and octal forms; here only what a resolver would answer counts.
  if (!isIP(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  if (address instanceof ipaddr.IPv4) return !SPECIAL_IPV4.some((range) => address.match(range));
  return address.match(GLOBAL_IPV6) && !SPECIAL_IPV6.some((range) => address.match(range));
}

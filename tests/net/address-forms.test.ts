// Every way to write an address that is not public, by the reason it is refused for. On the usual port: elsewhere
// the port alone would refuse it. The last test shows that a refusal is what keeps the request away.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createGuardedFetch } from "../../src/server/net/guarded-fetch.ts";

const LIMITS = { maxBytes: 100_000, types: /^text\/html/, totalMs: 20_000 };

const PRIVATE = ["127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.1.1", "100.100.100.200"];

const number = (address: string) =>
  address.split(".").reduce((all, part) => all * 256 + Number(part), 0);
const parts = (address: string) => address.split(".").map(Number);
const hex = (value: number, length = 0) => value.toString(16).padStart(length, "0");
const groups = (address: string) => {
  const [a, b, c, d] = parts(address) as [number, number, number, number];
  return `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
};
/** Digits of another script, which the address parser reads as ours. */
const shifted = (address: string, zero: number) =>
  address.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const WAYS: Record<string, (address: string) => string> = {
  dotted: (address) => address,
  "with a dot behind": (address) => `${address}.`,
  "one number": (address) => String(number(address)),
  "one number in hex": (address) => `0x${hex(number(address))}`,
  "one number in HEX": (address) => `0X${hex(number(address)).toUpperCase()}`,
  "one number in octal": (address) => `0${number(address).toString(8)}`,
  "parts in hex": (address) =>
    parts(address)
      .map((part) => `0x${hex(part)}`)
      .join("."),
  "parts in octal": (address) =>
    parts(address)
      .map((part) => `0${part.toString(8)}`)
      .join("."),
  "hex with zeros": (address) =>
    parts(address)
      .map((part) => `0x000${hex(part)}`)
      .join("."),
  "two parts": (address) => `${parts(address)[0]}.${number(address) % 2 ** 24}`,
  "three parts": (address) => {
    const [a, b] = parts(address);
    return `${a}.${b}.${number(address) % 2 ** 16}`;
  },
  "full-width digits": (address) => shifted(address, 0xff10),
  "mathematical digits": (address) => shifted(address, 0x1d7ce),
  "ideographic dots": (address) => address.replaceAll(".", "。"),
  "half-width dots": (address) => address.replaceAll(".", "｡"),
  "per cent": (address) => address.replace(/\d/g, (digit) => `%3${digit}`),
  "soft hyphens": (address) => address.replaceAll(".", ".\u00ad"),
  mapped: (address) => `[::ffff:${address}]`,
  "mapped in hex": (address) => `[::ffff:${groups(address)}]`,
  "mapped at length": (address) => `[0:0:0:0:0:ffff:${groups(address)}]`,
  compatible: (address) => `[::${address}]`,
  translated: (address) => `[::ffff:0:${groups(address)}]`,
  NAT64: (address) => `[64:ff9b::${groups(address)}]`,
  "local NAT64": (address) => `[64:ff9b:1::${groups(address)}]`,
  "6to4": (address) => `[2002:${groups(address)}::]`,
};

const NAMES = [
  "localhost",
  "LOCALHOST.",
  "a.localhost",
  "[::]",
  "[::1]",
  "[0000:0000:0000:0000:0000:0000:0000:0001]",
  "[fe80::1]",
  "[fd00:ec2::254]",
  "[fec0::1]",
  "[ff02::1]",
  "0",
  "0.0.0.0",
  "metadata.google.internal",
  "printer.local",
  "intranet",
  "router.home.arpa",
];

const forms = [
  ...PRIVATE.flatMap((address) =>
    Object.entries(WAYS).map(([way, write]) => [`${address}, ${way}`, write(address)] as const),
  ),
  ...NAMES.map((name) => [name, name] as const),
];

test("there are a hundred and twenty and more", () =>
  expect(new Set(forms.map(([, host]) => host)).size).toBeGreaterThanOrEqual(120));

test.each(forms)("not by %s", async (_, host) => {
  const fetch = createGuardedFetch({ resolve: async () => ["127.0.0.1"] });
  await expect(fetch(`http://${host}/`, LIMITS)).rejects.toThrow(
    /^(Not a public address\.|This is not an address\.)$/,
  );
});

test("what is allowed does reach the one behind it", async () => {
  let hits = 0;
  const canary = createServer((_, response) => {
    hits++;
    response.setHeader("content-type", "text/html").end("reached");
  });
  await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
  const { port } = canary.address() as AddressInfo;
  const fetch = createGuardedFetch({ isOurOwn: (url) => url.port === String(port) });
  expect(String((await fetch(`http://127.0.0.1:${port}/`, LIMITS)).body)).toBe("reached");
  await expect(createGuardedFetch()(`http://127.0.0.1:${port}/`, LIMITS)).rejects.toThrow();
  expect(hits).toBe(1);
  canary.close();
});

// What a browser calls itself, in two words a person recognises. Nothing more of the header is kept.
export type Device = { browser: string | null; system: string | null };

export const UNKNOWN_DEVICE: Device = { browser: null, system: null };

/** The first that matches: most browsers also claim to be others. */
const BROWSERS: [string, RegExp][] = [
  ["Instagram", /\bInstagram\b/],
  ["Facebook", /\bFBA[NV]\b/],
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\/|\bOpera\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Yandex", /\bYaBrowser\//],
  ["Firefox", /\bFirefox\/|\bFxiOS\//],
  ["Chrome", /\bChrome\/|\bCriOS\/|\bChromium\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
  ["curl", /^curl\//],
];

const SYSTEMS: [string, RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b|\bX11\b/],
];

const HEADER_MAX = 600;

export function deviceOf(userAgent: string | undefined): Device {
  const header = (userAgent ?? "").slice(0, HEADER_MAX);
  const first = (names: [string, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(header))?.[0] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}

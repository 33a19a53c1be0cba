// One picture, however its address is written: unwrapped from a resizer, largest first, and known by its file.
import { type Element, isTag } from "domhandler";
import { absoluteUrl, remembered } from "./text.ts";

const LARGE = [
  "data-zoom-image",
  "data-zoom",
  "data-large_image",
  "data-large-image",
  "data-large",
  "data-full",
  "data-full-src",
  "data-image-large-src",
  "data-original",
  "data-hires",
  "data-big",
  "data-lazy-src",
  "data-lazy",
  "data-src",
  "data-bg",
  "data-background",
  "data-background-image",
  "data-image",
];
export const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)(?:$|[?#])/i;
/** Stands where a picture will be, or is none. */
const NOTHING =
  /^data:|placeholder|blank\.|spacer|pixel\.|1x1|loading\.|loader|transparent\.|lazy\.(?:gif|svg|png)|\.svg(?:$|\?)/i;

/** How one pays, by the file's own name. */
const PAYS =
  /(?:^|[-_/])(?:visa|master-?card|paypal|apple-?pay|valu|fawry|meeza|mada|amex|instapay|vodafone-?cash|payments?)(?:[-_]?(?:logo|icon|badge|methods?|\d{1,3}))?\.(?:png|webp|gif|jpe?g|avif)/i;

export const isOfPayment = (address: string): boolean => PAYS.test(address);

export const isNoPicture = (address: string): boolean => NOTHING.test(address);

/** An attribute may only say that there is a larger one: data-zoom="1". */
const isAddress = (written: string | undefined): written is string =>
  written !== undefined &&
  /[/.]/.test(written) &&
  !/^\s*[[{]/.test(written) &&
  !isNoPicture(written);

/** "data-fullsize", "data-largeimg": called larger in whatever words. */
const CALLED_LARGE = /^data-.*(?:large|full|zoom|hi-?res|orig|master)/;

/** Lazy pictures carry their address beside `src`, which holds a placeholder. */
export function addressOf(element: Element): string | null {
  const written = writtenIn(element);
  return written && filledIn(written, element);
}

/** What the box around one picture alone says of its large one: <div data-fullsize="…"><img></div>. */
export function largeAround({ parent, prev, next }: Element): string | null {
  if (!parent || !isTag(parent) || [prev, next].some((one) => one && isTag(one))) return null;
  const called = Object.keys(parent.attribs).find(
    (name) => CALLED_LARGE.test(name) && isAddress(parent.attribs[name]),
  );
  const address = called ? parent.attribs[called] : undefined;
  return address && PICTURE_FILE.test(address) ? address : null;
}

/** "shirt_{width}x.jpg": a script writes in how wide it wants it. */
function filledIn(written: string, { attribs }: Element): string {
  if (!/(?:\{|%7B)width(?:\}|%7D)/i.test(written)) return written;
  const widths = (attribs["data-widths"] ?? "").match(/\d+/g)?.map(Number) ?? [];
  const widest = Math.max(...widths.filter((one) => one <= 4000), 1080);
  return written.replace(/(?:\{|%7B)width(?:\}|%7D)/gi, String(widest));
}

function writtenIn({ attribs }: Element): string | null {
  const called = Object.keys(attribs).find(
    (name) => CALLED_LARGE.test(name) && !LARGE.includes(name) && isAddress(attribs[name]),
  );
  if (called) return attribs[called] ?? null;
  const pressed = PICTURE_NAMED.exec(attribs["onclick"] ?? attribs["onmouseover"] ?? "")?.[1];
  if (pressed && isAddress(pressed)) return pressed;
  for (const name of LARGE) if (isAddress(attribs[name])) return attribs[name];
  const larger = largerOfSame(attribs);
  if (larger) return larger;
  return (
    largestOf(attribs["srcset"] ?? attribs["data-srcset"] ?? attribs["data-lazy-srcset"] ?? "") ??
    attribs["src"] ??
    backgroundOf(attribs["style"])
  );
}

/** data-target-src="/robe.jpg" beside src="/thumbs/robe.jpg": the same picture, under whatever name for it. */
function largerOfSame({ src = "", ...attribs }: Record<string, string>): string | null {
  const own = absoluteUrl(src, NOWHERE);
  if (!own || sizeNamed(own) >= WHOLE) return null;
  for (const [name, value] of Object.entries(attribs)) {
    if (!name.startsWith("data-") || !PICTURE_FILE.test(value) || !isAddress(value)) continue;
    const other = absoluteUrl(value, NOWHERE);
    if (other && pictureKey(other) === pictureKey(own) && sizeNamed(other) >= WHOLE) return value;
  }
  return null;
}

const NOWHERE = "https://nowhere.invalid/";

/** swap('/large/7.jpg'): what a thumbnail shows when it is pressed. */
const PICTURE_NAMED = /['"]([^'"\s]+\.(?:jpe?g|png|webp|avif)(?:\?[^'"\s]*)?)['"]/i;

const backgroundOf = (style: string | undefined): string | null => {
  // A theme may hand the picture to its style sheet: --photo: url("/1.jpg").
  const found = /(?:background(?:-image)?|--[\w-]+)\s*:[^;]*url\(\s*(['"]?)([^'")]+)\1\s*\)/i.exec(
    style ?? "",
  )?.[2];
  return found && !isNoPicture(found) ? found : null;
};

/** A link around a picture often leads to its original, or names it where it leads nowhere. */
export function linkedPicture({ attribs }: Element): string | null {
  const { href = "" } = attribs;
  if (PICTURE_FILE.test(href)) return href;
  if (href !== "" && !/^(?:#|javascript:)/i.test(href)) return null;
  const opened = /^javascript:/i.test(href) ? PICTURE_NAMED.exec(href)?.[1] : undefined;
  if (opened && isAddress(opened)) return opened;
  return (
    Object.entries(attribs).find(
      ([name, value]) => name.startsWith("data-") && PICTURE_FILE.test(value) && isAddress(value),
    )?.[1] ?? null
  );
}

function largestOf(srcset: string): string | null {
  let best: string | null = null;
  let most = 0;
  for (const [, address = "", wide] of srcset.matchAll(/(\S+)\s+(\d+(?:\.\d+)?)[wx](?:,|$)/g)) {
    if (Number(wide) > most && !isNoPicture(address)) [best, most] = [address, Number(wide)];
  }
  return best ?? (/^\S+$/.test(srcset.trim()) && srcset.trim() ? srcset.trim() : null);
}

const RESIZER = /\/(?:_next\/image|_ipx|imgproxy|image-?resize|timthumb\.php|thumb\.php|resize)/i;
/** What resizers call the picture that they are asked for. */
const ASKED_FOR = ["url", "src", "href", "u", "image", "img", "source", "path", "file"];

/** Whatever a resizer is called: it is no picture file itself, and is handed the whole address of one. */
function passedOn({ pathname, searchParams }: URL): string | null {
  if (RESIZER.test(pathname)) return searchParams.get("url") ?? searchParams.get("src");
  if (searchParams.size === 0 || PICTURE_FILE.test(pathname)) return null;
  for (const name of ASKED_FOR) {
    const value = searchParams.get(name);
    if (value && /^(?:https?:\/)?\//i.test(value) && PICTURE_FILE.test(value)) return value;
  }
  return null;
}

/** Behind a resizer stands the picture itself. */
export function unwrapped(address: string, base: string): string | null {
  const url = URL.parse(address.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const absolute = url.href;
  const inner = passedOn(url);
  if (inner) return absoluteUrl(inner, absolute);
  const passed = /\/cdn-cgi\/image\/[^/]+\/(.+)$/.exec(url.pathname)?.[1];
  return passed ? absoluteUrl(/^https?:/.test(passed) ? passed : `/${passed}`, absolute) : absolute;
}

const SIZE =
  /(?:[-_.@](?:\d{2,4}x\d{0,4}|x\d{2,4}|\d{2,4}w|w\d{2,4}|thumb(?:nail)?|small|med(?:ium)?|large|lrg|xlarge|big|mini|grande|compact|pico|icon|full|zoom|orig(?:inal)?|scaled|crop(?:ped)?|home_default|cart_default|\dx))+$/i;
const GENERIC =
  /^(?:\d{1,3}|main|image|img|photo|front|back|picture|default|product|original|large|full|cover)$/i;

const SIZE_STEP =
  /^(?:(?:image|size|w|h|s)[_-]?\d{2,4}|\d{2,4}x\d{0,4}|thumb(?:nail)?|small|medium|large|original|public|full)$/i;

/** The same picture in two sizes has one key. A page asks for each of its pictures several times. */
export const pictureKey = remembered(keyOf, 500);

function keyOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const numbered = /\/(\d+)-[a-z]+_default\//.exec(url.pathname)?.[1];
  if (numbered) return `${url.hostname}#${numbered}`;
  const steps = url.pathname
    .replace(/\/v1\/(?:fill|fit|crop)\/.*$/, "")
    // A cache keeps each size of a picture under a name of its own.
    .replace(/\/cache\/(?:[\da-f]{2,40}|\d{2,4}x\d{2,4})\//i, "/")
    .split("/")
    .filter(Boolean);
  const file = (steps.at(-1) ?? "")
    .replace(/\.\w{3,4}$/, "")
    .replace(SIZE, "")
    .toLowerCase();
  const last = steps.at(-1) ?? "";
  // "image.php?id=41": a script hands out every picture, and what it is asked for tells which.
  const isFile = /\.\w{3,4}$/.test(last) && !(url.search !== "" && SCRIPT.test(last));
  const version = isFile ? "" : askedBeside(url);
  // Without an ending the last step may be anything, such as the product's name behind each of its pictures.
  if (!isFile)
    return `${steps.filter((step) => !SIZE_STEP.test(step)).join("/")}${version}`.toLowerCase();
  const isTelling = file.length >= 4 && !GENERIC.test(file);
  return isTelling
    ? `${file}${version}`
    : `${steps.slice(0, -1).join("/")}/${file}${version}`.toLowerCase();
}

const SCRIPT = /\.(?:php|aspx?|ashx|axd|jsp|cgi)$/i;

/** When it was changed says nothing of what is on it. */
const CHANGED = /^(?:v|ver|version|t|ts|time|timestamp|rev|updated?|hash|unique|cache|cb|_)$/i;

const ASKED_SIZE = /^(?:w|h|width|height|size|s|q|quality|fit|format|mode)$/i;

function askedBeside({ search, pathname }: URL): string {
  if (search === "") return "";
  const asked = [...new URLSearchParams(search)].filter(
    ([name]) => !CHANGED.test(name) && !(SCRIPT.test(pathname) && ASKED_SIZE.test(name)),
  );
  return asked.map(([name, value]) => `?${name}=${value}`).join("");
}

/** Of a picture whose address names no size. */
const WHOLE = 5000;

/** As large as it is written: an address that names a size is smaller than one that does not. */
export function sizeNamed(address: string): number {
  const url = URL.parse(address);
  if (!url) return 0;
  const inPath = /(\d{2,4})x(\d{0,4})/.exec(url.pathname)?.[1];
  const asked = url.searchParams.get("width") ?? url.searchParams.get("w") ?? inPath;
  if (/thumb|small|mini|tiny|cart_default/i.test(url.pathname))
    return Math.min(100, Number(asked ?? 100));
  return asked ? Number(asked) || WHOLE : WHOLE;
}

const ASKED = [
  /[/_.@-](\d{2,4})x\d{0,4}(?:[._/@?-]|$)/,
  /(?:[/,&?_-]|%2C|^)(?:w|width|sw|imwidth)[_=:-]?(\d{2,4})(?!\d)/i,
];

/** The width that an address asks a resizer for, where it names one. */
export function askedWidth(address: string): number | null {
  for (const pattern of ASKED) {
    const width = Number(pattern.exec(address)?.[1] ?? 0);
    if (width >= 16) return width;
  }
  return null;
}

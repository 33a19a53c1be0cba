// Picture addresses: absolute, as large as the shop has them, each once.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { remembered } from "../extract/text.ts";

const MAX_LENGTH = 2000;

/** How known picture servers write a smaller copy, and the address of the original. */
const ENLARGE: [RegExp, (url: URL) => void][] = [
  [
    /(?:^|\.)(?:cdn\.shopify\.com|shopifycdn\.net)$|\/cdn\/shop\//,
    (url) => {
      url.pathname = url.pathname.replace(
        /_(?:pico|icon|thumb|small|compact|medium|large|grande|original|master|\d{1,4}x\d{0,4}|x\d{1,4})(?:_crop_\w+)?(?:@\dx)?(?=\.\w{3,4}$)/,
        "",
      );
      drop(url, "width", "height", "crop", "pad_color", "format");
    },
  ],
  [/(?:^|\.)wp\.com$/, (url) => drop(url, "resize", "fit", "w", "h", "quality", "strip", "ssl")],
  [
    /\/wp-content\/uploads\//,
    (url) => {
      url.pathname = url.pathname.replace(/-\d{2,4}x\d{2,4}(?=\.\w{3,4}$)/, "");
      drop(url, "resize", "fit", "w", "h");
    },
  ],
  [
    /\/media\/catalog\/product\/cache\//,
    (url) =>
      (url.pathname = url.pathname.replace(
        /\/cache\/(?:\d+\/\w+\/(?:[^/]*x[^/]*\/)?)?[0-9a-f]{32}/,
        "",
      )),
  ],
  [
    /(?:^|\.)(?:media-amazon\.com|ssl-images-amazon\.com)$/,
    (url) => (url.pathname = url.pathname.replace(/\._[^/]*_(?=\.\w{3,4}$)/, "")),
  ],
  [
    /(?:^|\.)wixstatic\.com$/,
    (url) => (url.pathname = url.pathname.replace(/\/v1\/(?:fill|fit|crop)\/.*$/, "")),
  ],
  [
    /(?:^|\.)bigcommerce\.com$/,
    (url) => (url.pathname = url.pathname.replace(/\/stencil\/\d+x\d+\//, "/stencil/original/")),
  ],
  [/(?:^|\.)squarespace-cdn\.com$/, (url) => url.searchParams.set("format", "2500w")],
  [
    /(?:^|\.)imgix\.net$/,
    (url) => url.searchParams.has("s") || drop(url, "w", "h", "fit", "crop", "auto", "q", "dpr"),
  ],
  [
    /(?:^|\.)cloudinary\.com$/,
    (url) =>
      (url.pathname = url.pathname.replace(
        /(\/upload\/)(?:(?:[a-z]{1,3}_[^/]+)\/)+(?=v\d|[^/]+$)/,
        "$1",
      )),
  ],
];

function drop(url: URL, ...names: string[]): void {
  if (url.search === "") return;
  for (const name of names) url.searchParams.delete(name);
}

/** A shop's pictures stand on one host: what is known of it is looked up once. */
const knownHosts = remembered(
  (host) => ENLARGE.flatMap(([known], n) => (known.test(host) ? [n] : [])),
  200,
);
/** Those that are known by a path hold its signs. */
const BY_PATH = ENLARGE.flatMap(([known], n) => (known.source.includes("\\/") ? [n] : []));

function largest(address: string, base: string): URL | null {
  let url: URL;
  try {
    url = new URL(address.trim(), base);
  } catch {
    return null;
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") return null;
  for (const known of knownHosts(url.hostname)) elementAt(ENLARGE, known)[1](url);
  for (const known of BY_PATH)
    if (elementAt(ENLARGE, known)[0].test(url.pathname)) elementAt(ENLARGE, known)[1](url);
  if (url.hash !== "") url.hash = "";
  return url;
}

/** The same file under two protocols or with another version is one picture. */
const keyOf = (url: URL): string => {
  // "/61-large_default/shirt.jpg": the number is the picture, the word beside it a size.
  const path = url.pathname.replace(/\/(\d+)-[a-z][a-z\d]*(?:_[a-z\d]+)+(?=\/[^/]+$)/i, "/$1");
  return `${url.hostname}${path}?${restOf(url)}`.toLowerCase();
};

const restOf = ({ search }: URL): string => {
  if (search === "" || /^\?v=[^&+%]*$/.test(search)) return "";
  const rest = new URLSearchParams(search);
  for (const name of ["v", "ts", "t", "version"]) rest.delete(name);
  return rest.toString();
};

/** Of the pictures of a product, the one that an address stands for, in whatever size it names it. */
export function picturesAmong(
  pictures: string[],
  base: string,
): (address: string) => string | null {
  let byKey: Map<string, string> | undefined;
  const keyIn = (one: string) => {
    const url = largest(one, base);
    return url && keyOf(url);
  };
  const gather = () => {
    const found = new Map<string, string>();
    for (const one of pictures) {
      const key = keyIn(one);
      if (key !== null && !found.has(key)) found.set(key, one);
    }
    return found;
  };
  // All sizes of a colour are shown by one picture.
  const known = new Map<string, string | null>();
  return (address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const key = keyIn(address);
    const picture = key === null ? null : ((byKey ??= gather()).get(key) ?? null);
    known.set(address, picture);
    return picture;
  };
}

export function pictureAddresses(given: string[], base: string, most: number): string[] {
  const found = new Map<string, string>();
  for (const address of given) {
    const url = largest(address, base);
    if (!url || url.href.length > MAX_LENGTH) continue;
    const key = keyOf(url);
    if (!found.has(key)) found.set(key, url.href);
    if (found.size >= most) break;
  }
  return [...found.values()];
}

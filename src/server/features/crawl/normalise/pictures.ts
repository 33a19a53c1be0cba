// Picture addresses: absolute, as large as the shop has them, each once.

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
  for (const name of names) url.searchParams.delete(name);
}

function largest(address: string, base: string): URL | null {
  let url: URL;
  try {
    url = new URL(address.trim(), base);
  } catch {
    return null;
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") return null;
  for (const [known, enlarge] of ENLARGE)
    if (known.test(url.hostname) || known.test(url.pathname)) enlarge(url);
  url.hash = "";
  return url;
}

/** The same file under two protocols or with another version is one picture. */
const keyOf = (url: URL): string => {
  const rest = new URLSearchParams(url.search);
  for (const name of ["v", "ts", "t", "version"]) rest.delete(name);
  // "/61-large_default/shirt.jpg": the number is the picture, the word beside it a size.
  const path = url.pathname.replace(/\/(\d+)-[a-z][a-z\d]*(?:_[a-z\d]+)+(?=\/[^/]+$)/i, "/$1");
  return `${url.hostname}${path}?${rest.toString()}`.toLowerCase();
};

/** Of the pictures of a product, the one that an address stands for, in whatever size it names it. */
export function pictureAmong(pictures: string[], address: string, base: string): string | null {
  const keyIn = (one: string) => {
    const url = largest(one, base);
    return url && keyOf(url);
  };
  const key = keyIn(address);
  return key === null ? null : (pictures.find((one) => keyIn(one) === key) ?? null);
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

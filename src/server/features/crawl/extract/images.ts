// The product's pictures: what markup lists, else the large ones of the product's own part of the page.
import type { Element } from "domhandler";
import type { Claim } from "./claim.ts";
import type { Page } from "./page.ts";
import { isAside } from "./regions.ts";
import type { Spot } from "./spots.ts";
import { absoluteUrl, foldText } from "./text.ts";

const MAX = 60;
const NO_PICTURE =
  /logo|icon|sprite|placeholder|blank|spacer|pixel|loading|payment|badge|flag|avatar|\.svg(?:$|\?)|^data:/i;
const LAZY = [
  "data-zoom-image",
  "data-large_image",
  "data-large-image",
  "data-full",
  "data-original",
  "data-lazy-src",
  "data-lazy",
  "data-src",
];

export function pageImages(page: Page, claims: Claim[], title: Spot | null): string[] {
  const told = claims.flatMap(({ source, images }) => (source === "state" ? [] : images));
  const rich = claims.find(({ images }) => images.length > 1)?.images ?? [];
  const found = [...rich, ...told].flatMap((address) => absoluteUrl(address, page.url) ?? []);
  const known = new Set(found);
  if (known.size < 2) for (const address of seenImages(page, title)) known.add(address);
  return [...known].filter((address) => !NO_PICTURE.test(address)).slice(0, MAX);
}

/** Lazy pictures carry their address beside `src`, which holds a placeholder. */
export function addressOf({ attribs }: Element): string | null {
  for (const name of LAZY) if (attribs[name]) return attribs[name];
  return largestOf(attribs["srcset"] ?? attribs["data-srcset"] ?? "") ?? attribs["src"] ?? null;
}

function largestOf(srcset: string): string | null {
  let best: string | null = null;
  let most = 0;
  for (const found of srcset.matchAll(/(\S+)\s+(\d+(?:\.\d+)?)[wx](?:,|$)/g)) {
    if (Number(found[2]) > most) [best, most] = [found[1]!, Number(found[2])];
  }
  return best;
}

const PICTURE_NAME =
  /gallery|product-?(?:image|photo|media|img|pic)|main-?image|zoom|media|photo|woocommerce-product/;

function* seenImages(page: Page, title: Spot | null): Generator<string> {
  for (const element of page.tagged("img")) {
    const spot = page.spotOf(element);
    const address = addressOf(element);
    if (!spot || !address || NO_PICTURE.test(address) || tooSmall(element)) continue;
    // Where classes are made by a tool and say nothing, the picture's own words may.
    let isNamed = title !== null && foldText(element.attribs["alt"] ?? "") === foldText(title.text);
    for (let at: Spot | null = spot, n = 0; at && n < 5; at = at.parent, n++)
      isNamed ||= PICTURE_NAME.test(at.name);
    if (!isNamed || isRelated(spot, title)) continue;
    const absolute = absoluteUrl(address, page.url);
    if (absolute) yield absolute;
  }
}

/** Galleries are carousels, too: only what is called by a related product's name is left out. */
const isRelated = (spot: Spot, title: Spot | null): boolean => {
  for (let at: Spot | null = spot; at; at = at.parent) {
    if (title && at.at <= title.at && title.at < at.end) return false;
    if (/related|recommend|similar|upsell|cross-?sell|recent|footer|also-/.test(at.name))
      return true;
  }
  return title ? false : isAside(spot, title);
};

function tooSmall({ attribs }: Element): boolean {
  const width = Number.parseInt(attribs["width"] ?? "", 10);
  return Number.isFinite(width) && width < 60;
}

// What on a page leads elsewhere, and so may belong to another piece: links with a name, links to pages like this one.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { type Element, isTag } from "domhandler";
import { isOrderByMessage, saysBuy } from "./buy-words.ts";
import { isOptionName } from "../witnesses/choice-names.ts";
import type { Page } from "./page.ts";
import { outwards, type Spot } from "./spots.ts";
import { inOneCase } from "../visit/site.ts";

const LINK_TEXT = 3;
const SMALL_BOX = 25;

const known = new WeakMap<Page, number[]>();

/** Where links with a name's length lead elsewhere, in the order of the page; gathered once. */
export function otherLinks(page: Page): number[] {
  const links = known.get(page) ?? gatherLinks(page);
  known.set(page, links);
  return links;
}

function gatherLinks(page: Page): number[] {
  const here = URL.parse(page.url);
  return page
    .tagged("a")
    .filter(
      ({ attribs: { href = "" } }) =>
        href.length > 1 &&
        !/^(?:#|javascript:|mailto:|tel:)/i.test(href) &&
        !(here && isSamePiece(URL.parse(href, page.base), here)),
    )
    .flatMap((element) => {
      const spot = page.spotOf(element);
      if (!spot || saysBuy(spot.text) || isOrderByMessage(spot.text, element.attribs["href"]))
        return [];
      return spot.text.length >= LINK_TEXT || holdsPicture(element, 0) ? [spot.at] : [];
    });
}

/** Themes wrap a picture in boxes of their own before it is drawn. */
const holdsPicture = ({ children }: Element, depth: number): boolean =>
  children.some(
    (child) =>
      isTag(child) && (child.name === "img" || (depth < DEEPEST && holdsPicture(child, depth + 1))),
  );

/** The same page, perhaps with something chosen: "item.php?id=2&color=3" beside "item.php?id=2". */
export function isSamePiece(to: URL | null, here: URL): boolean {
  if (!to || to.host !== here.host || !isSamePath(to, here)) return false;
  const [one, other] = [asked(to), asked(here)];
  const holds = (all: Map<string, string>, some: Map<string, string>) =>
    [...some].every(([name, value]) => all.get(name) === value);
  if (holds(one, other)) return true;
  // Without anything asked it is the front of a script, unless all that is asked here is a colour or a size.
  return one.size > 0 ? holds(other, one) : [...other.keys()].every(isOptionName);
}

/** "Item.aspx?ID=7" is "item.aspx?id=7", too. */
const isSamePath = (one: URL, other: URL): boolean =>
  inOneCase(one.pathname) === inOneCase(other.pathname);

const asked = ({ searchParams }: URL): Map<string, string> =>
  new Map([...searchParams].map(([name, value]) => [name.toLowerCase(), value]));

/** Its own small box links to something with a name: another product. */
export function isOfAnother(spot: Spot, title: Spot | null, links: number[]): boolean {
  let box = spot;
  for (const outer of outwards(spot, 4)) {
    if (outer.end - outer.at > SMALL_BOX || (title && outer.at <= title.at && title.at < outer.end))
      break;
    box = outer;
  }
  return isAmong(links, box);
}

/** Whether one of these sorted places lies inside. */
export function isAmong(places: number[], { at, end }: Spot): boolean {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low < places.length && (places[low] ?? 0) < end;
}

const PIECE_BOX = 30;
const PIECE_LEVELS = 5;
/** One of several boxes of the same make may wrap its price in more. */
export const CARD = { levels: 10, size: 70 };
const DEEPEST = 4;

const knownPieces = new WeakMap<Page, number[]>();

/** Links to a page like this one: beside it in the same folder, with a picture or a heading where that is the root. */
export function pieceLinks(page: Page): number[] {
  const links = knownPieces.get(page) ?? gatherPieces(page);
  knownPieces.set(page, links);
  return links;
}

function gatherPieces(page: Page): number[] {
  const here = URL.parse(page.url);
  if (!here) return [];
  return otherLinks(page).filter((at) => {
    const { element } = elementAt(page.spots(), at);
    const to = URL.parse(element.attribs["href"] ?? "", page.base);
    if (!to || to.host !== here.host || to.href.split("#")[0] === here.href.split("#")[0])
      return false;
    // item.php?id=2 beside item.php?id=1
    if (isSamePath(to, here)) return to.search !== "" && shows(element, 0);
    const folder = folderOf(here);
    return folderOf(to) === folder && (folder !== "/" || shows(element, 0));
  });
}

const folderOf = ({ pathname }: URL): string => pathname.replace(/\/$/, "").replace(/[^/]*$/, "");

const shows = (element: Element, depth: number): boolean =>
  depth <= DEEPEST &&
  element.children.some(
    (child) =>
      isTag(child) && (/^(?:img|picture|h[2-6])$/.test(child.name) || shows(child, depth + 1)),
  );

/** Within such a link, or in the small box around it that does not hold the title of the page. */
export function isOfAnotherPiece(
  spot: Spot,
  title: Spot | null,
  pieces: number[],
  { levels, size } = { levels: PIECE_LEVELS, size: PIECE_BOX },
): boolean {
  if (!title) return false;
  for (const outer of outwards(spot, levels)) {
    if (outer.end - outer.at > size || (outer.at <= title.at && title.at < outer.end)) break;
    if (pieces.includes(outer.at) || isAmong(pieces, outer)) return true;
  }
  return false;
}

const knownPictured = new WeakMap<Page, number[]>();
const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)(?:$|[?#])/i;

/** Links that show where they lead, by a picture or a heading; pictures that open themselves are none. */
function picturedLinks(page: Page): number[] {
  const links =
    knownPictured.get(page) ??
    otherLinks(page).filter((at) => {
      const { element } = elementAt(page.spots(), at);
      return !PICTURE_FILE.test(element.attribs["href"] ?? "") && shows(element, 0);
    });
  knownPictured.set(page, links);
  return links;
}

const CARD_MOST = 120;

/** One of several boxes of one make that each lead elsewhere, away from the title: what it carries is that piece's. */
export function isInCard(page: Page, element: Element): boolean {
  const spot = page.spotOf(element);
  const titles = page.tagged("h1").flatMap((one) => page.spotOf(one)?.at ?? []);
  if (!spot || titles.length === 0) return false;
  const links = picturedLinks(page);
  for (const box of outwards(spot, CARD.levels)) {
    if (box.end - box.at > CARD_MOST || isAmong(titles, box)) return false;
    if (isAmong(links, box) && hasTwin(page, box, links)) return true;
  }
  return false;
}

const makeOf = ({ name, attribs }: Element): string =>
  `${name} ${attribs["class"]?.trim().split(/\s+/, 1)[0] ?? ""}`;

const hasTwin = (page: Page, { element, parent }: Spot, links: number[]): boolean =>
  (parent?.element.children ?? []).some((other) => {
    if (!isTag(other) || other === element || makeOf(other) !== makeOf(element)) return false;
    const spot = page.spotOf(other);
    return spot !== undefined && isAmong(links, spot);
  });

const TEASER = { levels: 4, size: 40 };
const HEAD = 4;
const knownTitled = new WeakMap<Page, number[]>();

/** Links that are titled: around a heading, or within one. */
function titledLinks(page: Page): number[] {
  const links =
    knownTitled.get(page) ??
    otherLinks(page).filter((at) => {
      const { element } = elementAt(page.spots(), at);
      const parent: unknown = element.parent;
      const isWithin = isTag(parent as Element) && /^h[2-6]$/.test((parent as Element).name);
      return isWithin || holdsHeading(element, 0);
    });
  knownTitled.set(page, links);
  return links;
}

const holdsHeading = (element: Element, depth: number): boolean =>
  depth <= DEEPEST &&
  element.children.some(
    (child) => isTag(child) && (/^h[2-6]$/.test(child.name) || holdsHeading(child, depth + 1)),
  );

/**
 * What is written in another piece's card, or below the title or the picture of one other page, in a small box with it:
 * a few words of what stands there.
 */
export function isSaidOfAnother(page: Page, spot: Spot, title: Spot | null): boolean {
  if (!title) return false;
  if (isInCard(page, spot.element)) return true;
  const pictured = new Set(picturedLinks(page));
  const links = [...titledLinks(page), ...pieceLinks(page).filter((at) => pictured.has(at))];
  for (const box of outwards(spot, TEASER.levels)) {
    const isWide = box.end - box.at > TEASER.size;
    if (isWide || (box.at <= title.at && title.at < box.end)) return false;
    const within = links.filter((at) => at >= box.at && at < box.end);
    const to = new Set(within.map((at) => elementAt(page.spots(), at).element.attribs["href"]));
    // In front of the text, or at the head of a box that holds both.
    const isAbove = (at: number) => at <= (box === spot ? spot.at + HEAD : spot.at);
    if (to.size > 0) return to.size === 1 && within.some(isAbove);
  }
  return false;
}

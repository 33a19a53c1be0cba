// Which pages of a shop are opened tonight. A sitemap with dates says which changed; lists with prices say
// which cost something else; of what neither speaks of, a seventh is opened each night, oldest reading first.
import { readSitemapDates } from "../discover/sitemaps.ts";
import type { Shop } from "../shops/shop.ts";
import type { Visited } from "../visit/visited.ts";
import type { Chosen, Lists, Piece } from "./plan.ts";
import { readCardMarks, type Marks } from "./card-marks.ts";

/** All of them within so many days, however often the brand wants its shop read. */
const DAYS = 7;
/** Beside those that changed, so many at least are opened where marks speak of all: marks may lie. */
const CHECKED = 5;
/** What an unchanged shop of a thousand pieces is asked in one night at most, lists and sitemaps among it. */
const ASKED_MAX = 30;
/** robots.txt and the door, which are asked before anything else; one to spare. */
const ASKED_BEFORE = 3;
/** Dates that change every night for most pieces are made by the shop's clock, not by its changes. */
const LIKELY = 0.5;
const FEW = 20;
const NEW_AT_ONCE = 50;
/** Marks that speak of fewer pieces do not speak of the shop. */
const MOST = 0.8;

type Known = {
  everyDays?: number | undefined;
  lists?: Lists | undefined;
  /** The shop's first page, where it was opened already. */
  door?: Visited | null;
};

export async function choosePages(
  shop: Shop,
  pieces: Piece[],
  { everyDays = 1, lists, door }: Known = {},
): Promise<Chosen> {
  const { counting, asked } = countAsked(shop);
  const dates = await readSitemapDates(counting.visitor, counting.base);
  const dated: Marks = new Map(
    [...dates].map(([key, { date }]) => [
      key,
      { mark: date, isSame: (piece) => isOlder(piece, date) },
    ]),
  );
  const areDatesUsable = speaksOfMost(dated, pieces) && saysLittleChanged(dated, pieces);
  const thousands = Math.max(1, Math.ceil(pieces.length / 1000));
  const listed = areDatesUsable
    ? null
    : await readCardMarks(counting, pieces, { lists, door, thousands });
  const marks = listed?.marks ?? dated;
  const nights = Math.max(1, Math.floor(DAYS / Math.max(1, everyDays)));
  const isWhole = listed?.isWhole ?? true;
  const chosen = chooseBy(marks, pieces, newAddresses(dates, pieces), {
    isAll: isWhole && speaksOfMost(marks, pieces),
    // At tonight's pace the lists tell of every piece within a week.
    isInTurn: !isWhole && marks.size * nights >= pieces.length,
    room: ASKED_MAX * thousands - ASKED_BEFORE - asked(),
    nights,
  });
  return listed ? { ...chosen, isByCard: true, lists: listed.lists } : chosen;
}

function countAsked(shop: Shop): { counting: Shop; asked: () => number } {
  let n = 0;
  const { visitor } = shop;
  const get: Shop["visitor"]["get"] = (...asking) => {
    n++;
    return visitor.get(...asking);
  };
  return { counting: { ...shop, visitor: { ...visitor, get } }, asked: () => n };
}

type Night = { isAll: boolean; isInTurn: boolean; room: number; nights: number };

function chooseBy(marks: Marks, pieces: Piece[], fresh: string[], night: Night): Chosen {
  const { isAll, isInTurn, nights } = night;
  const chosen: Chosen = { read: [], same: [], marks: {} };
  const unsaid: Piece[] = [];
  const same: Piece[] = [];
  for (const piece of pieces) {
    const said = marks.get(piece.key);
    if (said) chosen.marks[piece.page] = said.mark;
    // A piece that is gone and spoken of again is back.
    const isAsked = said ? piece.isGone || !said.isSame(piece) : false;
    if (piece.isMissed || piece.isWanted || isAsked) chosen.read.push(piece.page);
    else if (said) same.push(piece);
    else if (!piece.isGone || !isAll) unsaid.push(piece);
  }
  // Marks that speak of most pieces and not of these: they may be gone. Where lists take turns, theirs comes.
  const share = isAll
    ? unsaid.length
    : Math.ceil((isInTurn ? overdue(unsaid, pieces) : unsaid).length / nights);
  const shared = oldest(unsaid).slice(0, share);
  const waiting = isInTurn ? [...same, ...unsaid.filter((piece) => !shared.includes(piece))] : same;
  const checked = new Set(checkedAmong(waiting, { ...night, room: night.room - share }));
  chosen.read.push(...[...shared, ...checked].map(({ page }) => page));
  chosen.read.push(...fresh.slice(0, NEW_AT_ONCE));
  chosen.read = [...new Set(chosen.read)];
  chosen.same = same.filter((piece) => !checked.has(piece)).map(({ page }) => page);
  return chosen;
}

/**
 * What marks do not show (a size that sold out) is found by opening pages: all within a week where there is room,
 * and what somebody waits for tonight. Where there is too little room, that has a third of it.
 */
function checkedAmong(waiting: Piece[], { isAll, isInTurn, room, nights }: Night): Piece[] {
  const ordered = longestUnopened(waiting);
  const awaited = ordered.filter(({ isAwaited }) => isAwaited);
  const week = Math.ceil(waiting.length / nights);
  const most = isAll || isInTurn ? Math.max(CHECKED, room) : week + awaited.length;
  const extra = Math.min(awaited.length, week <= most ? most - week : Math.ceil(most / 3));
  const first = new Set(awaited.slice(0, extra));
  const others = ordered.filter((piece) => !first.has(piece));
  const least = Math.max(CHECKED, week);
  return [...first, ...others.slice(0, Math.min(most - first.size, least))];
}

/** Not read for a week although others were: no list shows them. */
function overdue(some: Piece[], all: Piece[]): Piece[] {
  const newest = Math.max(...all.map(({ readAt }) => readAt));
  return some.filter(({ readAt }) => newest - readAt > DAYS * 86_400_000);
}

/** A page that is gone was opened too: it does not come first every night. */
const lookedAt = ({ readAt, openedAt }: Piece) => Math.max(readAt, openedAt);
const oldest = (some: Piece[]) => some.toSorted((one, other) => lookedAt(one) - lookedAt(other));
const longestUnopened = (some: Piece[]) =>
  some.toSorted((one, other) => one.openedAt - other.openedAt);

const saysLittleChanged = (marks: Marks, pieces: Piece[]): boolean => {
  const changed = pieces.filter((piece) => marks.get(piece.key)?.isSame(piece) === false);
  return changed.length < Math.max(FEW, pieces.length * LIKELY);
};

function speaksOfMost(marks: Marks, pieces: Piece[]): boolean {
  const there = pieces.filter(({ isGone }) => !isGone);
  const said = there.filter(({ key }) => marks.has(key)).length;
  return there.length > 0 && said >= there.length * MOST;
}

/** Where no mark is kept from the last reading, its day decides; the same day is not older. */
const isOlder = ({ mark, readAt }: Piece, date: string): boolean => {
  if (mark !== null) return mark === date;
  const moment = Date.parse(date);
  const isWholeDay = date.length <= 10;
  return moment + (isWholeDay ? 86_400_000 : 0) < readAt;
};

/** In the folders in which known pieces lie. */
function newAddresses(dates: Map<string, { url: string }>, pieces: Piece[]): string[] {
  const known = new Set(pieces.map(({ key }) => key));
  const folderOf = (key: string) => key.slice(0, key.lastIndexOf("/") + 1);
  const folders = new Set(pieces.map(({ key }) => folderOf(key)));
  return [...dates]
    .filter(([key]) => !known.has(key) && folders.has(folderOf(key)))
    .map(([, { url }]) => url);
}

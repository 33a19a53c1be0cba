// Which pages of a shop are opened tonight. A sitemap with dates says which changed; lists with prices say
// which cost something else; of what neither speaks of, a seventh is opened each night, oldest reading first.
import { readSitemapDates } from "../discover/sitemaps.ts";
import type { Shop } from "../shops/shop.ts";
import type { Chosen, Piece } from "./plan.ts";
import { readCardMarks } from "./card-marks.ts";

/** All of them within a week. */
const NIGHTS = 7;
/** Beside those that changed, so many are opened where marks speak of all: marks may lie. */
const CHECKED = 5;
const NEW_AT_ONCE = 50;
/** Marks that speak of fewer pieces do not speak of the shop. */
const MOST = 0.8;

/** What is said of a page, and whether that means it is as it was. */
export type Marks = Map<string, { mark: string; isSame: (piece: Piece) => boolean }>;

export async function choosePages(shop: Shop, pieces: Piece[]): Promise<Chosen> {
  const dates = await readSitemapDates(shop.visitor, shop.base);
  const dated: Marks = new Map(
    [...dates].map(([key, { date }]) => [
      key,
      { mark: date, isSame: (piece) => isOlder(piece, date) },
    ]),
  );
  const marks = speaksOfMost(dated, pieces) ? dated : await readCardMarks(shop, pieces);
  const fresh = newAddresses(dates, pieces);
  return chooseBy(marks, pieces, fresh, speaksOfMost(marks, pieces));
}

function chooseBy(marks: Marks, pieces: Piece[], fresh: string[], isAll: boolean): Chosen {
  const chosen: Chosen = { read: [], same: [], marks: {} };
  const unsaid: Piece[] = [];
  const same: Piece[] = [];
  for (const piece of pieces) {
    const said = marks.get(piece.key);
    if (said) chosen.marks[piece.page] = said.mark;
    if (piece.isMissed || (said && !said.isSame(piece))) chosen.read.push(piece.page);
    else if (said) same.push(piece);
    else unsaid.push(piece);
  }
  const oldest = (some: Piece[]) => some.toSorted((one, other) => one.readAt - other.readAt);
  // Marks that speak of most pieces and not of these: they may be gone.
  const share = isAll ? unsaid.length : Math.ceil(unsaid.length / NIGHTS);
  const checked = isAll ? oldest(same).slice(0, CHECKED) : [];
  const isChecked = new Set(checked);
  chosen.read.push(...[...oldest(unsaid).slice(0, share), ...checked].map(({ page }) => page));
  chosen.read.push(...fresh.slice(0, NEW_AT_ONCE));
  chosen.read = [...new Set(chosen.read)];
  chosen.same = same.filter((piece) => !isChecked.has(piece)).map(({ page }) => page);
  return chosen;
}

const speaksOfMost = (marks: Marks, pieces: Piece[]): boolean =>
  pieces.filter(({ key }) => marks.has(key)).length >= pieces.length * MOST && pieces.length > 0;

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

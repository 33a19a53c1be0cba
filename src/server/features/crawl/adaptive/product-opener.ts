// A product's page, opened and read: as it is fetched where that says enough, else as a browser draws it.
// After a few pages it is known which of the two a shop needs.
import { present } from "../../../../contract/get-or-throw.ts";
import { type Page, parsePage } from "../extract/page.ts";
import { readParsedPage, type PageReading } from "../extract/read-page.ts";
import { isLimit } from "../problems.ts";
import type { Remembered } from "../shops/shop.ts";
import type { OpenPage, Opened } from "./open-page.ts";

export type OpenedProduct = { opened: Opened; page: Page | null; reading: PageReading | null };

/** `called`: by what name a list of the shop leads there. */
export type OpenProduct = (
  address: string,
  known?: Remembered | null,
  called?: string,
) => Promise<OpenedProduct>;

/** So many drawn pages that say no more than the fetched ones are enough. */
const VAIN_MAX = 3;
/** So many that say more in a row: the next are drawn at once. */
const HELPED_ENOUGH = 2;

export function createProductOpener(fetch: OpenPage, draw: OpenPage | null): OpenProduct {
  let [vain, helped, enough] = [0, 0, 0];

  const read = (opened: Opened, called: string | undefined): OpenedProduct => {
    const page = opened.html === null ? null : parsePage(opened.html, opened.url);
    return { opened, page, reading: page && readParsedPage(page, called) };
  };
  const saysEnough = ({ page, reading }: OpenedProduct): boolean =>
    page === null || (reading !== null && reading.price !== null && !reading.isUnclear);

  return async (address, known, called) => {
    const isDrawnAtOnce = draw !== null && helped >= HELPED_ENOUGH && enough === 0;
    const plain = isDrawnAtOnce ? null : read(await fetch(address, known), called);
    if (plain && saysEnough(plain)) {
      enough++;
      return plain;
    }
    if (!draw || (plain && vain >= VAIN_MAX)) return present(plain);
    try {
      const drawn = read(await draw(address), called);
      const isBetter =
        drawn.reading !== null &&
        (drawn.reading.price !== null || !plain?.reading) &&
        !(plain?.reading?.isUnclear && drawn.reading.isUnclear);
      if (isBetter) [helped, vain] = [helped + 1, 0];
      else vain++;
      return isBetter || !plain ? drawn : plain;
    } catch (error) {
      if (!plain || isLimit(error)) throw error;
      vain++;
      return plain;
    }
  };
}

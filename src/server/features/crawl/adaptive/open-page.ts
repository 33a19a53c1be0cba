// How a page is opened: fetched as it is, or drawn by a browser first.
import type { Remembered, Shop } from "../shops/shop.ts";
import { pageGone, pageUnusable } from "../problems.ts";
import type { Validators } from "../visit/visited.ts";

export type Opened = {
  /** Null when the page is as it was the last time. */
  html: string | null;
  url: string;
  validators: Validators | null;
};

/** Throws a Problem when there is no page. */
export type OpenPage = (address: string, known?: Remembered | null) => Promise<Opened>;

const PAGE = /^(text\/html|application\/xhtml|$)/;

export const fetchPages =
  ({ visitor }: Pick<Shop, "visitor">): OpenPage =>
  async (address, known = null) => {
    const answer = await visitor.get(address, { known });
    if (answer.isUnchanged) return { html: null, url: answer.url.href, validators: known };
    if (answer.status === 404 || answer.status === 410) throw pageGone();
    if (answer.status !== 200 || !PAGE.test(answer.contentType)) throw pageUnusable();
    return { html: answer.text, url: answer.url.href, validators: answer.validators };
  };

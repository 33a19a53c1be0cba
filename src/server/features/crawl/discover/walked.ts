// What a walk through a shop's lists needs and brings back.
import type { OpenPage } from "../adaptive/open-page.ts";
import type { Piece } from "../sources/app-data.ts";

export type ListOpener = {
  open: OpenPage;
  /** In a browser, scrolled to its end with every 'more' pressed; null where there is none. */
  draw: ((address: string) => Promise<DrawnList>) | null;
};

/** `earlier`: what it showed before its next page took the place. */
export type DrawnList = { html: string; url: string; earlier: string[] };

/** One list, over all its pages. */
export type SeenList = {
  products: Set<string>;
  total: number | null;
  isOpen: boolean;
  /** Its own data say so. */
  isTold: boolean;
};

export type Walked = {
  /** By their keys. */
  products: Map<string, string>;
  /** Those among them that some list shows with picture and price. */
  cards: Map<string, string>;
  /** Keys of pages that show several pieces. */
  lists: Set<string>;
  /** What the first list that shows a piece says of it, by the piece's key. */
  words: Map<string, string>;
  /** And calls it. */
  names: Map<string, string>;
  /** Where else the pages on the way lead, by their keys. */
  linked: Map<string, string>;
  visited: Set<string>;
  seen: Map<string, SeenList>;
  /** Pieces in the data of lists, linked or not. */
  told: Piece[];
  /** Nothing is there without a browser. */
  isDrawn: boolean;
};

export type WalkFrom = { start: URL; isWithin: (url: URL) => boolean; named: number };

/** The table of prints. Each returns one repeat tile; the engine turns and scales it so that it can follow a sleeve. */
import { dark, light } from "../../src/demo/colour.ts";
import { bloom, ditsy, floral, leaf, paisley } from "./prints/botanical.ts";
import {
  abstract,
  fleck,
  geo,
  khayamiya,
  lacework,
  leopard,
  sequins,
  tiedye,
  zigzag,
} from "./prints/geometric.ts";
import { type PrintMaker, tile } from "./prints/tile.ts";

export const PRINTS = {
  stripe: (c, c2) => tile(40, 46, c, `<rect width="40" height="14" fill="${c2}"/>`),
  pinstripe: (c, c2) =>
    tile(22, 40, c, `<rect x="10" width="1.8" height="40" fill="${c2}" opacity=".75"/>`),
  bengal: (c, c2) => tile(20, 40, c, `<rect width="9" height="40" fill="${c2}"/>`),
  gingham: (c, c2) =>
    tile(
      36,
      36,
      c,
      `<rect width="18" height="36" fill="${c2}" opacity=".5"/><rect width="36" height="18" fill="${c2}" opacity=".5"/>`,
    ),
  check: (c, c2, c3 = light(c, 0.6)) =>
    tile(
      96,
      96,
      c,
      `<rect width="32" height="96" fill="${c2}" opacity=".5"/><rect width="96" height="32" fill="${c2}" opacity=".5"/><path d="M64 0V96M0 64H96" stroke="${c3}" stroke-width="2.4"/><path d="M16 0V96M0 16H96" stroke="${dark(c2, 0.3)}" stroke-width="2" opacity=".6"/>`,
    ),
  houndstooth: (c, c2) =>
    tile(
      24,
      24,
      c,
      `<path d="M0 0H12V12H0ZM12 0L24 0L12 12ZM0 12L12 12L0 24ZM12 12L18 12L12 18ZM18 12L24 12L24 6ZM6 24L12 18L12 24Z" fill="${c2}"/>`,
    ),
  dots: (c, c2) =>
    tile(
      44,
      44,
      c,
      `<circle cx="11" cy="11" r="5.5" fill="${c2}"/><circle cx="33" cy="33" r="5.5" fill="${c2}"/>`,
    ),
  widestripe: (c, c2) => tile(40, 150, c, `<rect width="40" height="75" fill="${c2}"/>`),
  awning: (c, c2) => tile(84, 40, c, `<rect width="42" height="40" fill="${c2}"/>`),
  multistripe: (c, c2, c3 = light(c2, 0.4)) =>
    tile(
      40,
      110,
      c,
      `<rect y="8" width="40" height="22" fill="${c2}"/><rect y="36" width="40" height="6" fill="${c3}"/><rect y="58" width="40" height="14" fill="${c3}"/><rect y="78" width="40" height="5" fill="${c2}"/>`,
    ),
  plaid: (c, c2, c3 = light(c, 0.6)) =>
    tile(
      150,
      150,
      c,
      `<rect width="54" height="150" fill="${c2}" opacity=".55"/><rect width="150" height="54" fill="${c2}" opacity=".55"/><rect x="92" width="16" height="150" fill="${dark(c2, 0.4)}" opacity=".5"/><rect y="92" width="150" height="16" fill="${dark(c2, 0.4)}" opacity=".5"/><path d="M27 0V150M0 27H150" stroke="${c3}" stroke-width="4" opacity=".85"/><path d="M126 0V150M0 126H150" stroke="${c3}" stroke-width="2" opacity=".7"/>`,
    ),
  windowpane: (c, c2) =>
    tile(86, 86, c, `<path d="M43 0V86M0 43H86" stroke="${c2}" stroke-width="2.6"/>`),
  bigdots: (c, c2) =>
    tile(
      96,
      96,
      c,
      `<circle cx="24" cy="24" r="17" fill="${c2}"/><circle cx="72" cy="72" r="17" fill="${c2}"/>`,
    ),
  geo,
  khayamiya,
  abstract,
  zigzag,
  leopard,
  tiedye,
  sequins,
  fleck,
  lacework,
  floral,
  bloom,
  ditsy,
  leaf,
  paisley,
} satisfies Record<string, PrintMaker>;

export type PrintName = keyof typeof PRINTS;

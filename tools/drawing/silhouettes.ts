/** The table of contents of the kit: every silhouette by name, and the look that names one with its options. */
import { abaya } from "./silhouettes/abaya.ts";
import { gloves, leatherbelt, perfume, umbrella } from "./silhouettes/accessories.ts";
import { backpack, basket, handbag, tote } from "./silhouettes/bags.ts";
import { blazer } from "./silhouettes/blazer.ts";
import { blouse } from "./silhouettes/blouse.ts";
import { boots } from "./silhouettes/boots.ts";
import { camisole } from "./silhouettes/camisole.ts";
import { cardigan } from "./silhouettes/cardigan.ts";
import { dress } from "./silhouettes/dress.ts";
import { flats, sandals } from "./silhouettes/flat-shoes.ts";
import { headwear } from "./silhouettes/headwear.ts";
import { hijab } from "./silhouettes/hijab.ts";
import { candle, cushion, mug, throwblanket, vase } from "./silhouettes/home.ts";
import { hoodie } from "./silhouettes/hoodie.ts";
import { jacket } from "./silhouettes/jacket.ts";
import { bangles, earrings, necklace, watch } from "./silhouettes/jewellery.ts";
import { dungarees, jumpsuit, onesie } from "./silhouettes/jumpsuit.ts";
import { kaftan } from "./silhouettes/kaftan.ts";
import { loafers } from "./silhouettes/low-shoes.ts";
import { outfit } from "./silhouettes/outfit.ts";
import { poncho } from "./silhouettes/poncho.ts";
import { prayerbeads, prayerset } from "./silhouettes/prayer.ts";
import { robe } from "./silhouettes/robe.ts";
import { rug } from "./silhouettes/rug.ts";
import { scarf } from "./silhouettes/scarf.ts";
import { shirt } from "./silhouettes/shirt.ts";
import { heels, sneakers } from "./silhouettes/shoes.ts";
import { skirt } from "./silhouettes/skirt.ts";
import { socks } from "./silhouettes/socks.ts";
import { card, giftbox, notebook, pen } from "./silhouettes/stationery.ts";
import { sunglasses } from "./silhouettes/sunglasses.ts";
import { burkini } from "./silhouettes/swim.ts";
import { top } from "./silhouettes/top.ts";
import { trousers } from "./silhouettes/trousers.ts";
import type { Drawing } from "./types.ts";

const silhouettes = {
  abaya,
  backpack,
  bangles,
  basket,
  blazer,
  blouse,
  boots,
  burkini,
  camisole,
  candle,
  card,
  cardigan,
  cushion,
  dress,
  dungarees,
  earrings,
  flats,
  giftbox,
  gloves,
  handbag,
  headwear,
  heels,
  hijab,
  hoodie,
  jacket,
  jumpsuit,
  kaftan,
  leatherbelt,
  loafers,
  mug,
  necklace,
  notebook,
  onesie,
  outfit,
  pen,
  perfume,
  poncho,
  prayerbeads,
  prayerset,
  robe,
  rug,
  sandals,
  scarf,
  shirt,
  skirt,
  sneakers,
  socks,
  sunglasses,
  throwblanket,
  top,
  tote,
  trousers,
  umbrella,
  vase,
  watch,
};

export type SilhouetteName = keyof typeof silhouettes;

export type SilhouetteOptions<Name extends SilhouetteName> = NonNullable<
  Parameters<(typeof silhouettes)[Name]>[0]
>;

/** One picture's worth of choices; the compiler checks the options against the silhouette. */
export type Look = {
  [Name in SilhouetteName]: Record<string, never> extends SilhouetteOptions<Name>
    ? { silhouette: Name; options?: SilhouetteOptions<Name> }
    : { silhouette: Name; options: SilhouetteOptions<Name> };
}[SilhouetteName];

export function drawLook(look: Look): Drawing {
  // The union guarantees that options belong to the silhouette; the compiler cannot follow it through the table.
  const draw = silhouettes[look.silhouette] as (options: Look["options"]) => Drawing;
  return draw(look.options ?? {});
}

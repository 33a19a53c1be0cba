// What is worn with what: the first step beyond what was asked for. By ids of the vocabulary's kinds.

const GOES_WITH: [kinds: string, others: string][] = [
  ["dress, kaftan, jumpsuit", "heel, clutch, earrings, shawl, sandal"],
  ["abaya, prayerwear", "hijab, handbag, flat"],
  ["top, tshirt, shirt, blouse", "trousers, jeans, skirt"],
  ["hoodie, sweatshirt, sweater, cardigan", "jeans, trousers, sneaker"],
  ["bottom, trousers, jeans, shorts, leggings", "shirt, tshirt, blouse, sneaker"],
  ["skirt", "blouse, tshirt, flat"],
  ["outerwear, coat, jacket, blazer, suit", "shirt, trousers, loafer, boot"],
  ["shoe", "bag, trousers, dress"],
  ["bag", "shoe, scarf, wallet"],
  ["scarf, hijab, headwear", "abaya, undercap, dress, sunglasses"],
  ["accessory, jewellery", "dress, blouse, bag, shirt, wallet"],
  ["sportswear, tracksuit", "sports-shoe, sneaker, backpack"],
  ["swimwear", "cover-up, sun-hat, slide, straw-bag"],
  ["sleepwear, homewear, underwear", "robe, slipper, pyjamas"],
  ["kids-clothing, set", "sneaker, headwear"],
  ["home, gift, stationery", "candle, notebook, mug, gift-box"],
];

const listOf = (names: string) => names.split(", ").map((name) => `kind:${name}`);

const TABLE = new Map(
  GOES_WITH.flatMap(([kinds, others]) => listOf(kinds).map((kind) => [kind, listOf(others)])),
);

/** Ids of kinds that go with one of these, nearest meaning first. */
export const goesWith = (kinds: string[]): string[] =>
  kinds.flatMap((kind) => TABLE.get(kind) ?? []).filter((other) => !kinds.includes(other));

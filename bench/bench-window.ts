// npm run bench:window [-- --sizes 100000,1000000]: the shop window in memory alone, filled with drawn products
// in a process without a database: what a choice costs in processor time (total and page; all counts), what a
// save of 400 products costs to take in, and what it takes in memory.
import { parseArgs } from "node:util";
import { CATEGORIES } from "../src/contract/categories.ts";
import type { FilterRequest } from "../src/contract/products.ts";
import type { WindowRow } from "../src/server/features/products/queries/window-rows.ts";
import { placeOnCircle } from "../src/server/features/products/feed.ts";
import { countsOf, pageOf } from "../src/server/features/products/window/answers.ts";
import { countBits } from "../src/server/features/products/window/bits.ts";
import { fitting } from "../src/server/features/products/window/choice.ts";
import { ShopWindow } from "../src/server/features/products/window/shop-window.ts";
import { newId } from "../src/server/ids.ts";

const { values } = parseArgs({
  options: { sizes: { type: "string", default: "100000,1000000" } },
});
const COLOURS = Array.from({ length: 120 }, (_, n) => `colour ${n}`);
const SIZES = ["XS", "S", "M", "L", "XL", "XXL", "36", "38", "40", "42", "44", "One size"];
const FABRICS = ["linen", "cotton", "satin", "wool", "denim", "viscose", "polyester"];
const PRODUCTS_A_BRAND = 500;
const ROUNDS = 40;
/** The engine compiles what is asked for often; a server has done so after its first seconds. */
const warmingFor = (size: number) => Math.ceil(40_000_000 / size);

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

function drawnRow(n: number): WindowRow {
  const brand = Math.floor(n / PRODUCTS_A_BRAND);
  const draw = (n * 7919) % 104_729;
  const colors = Array.from({ length: 1 + (draw % 3) }, (_, at) => pick(COLOURS, draw * (at + 1)));
  const sizes = SIZES.slice(draw % 5, (draw % 5) + 1 + (draw % 6));
  const facts = [
    `fabric=${pick(FABRICS, draw)}`,
    `sleeve=${pick(["long", "short", "sleeveless"], draw >> 2)}`,
    `length=${pick(["midi", "long", "knee"], draw >> 4)}`,
    `opacity=${pick(["opaque", "sheer"], draw >> 6)}`,
  ];
  const place = placeOnCircle(`b_${brand}`, n % PRODUCTS_A_BRAND);
  const names = [`b_${brand}`, `Brand ${brand}`, `brand ${brand}`] as const;
  const flags = [n % 5 === 0, n % 23 === 0, n % 11 === 0] as const;
  const category = pick(CATEGORIES, draw);
  const price = 200 + (draw % 4800);
  return [newId("p"), place, n, ...names, category, price, ...flags, colors, sizes, facts];
}

function fill(size: number): ShopWindow {
  const rows = Array.from({ length: size }, (_, n) => drawnRow(n)).toSorted((a, b) => a[1] - b[1]);
  const window = new ShopWindow();
  for (let at = 0; at < size; at += 500) window.apply([], rows.slice(at, at + 500));
  return window;
}

/** CPU milliseconds of one round, in the middle of five portions and in the dearest. */
function measured(work: (round: number) => void, warming = 0): { ms: number; mostMs: number } {
  for (let round = 0; round < warming; round++) work(round);
  const portions = Array.from({ length: 5 }, (_, portion) => {
    const before = process.cpuUsage();
    for (let n = 0; n < ROUNDS / 5; n++) work((portion * ROUNDS) / 5 + n);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / (ROUNDS / 5);
  }).toSorted((a, b) => a - b);
  const short = (n: number) => Math.round(n * 100) / 100;
  return { ms: short(portions[2]!), mostMs: short(portions[4]!) };
}

const base = { brands: [], categories: [] };
const CHOICES: [string, (round: number) => FilterRequest][] = [
  ["nothing chosen", () => base],
  [
    "category, colour, price",
    (n) => ({
      ...base,
      categories: [pick(CATEGORIES, n)],
      colors: ["colour 7"],
      max_price: 1500 + n,
    }),
  ],
  ["widest", (n) => ({ ...base, in_stock: true, sizes: ["M"], min_price: 200 + n / 100 })],
];

function heldBytes(): number {
  for (let n = 0; n < 4; n++) globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const rows: object[] = [];
for (const size of values.sizes.split(",").map(Number)) {
  const before = heldBytes();
  const window = fill(size);
  const memoryMb = Math.round((heldBytes() - before) / 1e6);
  for (const [what, choiceOf] of CHOICES) {
    const asIs = (name: string) => name;
    const page = measured((round) => {
      const fits = fitting(window, choiceOf(round), asIs);
      countBits(fits);
      pageOf(window, fits, { offset: 0, limit: 20, byColor: false });
    }, warmingFor(size));
    const counts = measured(
      (round) => void countsOf(window, choiceOf(round), asIs),
      warmingFor(size),
    );
    rows.push({
      products: size,
      what,
      pageMs: page.ms,
      countsMs: counts.ms,
      countsMostMs: counts.mostMs,
    });
  }
  const fresh = (round: number) =>
    Array.from({ length: 400 }, (_, n) => drawnRow(size + round * 400 + n));
  const saves = Array.from({ length: ROUNDS }, (_, round) => fresh(round));
  const saved = measured((round) => window.apply([], saves[round]!));
  rows.push({ products: size, what: "400 new products", pageMs: saved.ms, memoryMb });
}
console.table(rows);
console.log(JSON.stringify({ bench: "window", rows }));

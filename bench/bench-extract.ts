// npm run bench:extract [-- --data DIR]: how well product pages are read, beside markup alone.
// Price, availability and title of captured pages; price texts; selectors carried to other pages; speed.
import { parseArgs } from "node:util";
import { readPage } from "../src/server/features/crawl/extract/read-page.ts";
import { normalise } from "../src/server/features/crawl/normalise/normalise.ts";
import { parsePrice } from "../src/server/features/crawl/normalise/prices.ts";
import {
  naivePrice,
  readMarkupOnly,
  type Answer,
  withoutMarkup,
} from "./parts/extract-baseline.ts";
import { added, emptyScores, f1, score, type Scores } from "./parts/extract-scores.ts";
import { measureTransfer } from "./parts/extract-selectors.ts";
import {
  readCapturedPages,
  readCards,
  readPriceTexts,
  readShopifyFiles,
} from "./parts/extract-set.ts";
import { countShopify } from "./parts/extract-shopify.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data/crawl" },
    misses: { type: "boolean", default: false },
  },
});

const AIMS = { price: 0.92, availability: 0.95, title: 0.97 };
const three = (value: number | null) => (value === null ? "–" : value.toFixed(3));
const share = (right: number, of: number) => (of > 0 ? right / of : null);
const row = (name: string, ...cells: (number | null)[]) =>
  console.log(name.padEnd(40) + cells.map((cell) => three(cell).padStart(14)).join(""));

const pages = readCapturedPages(values.data);
const seconds = () => process.cpuUsage().user / 1e6;

function readAll(read: (html: string, url: string) => Answer) {
  const bySet = new Map<string, Scores>();
  const byHalf: [Scores, Scores] = [emptyScores(), emptyScores()];
  const groups = [...new Set(pages.map(({ group }) => group))].toSorted();
  let took = 0;
  for (const page of pages) {
    const began = seconds();
    const answer = read(page.html, page.url);
    took += seconds() - began;
    const scores = bySet.get(page.set) ?? emptyScores();
    bySet.set(page.set, scores);
    const before = scores.price.right;
    score(scores, page, answer);
    score(byHalf[groups.indexOf(page.group) % 2]!, page, answer);
    if (values.misses && page.prices && scores.price.right === before && read === ours)
      console.log(`${page.file}: wanted ${page.prices.join(" or ")}, read ${answer.price}`);
  }
  return { bySet, byHalf, perSecond: pages.length / took };
}

const ours = (html: string, url: string): Answer => {
  const reading = readPage(html, url);
  return {
    price: typeof reading?.price === "number" ? reading.price : null,
    isAvailable: reading?.isAvailable ?? null,
    title: reading?.title ?? null,
  };
};

const figures = (scores: Scores) => ({
  price: f1(scores.price),
  availability: f1(scores.availability),
  title: share(scores.title.right, scores.title.right + scores.title.missed),
});
const cells = (scores: Scores) => Object.values(figures(scores));
const total = (bySet: Map<string, Scores>) => [...bySet.values()].reduce(added, emptyScores());

console.log(`${pages.length} pages\n`);
console.log(
  "".padEnd(40) +
    ["price F1", "availability F1", "title"].map((head) => head.padStart(14)).join(""),
);
const plain = readAll(readMarkupOnly);
const reader = readAll(ours);
for (const [set, scores] of reader.bySet) {
  row(`${set}: markup alone`, ...cells(plain.bySet.get(set)!));
  row(`${set}: Ribby`, ...cells(scores));
}
row("all: markup alone", ...cells(total(plain.bySet)));
row("all: Ribby", ...cells(total(reader.bySet)));
const bare = readAll((html, url) => ours(withoutMarkup(html), url));
row("all: Ribby, the markup taken out", ...cells(total(bare.bySet)));
row("Ribby, every other shop", ...cells(reader.byHalf[0]));
row("Ribby, the shops between", ...cells(reader.byHalf[1]));
row("aim", AIMS.price, AIMS.availability, AIMS.title);

const texts = readPriceTexts(values.data);
const isSame = (amount: number | null, wanted: number | null) =>
  wanted === null
    ? amount === null
    : amount !== null && Math.abs(amount - wanted) <= 1e-9 * Math.max(1, wanted);
const withNumber = texts.filter(
  ({ text, amount }) => amount === null || /\p{Nd}/u.test(text ?? ""),
);
const parsed = (list: typeof texts, parse: (one: (typeof texts)[number]) => number | null) =>
  share(list.filter((one) => isSame(parse(one), one.amount)).length, list.length);
const ourPrice = ({ text, hint, decimal }: (typeof texts)[number]) =>
  parsePrice(text, { currency: hint, decimal })?.amount ?? null;
console.log(
  `\n${texts.length} price texts`.padEnd(41) + "all".padStart(14) + "with a number".padStart(14),
);
row(
  "naive pattern",
  parsed(texts, ({ text }) => naivePrice(text)),
  parsed(withNumber, ({ text }) => naivePrice(text)),
);
row("Ribby", parsed(texts, ourPrice), parsed(withNumber, ourPrice));

const transfer = measureTransfer(pages);
console.log(
  "\nselectors on other pages of the shop".padEnd(41) + "price".padStart(14) + "title".padStart(14),
);
for (const [way, { price, title }] of Object.entries(transfer))
  row(way, share(price.right, price.of), share(title.right, title.of));
row("aim, chosen", 0.9, 0.96);

const shopify = readShopifyFiles(values.data).map(countShopify);
const cards = readCards(values.data);
const readCard = ({ html }: { html: string }) =>
  readPage(html, "https://shop.example/collections/all");
console.log(
  `\nproduct feeds: ${shopify.filter(({ isRight }) => isRight).length} of ${shopify.length} counted as they say`,
);
console.log(
  `cards of lists taken for a product page: ${cards.filter((card) => readCard(card) !== null).length} of ${cards.length}`,
);
console.log(
  `pages per CPU second: ${reader.perSecond.toFixed(1)} read whole, ${plain.perSecond.toFixed(1)} markup alone`,
);

const normalised = pages.flatMap(({ html, url }) => {
  const reading = readPage(html, url);
  return reading ? [normalise(reading, { currency: null, baseUrl: url })] : [];
});
console.log(
  JSON.stringify({
    pages: pages.length,
    all: figures(total(reader.bySet)),
    bySet: Object.fromEntries([...reader.bySet].map(([set, scores]) => [set, figures(scores)])),
    halves: reader.byHalf.map(figures),
    markupAlone: figures(total(plain.bySet)),
    markupTakenOut: {
      ...figures(total(bare.bySet)),
      peb: bare.bySet.has("peb") ? figures(bare.bySet.get("peb")!) : null,
    },
    priceTexts: { all: parsed(texts, ourPrice), withNumber: parsed(withNumber, ourPrice) },
    selectors: Object.fromEntries(
      Object.entries(transfer).map(([way, { price, title }]) => [
        way,
        { price: share(price.right, price.of), title: share(title.right, title.of) },
      ]),
    ),
    becameProducts: normalised.filter((product) => !("refused" in product)).length,
    pagesPerCpuSecond: Math.round(reader.perSecond * 10) / 10,
  }),
);

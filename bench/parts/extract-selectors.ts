// Selectors learned on one page of a shop, tried on its others.
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import { readParsedPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { applyToPage } from "../../src/server/features/crawl/selectors/apply.ts";
import { chooseSelectors } from "../../src/server/features/crawl/selectors/choose.ts";
import { learnFromPage } from "../../src/server/features/crawl/selectors/learn.ts";
import { amountBy, textBy } from "../../src/server/features/crawl/selectors/values.ts";
import type { CapturedPage } from "./extract-set.ts";
import { isRightPrice, isRightTitle } from "./extract-scores.ts";

export type Share = { right: number; of: number };
export type Transfer = Record<"first" | "chosen" | "bestOfSix", { price: Share; title: Share }>;

const share = (): Share => ({ right: 0, of: 0 });
const pair = () => ({ price: share(), title: share() });

/** Pages that are looked at to choose; what is measured are the rest, or all others of a small shop. */
const CHECKED = 3;
const LEARNED = 6;

export function measureTransfer(pages: CapturedPage[]): Transfer {
  const transfer: Transfer = { first: pair(), chosen: pair(), bestOfSix: pair() };
  const groups = new Set(pages.map(({ group }) => group));
  for (const group of groups) {
    const members = pages.filter((page) => page.group === group);
    if (members.length >= 3) measureShop(members, transfer);
  }
  return transfer;
}

function measureShop(members: CapturedPage[], transfer: Transfer): void {
  const read = members.map((captured) => {
    const page = parsePage(captured.html, captured.url);
    return { captured, page, reading: readParsedPage(page) };
  });
  for (const [at, learned] of read.slice(0, LEARNED).entries()) {
    if (!learned.reading || learned.reading.price === null) continue;
    const others = read.filter((_, n) => n !== at);
    const candidates = learnFromPage(learned.page, learned.reading);
    const looked = [learned, ...others.slice(0, CHECKED)].flatMap(({ captured, reading }) =>
      reading ? [{ html: captured.html, url: captured.url, reading }] : [],
    );
    const chosen = chooseSelectors(candidates, looked);
    for (const { captured, page } of others.length > CHECKED + 1 ? others.slice(CHECKED) : others) {
      const { product } = applyToPage(page, chosen);
      if (captured.prices) {
        const amounts = (candidates.current_price ?? [])
          .slice(0, 6)
          .map((one) => amountBy(page, one, null));
        tally(transfer, "price", {
          first: isRightPrice(amounts[0] ?? null, captured),
          bestOfSix: amounts.some((amount) => isRightPrice(amount, captured)),
          chosen: isRightPrice(typeof product.price === "number" ? product.price : null, captured),
        });
      }
      if (captured.titles) {
        const titles = (candidates.title ?? [])
          .slice(0, 6)
          .map((one) => textBy(page, one, "title"));
        tally(transfer, "title", {
          first: isRightTitle(titles[0] ?? null, captured),
          bestOfSix: titles.some((title) => isRightTitle(title, captured)),
          chosen: isRightTitle(product.title, captured),
        });
      }
    }
  }
}

function tally(
  transfer: Transfer,
  field: "price" | "title",
  right: Record<keyof Transfer, boolean>,
): void {
  for (const way of ["first", "chosen", "bestOfSix"] as const) {
    transfer[way][field].of++;
    if (right[way]) transfer[way][field].right++;
  }
}

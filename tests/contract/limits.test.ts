import { expect, test } from "vitest";
import { CRAWLER_TYPES, PARSE_TYPES, PLATFORMS } from "../../src/contract/crawl.ts";
import * as limits from "../../src/contract/limits.ts";
import { discountPercent, matchPercent } from "../../src/contract/limits.ts";

test("the business constants are those of the specification", () => {
  expect(limits).toMatchObject({
    PINNED_MAX: 30,
    MODEL_FIT_COUNT: 2,
    SEARCH_LIMIT: 12,
    SUGGESTIONS_SHOWN: 4,
    PAGE_SIZE: 20,
    CAROUSEL_ADVANCE_MS: 4000,
    PIN_HINT_DELAY_MS: 2000,
    CATEGORY_SCROLL_PX: 200,
    FILTER_DEBOUNCE_MS: 50,
    DEBOUNCE_DEFAULT_MS: 150,
    SCROLL_SAVE_DEBOUNCE_MS: 150,
    SAVE_ALL_TIMEOUT_MS: 300_000,
    ANALYTICS_PERIODS: ["7d", "30d", "90d"],
    ANALYTICS_PERIOD_DEFAULT: "30d",
    PIE_COLOURS: 5,
    PASSWORD_MIN: 8,
    MOBILE_DIGITS_MAX: 16,
    CARD_COLOURS_SHOWN: 3,
    CURRENCY_DEFAULT: "EGP",
    CURRENCY_DETAIL_FALLBACK: "USD",
    PRO_PRICE_USD: 20,
    PRO_GUARANTEE_DAYS: 30,
    VERIFICATION_LINK_HOURS: 24,
    REDIRECT_DELAY_MS: 3000,
    SIDEBAR_CLOSE_BELOW_PX: 1024,
  });
  expect({ CRAWLER_TYPES, PLATFORMS, PARSE_TYPES }).toEqual({
    CRAWLER_TYPES: ["standard", "adaptive", "app"],
    PLATFORMS: ["shopify", "zammit"],
    PARSE_TYPES: ["brand_website", "single_product"],
  });
});

test("the limits our decisions add are as decided", () => {
  expect(limits).toMatchObject({
    FILTER_PAGE_MAX: 500,
    AUTO_LOADED_PAGES: 3,
    RESET_LINK_HOURS: 1,
    EMAIL_REVERT_DAYS: 7,
  });
  expect(limits.PASSWORD_MAX).toBeGreaterThanOrEqual(64);
});

test.each([
  [100, 75, 25],
  [900, 600, 33],
  [3, 1, 67],
  [1000, 995, 1],
  [1000, 996, 0],
  [50, 0, 100],
  [100, 120, -20],
])("a piece of %d now at %d shows a discount of %d percent", (price, current, percent) => {
  expect(discountPercent(price, current)).toBe(percent);
});

test.each([
  ["there is no current price", 100, null],
  ["the current price is left out", 100, undefined],
  ["both prices are the same", 100, 100],
  ["the price is nothing", 0, 10],
])("no discount is shown when %s", (_, price, current) => {
  expect(discountPercent(price, current)).toBeNull();
});

test("the match badge shows the rounded percent of the relevance", () => {
  expect([0, 0.004, 0.005, 0.874, 0.875, 1].map(matchPercent)).toEqual([0, 0, 1, 87, 88, 100]);
});

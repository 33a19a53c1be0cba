// Section 9 of the specification: business constants and limits, and the limits we add to them.

export const PINNED_MAX = 30;
/** Picks that were called good, or not this, which a question brings along. */
export const VERDICTS_MAX = 40;
export const MODEL_FIT_COUNT = 2;
export const SEARCH_LIMIT = 12;
export const SUGGESTIONS_SHOWN = 4;
/** Letters of what a talk with the stylist carries along. */
export const CONVERSATION_MAX = 8192;
export const PAGE_SIZE = 20;
export const PAGE_SIZE_MAX = 60;
export const FILTER_PAGE_MAX = 500;
export const AUTO_LOADED_PAGES = 3;

export const CAROUSEL_ADVANCE_MS = 4000;
export const PIN_HINT_DELAY_MS = 2000;
export const CATEGORY_SCROLL_PX = 200;
export const FILTER_DEBOUNCE_MS = 50;
export const DEBOUNCE_DEFAULT_MS = 150;
export const SCROLL_SAVE_DEBOUNCE_MS = 150;
export const SAVE_ALL_TIMEOUT_MS = 300_000;
export const REDIRECT_DELAY_MS = 3000;
export const SIDEBAR_CLOSE_BELOW_PX = 1024;

export const ANALYTICS_PERIODS = ["7d", "30d", "90d"] as const;
export const ANALYTICS_PERIOD_DEFAULT: (typeof ANALYTICS_PERIODS)[number] = "30d";
export const PIE_COLOURS = 5;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;
export const MOBILE_DIGITS_MAX = 16;
export const CARD_COLOURS_SHOWN = 3;

export const CURRENCY_DEFAULT = "EGP";
export const CURRENCY_DETAIL_FALLBACK = "USD";

export const PRO_PRICE_USD = 20;
export const PRO_GUARANTEE_DAYS = 30;
export const VERIFICATION_LINK_HOURS = 24;
export const RESET_LINK_HOURS = 1;
export const EMAIL_REVERT_DAYS = 7;
/** A token lasts so long; whoever goes on working gets another before it ends. */
export const TOKEN_HOURS = 48;
export const TOKEN_RENEWED_AFTER_HOURS = 6;
/** However often renewed: then the password is asked for again. */
export const SESSION_MAX_DAYS = 30;

export const SAVE_ALL_MAX_PRODUCTS = 5000;
export const BULK_MAX_PRODUCTS = 5000;
/** Newest first; how many there are in a period is for the metrics to say. */
export const PRODUCT_EVENTS_MAX = 1000;
export const TOP_PRODUCTS = 10;
export const PERIOD_MAX_DAYS = 1830;
export const BODY_MAX_BYTES = 256 * 1024;
export const SAVE_ALL_BODY_MAX_BYTES = 32 * 1024 * 1024;
export const UPLOAD_MAX_BYTES = 8 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 50_000_000;
/** How large an uploaded picture is kept. */
export const PICTURE_LONG_SIDE = 2400;
/** Per brand. */
export const UPLOADS_PER_DAY = 5000;
/** From a phone: so many of a brand wait to be put together at once, and so many come in a day. */
export const PHOTOS_AT_ONCE = 60;
export const PHOTOS_PER_DAY = 600;
/** Of one product, the first one among them. */
export const PRODUCT_PICTURES_MAX = 31;
/** Widths the picture route makes; asking for another is refused, so the cache stays small. */
export const PICTURE_WIDTHS = [96, 240, 360, 480, 640, 900, 1200] as const;

/** A feed that a brand hands over as a file. */
export const FEED_MAX_CHARS = 12_000_000;
export const FEED_BODY_MAX_BYTES = 32 * 1024 * 1024;
/** A crawl ends at the first of these and says so. */
export const CRAWL_MAX_PRODUCTS = 10_000;
export const CRAWL_MAX_PAGES = 12_000;
export const CRAWL_MAX_HOURS = 4;
/** Crawls of one brand that wait or run. */
export const CRAWLS_AT_ONCE = 3;
export const CRAWLS_SHOWN = 20;

/**
 * Calls per minute and address, by kind of call. They follow what a call costs (docs/performance.md, "What a call
 * may cost"): whoever uses one of them up takes a tenth of a processor at most.
 */
export const CALLS_PER_MINUTE = {
  browse: 600,
  search: 120,
  write: 300,
  "sign-in": 30,
  event: 600,
  heavy: 20,
  picture: 3000,
} as const;

/** round((price − current) / price × 100); null when there is nothing to show. */
export function discountPercent(price: number, currentPrice: number | null | undefined) {
  if (currentPrice == null || currentPrice === price || price === 0) return null;
  return Math.round(((price - currentPrice) / price) * 100);
}

/** '{n}% match' on a card. */
export function matchPercent(relevanceScore: number): number {
  return Math.round(relevanceScore * 100);
}

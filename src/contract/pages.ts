// The route table of section 2. The server answers 200 for these paths and 404 for others;
// the client's router is checked against it.

export const PAGES = {
  explore: "/",
  stylist: "/search",
  database: "/database",
  register: "/register",
  product: "/product/:productId",
  crawlTool: "/admin/crawl",
  moderation: "/admin/queue",
  refreshes: "/admin/refreshes",
  manualCrawl: "/manual-crawl",
  login: "/login",
  verifyEmail: "/verify-email",
  registrationSuccess: "/registration-success",
  resetPassword: "/reset-password",
  revertEmail: "/revert-email",
  verifySite: "/verify-site",
  watch: "/watch",
  collection: "/collection/:collection",
  brand: "/brand/:brand",
  brandProducts: "/brand/:brand/products",
  profile: "/profile",
  crawlComparison: "/crawl-followup",
  payments: "/payments",
  terms: "/terms",
  privacy: "/privacy",
} as const;

/** Where a way to a shop ends that is not there any more: for who reads HTML, a page with other pieces. */
export const LOST_WAY = "/api/redirect/:productId";

export type PageName = keyof typeof PAGES;

// The table of contents of the API: the 40 calls of section 7, and all that are declared.
import type { AnyEndpoint } from "./endpoint.ts";
import { brandMetrics, productEvents } from "./analytics.ts";
import { recordEvent } from "./events.ts";
import {
  brandProfile,
  changePassword,
  findBrand,
  forgotPassword,
  login,
  registerBrand,
  resendVerification,
  resetPassword,
  updateBrand,
  verifyEmail,
} from "./brands.ts";
import {
  addProduct,
  deleteProduct,
  ownProducts,
  saveAll,
  saveProduct,
  toggleActive,
  toggleHidden,
} from "./catalogue.ts";
import { adaptiveCrawl, appCrawl, standardCrawl } from "./crawl.ts";
import { databaseTable, databaseTables, deleteAllRows, deleteRow } from "./database.ts";
import { fitOnModel } from "./fit.ts";
import {
  explore,
  filter,
  filterOptions,
  productById,
  productsByBrand,
  redirectToShop,
} from "./products.ts";
import { analyzeImage, match, search } from "./stylist.ts";
import { createCheckout, createPortal, mySubscription } from "./subscription.ts";
import { FURTHER } from "./further-calls.ts";

export const SPECIFIED: readonly AnyEndpoint[] = [
  recordEvent,
  productEvents,
  brandMetrics,
  search,
  match,
  fitOnModel,
  analyzeImage,
  productById,
  productsByBrand,
  filterOptions,
  filter,
  explore,
  redirectToShop,
  findBrand,
  registerBrand,
  login,
  forgotPassword,
  resendVerification,
  verifyEmail,
  resetPassword,
  brandProfile,
  updateBrand,
  changePassword,
  ownProducts,
  addProduct,
  saveProduct,
  toggleActive,
  toggleHidden,
  saveAll,
  deleteProduct,
  standardCrawl,
  adaptiveCrawl,
  appCrawl,
  createCheckout,
  mySubscription,
  createPortal,
  databaseTables,
  databaseTable,
  deleteAllRows,
  deleteRow,
];

export const DECLARED: readonly AnyEndpoint[] = [...SPECIFIED, ...FURTHER];

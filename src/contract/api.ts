// The table of contents of the API: the 40 calls of section 7, and the calls a feature needed beyond.
import type { AnyEndpoint } from "./endpoint.ts";
import { brandMetrics, brandTrend, productEvents, recordEvent } from "./analytics.ts";
import {
  brandProfile,
  changePassword,
  findBrand,
  forgotPassword,
  login,
  registerBrand,
  resendVerification,
  resetPassword,
  revertEmail,
  updateBrand,
  verifyEmail,
} from "./brands.ts";
import {
  addProduct,
  changeMany,
  deleteProduct,
  ownProducts,
  saveAll,
  saveProduct,
  toggleActive,
  toggleHidden,
} from "./catalogue.ts";
import { collectionPicture, shareCollection, sharedCollection } from "./collections.ts";
import { adaptiveCrawl, appCrawl, crawlEvents, standardCrawl } from "./crawl.ts";
import { databaseTable, databaseTables, deleteAllRows, deleteRow } from "./database.ts";
import { fitOnModel, fitPicture } from "./fit.ts";
import { clientConfig, health } from "./platform.ts";
import {
  explore,
  filter,
  filterOptions,
  productById,
  productPicture,
  productsByBrand,
  productsByIds,
  redirectToShop,
  relatedProducts,
  reportListing,
} from "./products.ts";
import { analyzeImage, match, search } from "./stylist.ts";
import { createCheckout, createPortal, mySubscription } from "./subscription.ts";

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

export const FURTHER: readonly AnyEndpoint[] = [
  productPicture,
  relatedProducts,
  productsByIds,
  reportListing,
  shareCollection,
  sharedCollection,
  collectionPicture,
  fitPicture,
  revertEmail,
  changeMany,
  brandTrend,
  crawlEvents,
  clientConfig,
  health,
];

export const DECLARED: readonly AnyEndpoint[] = [...SPECIFIED, ...FURTHER];

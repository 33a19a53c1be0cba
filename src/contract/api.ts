// The table of contents of the API: the 40 calls of section 7, and the calls a feature needed beyond.
import type { AnyEndpoint } from "./endpoint.ts";
import { brandMetrics, brandTrend, productEvents, recordEvent } from "./analytics.ts";
import { brandChannels, setBrandChannel } from "./assistants.ts";
import { brandStory } from "./brand-story.ts";
import {
  brandProfile,
  changePassword,
  findBrand,
  forgotPassword,
  login,
  commonPasswords,
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
  previewPicture,
  saveAll,
  saveProduct,
  toggleActive,
  toggleHidden,
  uploadPicture,
} from "./catalogue.ts";
import { collectionPicture, shareCollection, sharedCollection } from "./collections.ts";
import {
  adaptiveCrawl,
  appCrawl,
  cancelCrawl,
  crawlEvents,
  crawls,
  importEasyOrders,
  importFeed,
  scanWebsite,
  standardCrawl,
} from "./crawl.ts";
import {
  forgetDeletions,
  importDifferences,
  importEvidence,
  settleDifferences,
} from "./imports.ts";
import {
  databaseRow,
  databaseRows,
  databaseTable,
  databaseTables,
  deleteAllRows,
  deleteConsequences,
  deleteRow,
} from "./database.ts";
import { chooseSize, demandReport } from "./demand.ts";
import { catalogueHealth } from "./health.ts";
import { filterCounts } from "./filter-counts.ts";
import { fitOnModel, fitPicture } from "./fit.ts";
import { moderationQueue, releaseListing, settleBrand, settleListing } from "./moderation.ts";
import { eraseBrand, ownData } from "./own-data.ts";
import { clientConfig, health } from "./platform.ts";
import {
  answerRefresh,
  chooseRefresh,
  pauseRefreshes,
  refreshNow,
  refreshOverview,
  refreshState,
} from "./refresh.ts";
import {
  addWatch,
  confirmWatch,
  endWatcher,
  pushKey,
  stopWatch,
  waitingPeople,
} from "./watches.ts";
import { judgePick, verdictWeeks } from "./verdicts.ts";
import { productPrices } from "./prices.ts";
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
import {
  brandSessions,
  endAllSessions,
  endBrandSession,
  logout,
  renewSession,
} from "./sessions.ts";
import { brandStanding, confirmSite, proveSite, siteProof } from "./site-proof.ts";
import { analyzeImage, goesWith, match, search } from "./stylist.ts";
import { brandTerms, ownTerms, productTerms, readTerms, saveTerm } from "./trust.ts";
import { createCheckout, createPortal, mySubscription, paymentEvent } from "./subscription.ts";

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
  filterCounts,
  relatedProducts,
  goesWith,
  brandStory,
  productsByIds,
  reportListing,
  shareCollection,
  sharedCollection,
  collectionPicture,
  fitPicture,
  revertEmail,
  logout,
  renewSession,
  brandSessions,
  endBrandSession,
  endAllSessions,
  siteProof,
  proveSite,
  confirmSite,
  brandStanding,
  moderationQueue,
  settleListing,
  releaseListing,
  settleBrand,
  changeMany,
  uploadPicture,
  previewPicture,
  brandTrend,
  importEasyOrders,
  importFeed,
  scanWebsite,
  crawlEvents,
  crawls,
  cancelCrawl,
  forgetDeletions,
  importDifferences,
  importEvidence,
  settleDifferences,
  databaseRows,
  databaseRow,
  deleteConsequences,
  paymentEvent,
  brandTerms,
  productTerms,
  ownTerms,
  saveTerm,
  readTerms,
  demandReport,
  catalogueHealth,
  ownData,
  eraseBrand,
  chooseSize,
  brandChannels,
  setBrandChannel,
  productPrices,
  judgePick,
  verdictWeeks,
  refreshNow,
  refreshState,
  chooseRefresh,
  answerRefresh,
  refreshOverview,
  pauseRefreshes,
  addWatch,
  confirmWatch,
  stopWatch,
  pushKey,
  endWatcher,
  commonPasswords,
  waitingPeople,
  clientConfig,
  health,
];

export const DECLARED: readonly AnyEndpoint[] = [...SPECIFIED, ...FURTHER];

// The calls that features needed beyond the 40 of section 7.
import type { AnyEndpoint } from "./endpoint.ts";
import { brandTrend } from "./analytics.ts";
import { brandChannels, setBrandChannel } from "./assistants.ts";
import { brandStory } from "./brand-story.ts";
import { commonPasswords, revertEmail } from "./brands.ts";
import { changeMany, previewPicture, uploadPicture } from "./catalogue.ts";
import { collectionPicture, shareCollection, sharedCollection } from "./collections.ts";
import {
  cancelCrawl,
  crawlEvents,
  crawls,
  importEasyOrders,
  importFeed,
  scanWebsite,
} from "./crawl.ts";
import { makeDrafts, movePhotos, photoBox, sendPhoto } from "./photos.ts";
import {
  forgetDeletions,
  importDifferences,
  importEvidence,
  settleDifferences,
} from "./imports.ts";
import { databaseRow, databaseRows, deleteConsequences } from "./database.ts";
import { demandReport } from "./demand.ts";
import { chooseSize } from "./events.ts";
import { catalogueHealth } from "./health.ts";
import { filterCounts } from "./filter-counts.ts";
import { fitOnPhoto, fitPicture, ownPhoto } from "./fit.ts";
import { moderationQueue, releaseListing, settleBrand, settleListing } from "./moderation.ts";
import { eraseBrand, ownData } from "./own-data.ts";
import { clientConfig, health } from "./platform.ts";
import { processing } from "./processing.ts";
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
  copyWatcher,
  endWatcher,
  pushKey,
  stopWatch,
  waitingPeople,
} from "./watches.ts";
import { judgePick, verdictWeeks } from "./verdicts.ts";
import { productPrices } from "./prices.ts";
import { productPicture, productsByIds, relatedProducts, reportListing } from "./products.ts";
import {
  brandSessions,
  endAllSessions,
  endBrandSession,
  logout,
  renewSession,
} from "./sessions.ts";
import {
  brandOrders,
  newOrderSecret,
  orderSettings,
  pageOrder,
  setOrders,
  shopifyOrder,
  wooCommerceOrder,
} from "./orders.ts";
import {
  addPasskey,
  newPasskey,
  passkeyChallenge,
  passkeyLogin,
  passkeys,
  removePasskey,
} from "./passkeys.ts";
import { brandStanding, confirmSite, proveSite, siteProof } from "./site-proof.ts";
import { goesWith } from "./stylist.ts";
import { brandTerms, ownTerms, productTerms, readTerms, saveTerm } from "./trust.ts";
import { paymentEvent } from "./subscription.ts";

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
  fitOnPhoto,
  fitPicture,
  ownPhoto,
  revertEmail,
  logout,
  renewSession,
  brandSessions,
  endBrandSession,
  endAllSessions,
  passkeys,
  newPasskey,
  addPasskey,
  removePasskey,
  passkeyChallenge,
  passkeyLogin,
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
  sendPhoto,
  photoBox,
  makeDrafts,
  movePhotos,
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
  orderSettings,
  setOrders,
  newOrderSecret,
  brandOrders,
  shopifyOrder,
  wooCommerceOrder,
  pageOrder,
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
  copyWatcher,
  pushKey,
  endWatcher,
  commonPasswords,
  waitingPeople,
  clientConfig,
  processing,
  health,
];

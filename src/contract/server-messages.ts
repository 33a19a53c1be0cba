// Sentences that only the server says: a screen shows them as the answer brings them and names none of them. They
// stand apart from messages.ts, which travels with the first load of the site.
import { isMessageKey, type MessageKey } from "./messages.ts";

export const serverMessages = {
  // Accounts
  usernameTaken: "This username is already taken",
  emailTaken: "This email is already registered",
  brandNameTaken: "This brand name is already taken",
  usernameReserved: "This username cannot be used",
  brandNameReserved: "This brand name cannot be used",
  wrongCredentials: "The username, email or password is not correct.",
  verifyEmailFirst: "Please verify your email before signing in.",
  tooManyAttempts: "Too many attempts. Please wait {seconds} seconds and try again.",
  resetLinkSent: "If an account uses this address, a reset link is on its way.",
  verificationLinkSent: "If this account still needs it, a verification link is on its way.",
  emailVerified: "Your email is verified!",
  linkUsedOrExpired: "This link has expired or was already used. Please request a new one.",
  passwordReset: "Your password was changed. You can sign in now.",
  emailReverted: "The change was undone. Please choose a new password now.",
  mailNotConfigured: "This server cannot send mail yet. Please write to support.",
  signedOut: "You are signed out.",
  signedOutThere: "Signed out there.",
  signedOutEverywhere: "You are signed out everywhere.",
  houseStays: "The house’s own account cannot be erased.",
  cancelBeforeErasing:
    "Your subscription is still renewed. Cancel it first, so that nobody goes on paying.",
  brandErased: "Your account and everything we kept about it are deleted.",
  currentPasswordWrong: "Current password is not correct",

  // Profile
  websiteOthers: "Another brand has shown that this website is its own.",
  siteNotPublic: "This website has no address on the web that could be confirmed.",
  siteMailboxRequired: "Please choose an address to write to.",
  siteProofMissing: "We did not find the proof at {host} yet. Changes can take a while to show.",
  siteConfirmed: "Thank you. The website is confirmed.",

  // Stylist and search
  fitPictureUnusable:
    "We could not cut “{title}” out of its pictures. Please choose another piece.",
  fitBusy: "Many outfits are being put together right now. Please try again in a moment.",
  ownPhotoUnusable:
    "We need a photo that shows one person from head to feet, upright and facing the camera, arms a little away from the body.",
  ownPhotoOff: "Pieces cannot be seen on a photo of your own here.",
  fitGone: "This preview is gone. Please make it again.",

  // Explore and products
  termsBeingRead: "We are reading your shop's pages. Come back in a minute.",
  listingReported: "Thank you. We will look at this listing.",

  // Product management
  productFault:
    "This product could not be saved: something in its texts or numbers cannot be stored.",
  sentTwice: "This product is in the request twice.",
  periodInvalid: "The period must end after it begins and last at most five years.",
  timeZoneUnknown: "We do not know this time zone.",

  // Crawl
  crawlAddressNotReachable: "This address cannot be reached from the internet.",
  crawlOtherHost: "You can scan your own website only: {host}. You can change it in your profile.",
  crawlTooMany: "There are already {most} scans under way. Please wait for one of them to end.",
  crawlMoved:
    "The shop sends its visitors on to {host}, which is not your registered website. You can change it in your profile.",
  crawlNotAnswering: "The shop at {host} does not answer.",
  crawlShopStatus: "The shop at {host} answers with an error (status {status}).",
  crawlAskedToWait:
    "The shop at {host} asks visitors to come back later. Please try again in a while.",
  crawlRobots: "The shop at {host} asks robots to stay away from these pages (robots.txt).",
  crawlPassword: "The shop is closed by a password page. Please open it and scan again.",
  crawlNotShopify: "We found no Shopify shop at {host}. The adaptive crawler reads any shop.",
  crawlNotZammit: "We found no Zammit shop at {host}. The adaptive crawler reads any shop.",
  deletionsForgotten: "The next scan offers again what you deleted.",
  crawlNotThisMake: "The shop does not answer the way it was asked.",
  crawlNoProducts: "We found no products at {host}.",
  crawlNotAProduct: "We could not find a product on this page.",
  crawlPageUnusable: "This page could not be read.",
  crawlPageGone: "This page is gone.",
  crawlProductUnusable: "This product has no title or no price.",
  crawlLimitProducts: "The scan ended after {most} products, the most one scan takes.",
  crawlLimitPages: "The scan ended after {most} pages, the most one scan reads.",
  crawlLimitTime: "The scan ended after {hours} hours, the most one scan may last.",
  crawlLimitSize: "The scan ended because the shop’s pages are too large.",
  crawlIncomplete: "The shop says it has {expected} products; we could read {found}.",
  crawlListsNameMore:
    "{found} of about {expected} pieces: it looks incomplete, because the shop’s lists name more than we could open. Please scan again, or give us the shop’s product feed.",
  crawlListsGoOn:
    "{found} pieces, and it looks incomplete, because a list goes on that shows more only in a browser. Please scan again with the app crawler, or give us the shop’s product feed.",
  feedNotRead:
    "This is no product feed that we can read. We read Google Merchant (XML or TSV) and Facebook (CSV), with a title, a price and a link for each piece.",
  feedOfOthers:
    "The links in this feed do not lead to your website {host}. You can change it in your profile.",
  easyOrdersRefused: "EasyOrders does not accept this key. It needs the right to read products.",
  crawlCancelled: "The scan was stopped.",
  refreshMostGone: "Your shop shows {count} of {of} pieces gone.",
  refreshMostRepriced: "Your shop shows another price for {count} of {of} pieces.",
  refreshHostBusy: "Your shop is being read right now. Please try again in a few minutes.",
  refreshNothingToDecide: "There is nothing to decide.",
  refreshDecided: "Thank you, that is settled.",
  refreshesPaused: "All refreshes are paused.",
  refreshesGoOn: "Refreshes go on.",
  watchNeedsContact: "Say where we may tell you: an e-mail address or this browser.",
  watchLinkInvalid: "This link does not work any more.",
  watchConfirmSent: "Please look into your mailbox: we have sent a letter to confirm.",
  watchKept: "We will tell you.",
  watchConfirmed: "Thank you. We will tell you.",
  watchNothingKept: "Nothing is kept about this browser.",
  watchStopped: "Done. We have forgotten your address and what you watched.",
  crawlStopped: "The scan is stopped. What was found so far is kept.",
  crawlBroughtDown:
    "Something on this website stopped our reader twice at the same place, so the scan was given up. What was found so far is kept.",
  crawlPageTooHeavy: "This page is too large or too complicated to be read.",
  crawlGaveUp: "The scan could not be finished. What was found so far is kept; please scan again.",
  crawlNoBrowser:
    "This server has no browser to open such shops with. Please use the adaptive crawler.",
  differencesSettled: "Done.",

  // Payment
  priceUnknown: "This price is not for sale.",
  noSubscription: "There is no subscription to manage yet.",
  returnAddressForeign: "The return address must be on this site.",
  paymentsUnavailable:
    "The payment provider is not answering right now. Please try again in a moment.",
  orderRefused: "This order signal is not signed by a shop that we know.",
  webhookRefused: "This event does not carry the signature of the payment provider.",

  // Database screen
  tableNotFound: "There is no such table.",
  rowNotFound: "There is no such row.",
  rowDeleted: "Row deleted.",
  rowsDeleted: "All rows of this table are deleted.",
  rowsDeletedButKept: "All rows of this table are deleted, except the administrator's own.",
  rowInUse: "Rows of the table '{table}' still refer to this. Please delete those first.",
  rowKept: "This row cannot be deleted, or a row that would go with it.",
  administratorKept: "The administrator's own row cannot be deleted.",
  tableReadOnly: "The rows of this table have no id of their own, so they can only be read.",

  // What any call may answer
  fieldInvalid: "The field '{field}' is missing or not valid.",
  bodyInvalid: "The request is not in a form we can read.",
  requestTooSlow: "Your request arrived too slowly. Please try again.",
  bodyTooLarge: "The request is too large.",
  signInFirst: "Please sign in to continue.",
  sessionEnded: "Your session has ended. Please sign in again.",
  notAllowed: "You are not allowed to do this.",
  tooManyRequests: "Too many requests. Please wait a moment and try again.",
  notYetAvailable: "This part of Ribby is not available yet.",
  exploreTokenInvalid: "The list has changed. Please load it again.",
  explorePagesInOrder: "Pages of the feed are loaded one after the other.",
  pictureWidth: "Pictures come in these widths: {widths}.",
  pictureMissing: "This product has no such picture.",
  imageMissing: "Please choose a picture.",
  imageUnreadable:
    "This file is not a picture that we can read. Please choose a JPEG, PNG or WebP.",
  imageHeic:
    "This photo is in your phone’s own format (HEIC), which we cannot read. Please choose a JPEG, PNG or WebP.",
  uploadNotStored: "Your picture could not be kept just now. Please try again in a moment.",
  imageTooManyPixels:
    "This picture has too many pixels. Please choose one under {megapixels} megapixels.",
  uploadGone: "This uploaded picture is no longer here. Please upload it again.",
  uploadsTooMany: "You have uploaded very many pictures today. Please try again tomorrow.",
  imageTooSmall: "This picture is too small to see anything on it.",
  photosTooMany:
    "You can add {n} photos at a time. Turn these into products first, then add the others.",
  photosOfDay: "You have added very many photos today. Please add the others tomorrow.",
  photoNoGarment: "We see nothing to wear in this photo.",
  photoUnseen: "We could not look at this photo. Please take it again or choose another one.",
  photoNotFound: "This photo is no longer here.",
  photoWaiting: "We are still looking at this photo. Please try again in a moment.",
  photoPublished: "This product is active. Deactivate it before you move its photos.",
  draftUnfinished: "Fill in the price and the sizes, save, and then activate this product.",
  draftFull: "A product can have {n} pictures.",
  visionBusy: "Many pictures are being looked at right now. Please try again in a moment.",
  eventRecorded: "Recorded.",

  // Passkeys
  passkeyInvalid: "This passkey could not be read. Please try again.",
  passkeyUnknown: "This passkey opens no account here. Please sign in with your password.",
  passkeysTooMany: "You have {most} passkeys already. Remove one first.",
  passkeyRemoved: "The passkey was removed.",
} as const;

export type ServerMessageKey = keyof typeof serverMessages;

/** Everything the server may say. */
export type SentenceKey = MessageKey | ServerMessageKey;

export const isServerMessageKey = (word: string): word is ServerMessageKey =>
  Object.hasOwn(serverMessages, word);

export const isSentenceKey = (word: string): word is SentenceKey =>
  isMessageKey(word) || isServerMessageKey(word);

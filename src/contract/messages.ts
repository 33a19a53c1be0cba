// The English sentences of sections 5 and 8 of the specification, letter for letter, and ours beside them.
// `messages.ar.ts` holds the same keys in Arabic; a key in one language only does not compile.

export const messages = {
  // Registration
  brandNameRequired: "Brand name is required",
  usernameRequired: "Username is required",
  usernameSpaces: "Username cannot contain spaces",
  passwordRequired: "Password is required",
  confirmPasswordRequired: "Please confirm your password",
  passwordsDiffer: "Passwords do not match",
  passwordWeak:
    "Password must be at least 8 characters, include uppercase, lowercase, digit, and special character.",
  emailRequired: "Email is required",
  emailInvalid: "Email is invalid",
  mobileRequired: "Mobile number is required",
  websiteUrlRequired: "Website URL is required",
  websiteUrlInvalid: "Please enter a valid URL",
  termsRequired: "You must accept the terms and conditions to register.",
  registrationFailed: "An error occurred",
  registrationEmailMissing: "Email not found. Please try registering again.",

  // Login, verification, recovery
  usernameOrEmailRequired: "Username or email is required",
  loginFailed: "Login failed",
  resetEmailFailed: "Failed to send reset email.",
  resetEmailNetwork: "Failed to send reset email. Please try again.",
  resendFailed: "Failed to send verification email.",
  verificationFailed: "Verification failed",
  networkError: "Network error. Please try again.",
  invalidVerificationLink: "Invalid verification link",
  resetFailed: "Password reset failed",
  passwordUnmet: "Password must meet all requirements",
  invalidResetToken: "Invalid reset token",
  invalidResetLink: "Invalid reset link. Please request a new password reset.",

  registered: "Your brand is registered. We sent a verification link to your email.",
  usernameTaken: "This username is already taken",
  emailTaken: "This email is already registered",
  brandNameTaken: "This brand name is already taken",
  usernameReserved: "This username cannot be used",
  brandNameReserved: "This brand name cannot be used",
  usernameInvalid: "Username may only contain letters, digits, dots, hyphens and underscores",
  passwordCommon: "This password is too common. Please choose another.",
  passwordNamed: "Password must not contain the name of your brand or of Ribby.",
  wrongCredentials: "The username, email or password is not correct.",
  verifyEmailFirst: "Please verify your email before signing in.",
  tooManyAttempts: "Too many attempts. Please wait {seconds} seconds and try again.",
  resetLinkSent: "If an account uses this address, a reset link is on its way.",
  verificationLinkSent: "If this account still needs it, a verification link is on its way.",
  emailVerified: "Your email is verified!",
  linkUsedOrExpired: "This link has expired or was already used. Please request a new one.",
  passwordReset: "Your password was changed. You can sign in now.",
  invalidRevertLink: "This link is not valid or has expired.",
  emailReverted: "The change was undone. Please choose a new password now.",
  mailNotConfigured: "This server cannot send mail yet. Please write to support.",
  signedOut: "You are signed out.",
  signedOutThere: "Signed out there.",
  signedOutEverywhere: "You are signed out everywhere.",
  houseStays: "The house’s own account cannot be erased.",
  cancelBeforeErasing:
    "Your subscription is still renewed. Cancel it first, so that nobody goes on paying.",
  brandErased: "Your account and everything we kept about it are deleted.",
  agreedToTerms: "I accept the terms and conditions",
  currentPasswordWrong: "Current password is not correct",

  // Profile
  emailFormat: "Invalid email format",
  phoneFormat: "Invalid phone number format",
  websiteRequired: "Website is required",
  websiteFormat: "Invalid website URL",
  currentPasswordRequired: "Current password is required",
  newPasswordRequired: "New password is required",
  newPasswordWeak:
    "Password must be at least 8 characters with uppercase, lowercase, number, and special character",
  confirmNewPasswordRequired: "Confirm password is required",
  profileLoadFailed: "Failed to load profile data",
  profileUpdateFailed: "Failed to update profile",
  passwordChangeFailed: "Failed to change password",
  websiteOthers: "Another brand has shown that this website is its own.",
  siteNotPublic: "This website has no address on the web that could be confirmed.",
  siteMailboxRequired: "Please choose an address to write to.",
  siteProofMissing: "We did not find the proof at {host} yet. Changes can take a while to show.",
  siteConfirmed: "Thank you. The website is confirmed.",
  emailNeedsPassword: "Please enter your current password to change the email.",
  profileUpdated: "Profile updated successfully!",
  passwordChanged: "Password changed successfully!",

  // Stylist and search
  searchFailed:
    "I'm sorry, I encountered an issue while searching. Could you try rephrasing your request or try again in a moment?",
  searchFailedShort: "Sorry, I encountered an issue. Please try again.",
  suggestionFailed:
    "I'm sorry, I couldn't find products for that suggestion. Let me know what else I can help you with!",
  suggestionFailedShort: "Sorry, I couldn't find products for that suggestion.",
  matchFailed:
    "I'm having trouble finding matching suggestions right now. Could you try again or be more specific about what style you're going for?",
  matchFailedShort: "I'm having trouble finding matching suggestions right now. Please try again.",
  fitFailed:
    "I'm having trouble generating the model visualization right now. Please try again in a moment!",
  fitFailedShort: "I'm having trouble generating the model visualization. Please try again!",
  fitError: "Error fitting products on model",
  imageFailed:
    "I'm having trouble analyzing this image. Could you try uploading a different image or describe what you're looking for instead?",
  imageFailedShort: "I'm having trouble analyzing this image. Could you try a different image?",
  pinFirst: "Please pin some items first so I can suggest matching pieces.",
  selectExactlyTwo:
    "To create a model fit visualization, please select exactly 2 items from your pinned collection.",
  selectExactlyTwoProducts:
    "Please select exactly 2 products from your pinned items to fit on model",
  selectExactlyTwoItems: "Please select exactly 2 items for model fitting",
  fitPictureUnusable:
    "We could not cut “{title}” out of its pictures. Please choose another piece.",
  fitBusy: "Many outfits are being put together right now. Please try again in a moment.",
  ownPhotoUnusable:
    "We need a photo that shows one person from head to feet, upright and facing the camera, arms a little away from the body.",
  ownPhotoOff: "Pieces cannot be seen on a photo of your own here.",
  fitGone: "This preview is gone. Please make it again.",

  // Explore and products
  invalidProductId: "Invalid product ID",
  termsBeingRead: "We are reading your shop's pages. Come back in a minute.",
  productNotFound: "Product not found",
  productNotFoundTitle: "Product Not Found",
  productLoadFailed: "Failed to load product",
  brandProductsMissing: "This brand does not have any products or could not be found.",
  brandProductsFailed: "Failed to load brand products. Please try again later.",
  filterOptionsFailed: "Failed to load filter options",
  filterFailed: "Failed to apply filters. Please try again.",
  shopLinkMissing: "This product has no link to a shop.",
  collectionNotFound: "This collection is gone.",
  listingReported: "Thank you. We will look at this listing.",

  // Product management
  titleRequired: "Product title is required",
  descriptionRequired: "Description is required",
  priceRequired: "Price is required",
  productsFetchFailed: "Failed to fetch products",
  statusUpdateFailed: "Failed to update product status",
  visibilityUpdateFailed: "Failed to update product visibility",
  productSaveFailed: "Failed to save product",
  productAddFailed: "Failed to add product",
  productDeleteFailed: "Failed to delete product",
  bulkDeleteFailed: "Failed to delete some products",
  bulkDeleteConfirm: "Are you sure you want to delete {n} products?",
  metricsFailed: "Failed to fetch metrics",
  nothingToSave: "No changes to save",
  saveAllTimeout:
    "Operation timed out. This can happen with many products. Please try again or save products individually.",
  saveAllFailed: "Failed to save all products",
  cannotBeUndone: "This action cannot be undone",
  priceRange: "The price must be between 0 and 100,000,000.",
  productDeleted: "The product is deleted.",
  productFault:
    "This product could not be saved: something in its texts or numbers cannot be stored.",
  productChangedMeanwhile: "This product was changed meanwhile.",
  saleNotBelowPrice: "The sale price must be below the price.",
  categoryUnknown: "Please choose one of our categories, or none.",
  addressNotWeb: "Please enter an address that begins with http:// or https://",
  saveAllTooMany: "At most 5,000 products can be saved at once.",
  bulkTooMany: "At most 5,000 products can be changed at once.",
  sentTwice: "This product is in the request twice.",
  periodInvalid: "The period must end after it begins and last at most five years.",
  timeZoneUnknown: "We do not know this time zone.",

  // Crawl
  productLinkInvalid: "Please enter a valid product link",
  brandNotInDatabase: "Brand not found in database",
  crawlFailed: "An error occurred",
  comparisonDataMissing: "Missing required data for comparison",
  httpError: "HTTP error! status: {status}",
  followupFetchFailed: "Failed to fetch followup data",
  selectorsFailed: "Failed to extract data using selectors",
  platformRequired: "Please choose a platform",
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
  feedRequired: "Please choose a file or enter the feed’s address.",
  feedTooLarge: "This file is too large. Please split the feed or give us its address.",
  feedNotRead:
    "This is no product feed that we can read. We read Google Merchant (XML or TSV) and Facebook (CSV), with a title, a price and a link for each piece.",
  feedOfOthers:
    "The links in this feed do not lead to your website {host}. You can change it in your profile.",
  easyOrdersKeyRequired: "Please enter the key from your EasyOrders settings.",
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
  noSessionId: "No session ID received from server",
  paymentFailed: "Payment failed. Please try again.",
  subscriptionLoadFailed: "Failed to load subscription status",
  portalFailed: "Failed to open Stripe portal: {reason}",
  priceUnknown: "This price is not for sale.",
  alreadySubscribed: "You already have Ribby Pro.",
  noSubscription: "There is no subscription to manage yet.",
  returnAddressForeign: "The return address must be on this site.",
  paymentsNotConfigured: "Payments are not set up on this server yet. Everything else works.",
  paymentsUnavailable:
    "The payment provider is not answering right now. Please try again in a moment.",
  orderRefused: "This order signal is not signed by a shop that we know.",
  webhookRefused: "This event does not carry the signature of the payment provider.",

  // Database screen
  tablesFailed: "Error fetching tables",
  tableFailed: "Error fetching table data",
  rowDeleteFailed: "Error deleting row",
  rowsDeleteFailed: "Error deleting all rows",
  rowDeleteConfirm: "Are you sure you want to delete this row?",
  rowsDeleteConfirm:
    "Are you sure you want to delete ALL rows from this table? This action cannot be undone.",
  tableNotFound: "There is no such table.",
  rowNotFound: "There is no such row.",
  rowDeleted: "Row deleted.",
  rowsDeleted: "All rows of this table are deleted.",
  rowsDeletedButKept: "All rows of this table are deleted, except the administrator's own.",
  rowInUse: "Rows of the table '{table}' still refer to this. Please delete those first.",
  rowKept: "This row cannot be deleted, or a row that would go with it.",
  administratorKept: "The administrator's own row cannot be deleted.",
  auditKept: "The audit log cannot be deleted.",
  tableReadOnly: "The rows of this table have no id of their own, so they can only be read.",
  noTables: "No tables found",
  noData: "No data found",

  // The administrator's queue
  settled: "Done. It is written down.",

  // What any call may answer
  fieldInvalid: "The field '{field}' is missing or not valid.",
  bodyInvalid: "The request is not in a form we can read.",
  requestTooSlow: "Your request arrived too slowly. Please try again.",
  bodyTooLarge: "The request is too large.",
  tooLong: "This text is too long.",
  controlCharacters: "The text contains characters that cannot be used.",
  signInFirst: "Please sign in to continue.",
  sessionEnded: "Your session has ended. Please sign in again.",
  notAllowed: "You are not allowed to do this.",
  notFound: "We could not find what you asked for.",
  tooManyRequests: "Too many requests. Please wait a moment and try again.",
  notYetAvailable: "This part of Ribby is not available yet.",
  unexpected: "Something went wrong on our side. Please try again.",
  storageFull:
    "We have no room left to save this right now. Nothing was changed; please try again later.",
  unavailable: "We are not able to answer right now. Please try again in a moment.",
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
  imageTooLarge: "This picture is too large. Please choose one under {megabytes} MB.",
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
} as const;

export type MessageKey = keyof typeof messages;

export const isMessageKey = (word: string): word is MessageKey => Object.hasOwn(messages, word);

/** Puts values into a sentence's {places}. */
/** A sentence in the forms its language has for the number in the place `of`. */
export type MessageForms = Partial<Record<Intl.LDMLPluralRule, string>> & {
  other: string;
  of: string;
};

export function fillMessage(sentence: string, values: Record<string, string | number> = {}) {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

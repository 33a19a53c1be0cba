// The English sentences of sections 5 and 8 of the specification, letter for letter, and ours beside them, as far as
// a screen names them (or a schema that screens use); what only the server says is in `server-messages.ts`.
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
  usernameInvalid: "Username may only contain letters, digits, dots, hyphens and underscores",
  passwordCommon: "This password is too common. Please choose another.",
  passwordNamed: "Password must not contain the name of your brand or of Ribby.",
  invalidRevertLink: "This link is not valid or has expired.",

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

  // Explore and products
  invalidProductId: "Invalid product ID",
  productNotFound: "Product not found",
  productNotFoundTitle: "Product Not Found",
  productLoadFailed: "Failed to load product",
  brandProductsMissing: "This brand does not have any products or could not be found.",
  brandProductsFailed: "Failed to load brand products. Please try again later.",
  filterOptionsFailed: "Failed to load filter options",
  filterFailed: "Failed to apply filters. Please try again.",
  shopLinkMissing: "This product has no link to a shop.",
  collectionNotFound: "This collection is gone.",

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
  productChangedMeanwhile: "This product was changed meanwhile.",
  saleNotBelowPrice: "The sale price must be below the price.",
  categoryUnknown: "Please choose one of our categories, or none.",
  addressNotWeb: "Please enter an address that begins with http:// or https://",
  saveAllTooMany: "At most 5,000 products can be saved at once.",
  bulkTooMany: "At most 5,000 products can be changed at once.",

  // Crawl
  productLinkInvalid: "Please enter a valid product link",
  brandNotInDatabase: "Brand not found in database",
  crawlFailed: "An error occurred",
  comparisonDataMissing: "Missing required data for comparison",
  httpError: "HTTP error! status: {status}",
  followupFetchFailed: "Failed to fetch followup data",
  selectorsFailed: "Failed to extract data using selectors",
  platformRequired: "Please choose a platform",
  feedRequired: "Please choose a file or enter the feed’s address.",
  feedTooLarge: "This file is too large. Please split the feed or give us its address.",
  easyOrdersKeyRequired: "Please enter the key from your EasyOrders settings.",

  // Payment
  noSessionId: "No session ID received from server",
  paymentFailed: "Payment failed. Please try again.",
  subscriptionLoadFailed: "Failed to load subscription status",
  portalFailed: "Failed to open Stripe portal: {reason}",
  alreadySubscribed: "You already have Ribby Pro.",
  paymentsNotConfigured: "Payments are not set up on this server yet. Everything else works.",

  // Database screen
  tablesFailed: "Error fetching tables",
  tableFailed: "Error fetching table data",
  rowDeleteFailed: "Error deleting row",
  rowsDeleteFailed: "Error deleting all rows",
  rowDeleteConfirm: "Are you sure you want to delete this row?",
  rowsDeleteConfirm:
    "Are you sure you want to delete ALL rows from this table? This action cannot be undone.",
  auditKept: "The audit log cannot be deleted.",
  noTables: "No tables found",
  noData: "No data found",

  // The administrator's queue
  settled: "Done. It is written down.",

  // What any call may answer
  tooLong: "This text is too long.",
  controlCharacters: "The text contains characters that cannot be used.",
  notFound: "We could not find what you asked for.",
  unexpected: "Something went wrong on our side. Please try again.",
  storageFull:
    "We have no room left to save this right now. Nothing was changed; please try again later.",
  unavailable: "We are not able to answer right now. Please try again in a moment.",
  imageTooLarge: "This picture is too large. Please choose one under {megabytes} MB.",
} as const;

export type MessageKey = keyof typeof messages;

export const isMessageKey = (word: string): word is MessageKey => Object.hasOwn(messages, word);

/** A sentence in the forms its language has for the number in the place `of`. */
export type MessageForms = Partial<Record<Intl.LDMLPluralRule, string>> & {
  other: string;
  of: string;
};

/** Puts values into a sentence's {places}. */
export function fillMessage(sentence: string, values: Record<string, string | number> = {}) {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

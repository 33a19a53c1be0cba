// Which cells nobody reads here. Whatever sounds like a secret is one until somebody decides otherwise.

const SECRET_WORDS =
  "hash|secret|token|password|signature|credential|api_?key|idempotency|customer_id|session_id";
const SECRET_NAME = new RegExp(SECRET_WORDS, "i");

/** Secrets whose names do not say so. */
const SECRET_COLUMNS: ReadonlySet<string> = new Set([
  // Any setting may hold a key of some service.
  "settings.value",
  // Letters: what somebody wrote to us, and addresses on their way to being changed.
  "mails.details",
  // What a brand handed over for one import: a key, or its whole catalogue.
  "crawl_given.given",
  // Who failed to sign in and from where, as a hash of an address that can be guessed.
  "sign_in_failures.key",
]);

export const isSecret = (table: string, column: string): boolean =>
  SECRET_NAME.test(column) || SECRET_COLUMNS.has(`${table}.${column}`);

/** What JSON looks like, as text, when one of its keys, however deep, sounds like a secret. */
export const SECRET_IN_JSON = `"[^"]*(${SECRET_WORDS})[^"]*"\\s*:`;

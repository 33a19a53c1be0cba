// Takes out of a text for the log what could be used against anyone. Causes come from everywhere: a mail
// server repeats the address it refused, a database the value that was there already.
const MAIL = /[^\s<>"'()=:,;/]+(?:@|%40)[^\s<>"'(),;/]+/gi;
const BEARER = /\bbearer\s+\S+/gi;
/** `token=…`, `"password":"…"` and the like. */
const NAMED =
  /\b(token|secret|password|authorization|api[_-]?key|signature|key)(["']?\s*[=:]\s*["']?)[^\s"'&,;)}]+/gi;
const JWT = /\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]+/g;
const QUERY = /(https?:\/\/[^\s?"'<>]+)\?[^\s"'<>]+/gi;
/** What a unique key held: `Key (name)=(…) already exists`. */
const KEY_VALUE = /\((\w[\w, ()]*)\)=\([^)]*\)/g;
/** `postgresql://user:password@host` and every other address with a password in it. */
const USER_INFO = /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi;

export const redact = (text: string): string =>
  text
    .replace(USER_INFO, "$1")
    .replace(QUERY, "$1?…")
    .replace(BEARER, "…")
    .replace(JWT, "…")
    .replace(NAMED, "$1$2…")
    .replace(KEY_VALUE, "($1)=(…)")
    .replace(MAIL, "…@…");

/** The key in the address of a picture that is not public yet, and mail addresses. */
export const redactPath = (path: string): string =>
  path.replace(/^(\/api\/images\/[^/.]+)\.[^/]+/, "$1.…").replace(MAIL, "…@…");

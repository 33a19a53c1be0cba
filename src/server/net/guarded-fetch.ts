// The only way out of this server: crawler, pictures and fitter share it. It cannot be lured into the
// private network: every address a name resolves to must be public, the connection goes to the checked
// address, each redirect is checked again, and bytes, time and redirects are bounded.
import { lookup } from "node:dns/promises";
import { request, type Dispatcher } from "undici";
import { FetchRefused, checkPublic, checkUrl, hostOf, type Refusal } from "./check-url.ts";
import type { Cookies } from "./cookies.ts";
import { agentWith, publicAddressOf } from "./guarded-agent.ts";
import { decoded, readBounded } from "./read-body.ts";

export type Fetched = {
  status: number;
  url: string;
  contentType: string;
  body: Buffer;
  /** What else the server said of it, by name in small letters. */
  headers: Record<string, string>;
};

export type FetchLimits = {
  maxBytes: number;
  totalMs?: number;
  maxRedirects?: number;
  /** Content types that are read at all. */
  types: RegExp;
  signal?: AbortSignal;
  /** Sent along: what is known of the page from the last time, or what a shop's interface asks for. */
  headers?: Record<string, string>;
  /** Fields of a form that is sent; a redirect that answers it is only asked for. */
  form?: URLSearchParams;
  /** A question that is sent as JSON, as interfaces of shops take it. */
  json?: unknown;
  /** Sent as it is: a message that only its addressee can read. */
  bytes?: Buffer;
  /** What the hosts of this visit asked to be reminded of. */
  cookies?: Cookies;
  /** Throws when a redirect must not be followed to there. */
  checkRedirect?: (to: URL) => void | Promise<void>;
};

export type GuardedFetch = (url: string, limits: FetchLimits) => Promise<Fetched>;

export type Guard = {
  fetch: GuardedFetch;
  /** Throws Refused for an address that would not be asked whatever its name resolves to. */
  check(address: string | URL): URL;
  /** The one address to connect to for it, for those who connect by themselves; throws like `check`. */
  addressOf(url: URL): Promise<string>;
};

export type GuardOptions = {
  /** Addresses of our own that may be asked for although they are private: the demo shops. */
  isOurOwn?: (url: URL) => boolean;
  /** For tests alone. */
  allowPrivate?: boolean;
  resolve?: (host: string) => Promise<string[]>;
};

export const USER_AGENT = "RibbyBot/1.0 (+https://ribby.example/bot)";
/** Its name in robots.txt: the first word of the user agent. */
export const ROBOT_NAME = USER_AGENT.split("/")[0] ?? "";
const TOTAL_MS = 20_000;
const REDIRECTS = 4;
const REDIRECT = new Set([301, 302, 303, 307, 308]);

const resolveAll = async (host: string) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

export const createGuardedFetch = (options: GuardOptions = {}): GuardedFetch =>
  createGuard(options).fetch;

export function createGuard(options: GuardOptions = {}): Guard {
  const resolve = options.resolve ?? resolveAll;
  const guarded = agentWith((host) =>
    publicAddressOf(host, resolve, options.allowPrivate ?? false),
  );
  const own = agentWith(async (host) => (await resolve(host))[0] ?? "");

  /** The agent that may carry this request; throws when none may. */
  function agentFor(url: URL): Dispatcher {
    if (options.isOurOwn?.(url)) return own;
    if (!options.allowPrivate) checkPublic(url);
    return guarded;
  }

  const fetch: GuardedFetch = async (address, limits) => {
    const timeout = AbortSignal.timeout(limits.totalMs ?? TOTAL_MS);
    const signal = limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout;
    let url = checkUrl(address);
    let sent = bodyOf(limits);
    for (let hop = 0; hop <= (limits.maxRedirects ?? REDIRECTS); hop++) {
      const answer = await request(url, {
        dispatcher: agentFor(url),
        signal,
        ...(sent && { method: "POST", body: sent.text }),
        headers: {
          ...limits.headers,
          ...(sent && { "content-type": sent.type }),
          ...cookieHeader(limits.cookies, url),
          "user-agent": USER_AGENT,
          "accept-encoding": "gzip, br, deflate",
        },
      });
      limits.cookies?.keep(url, answer.headers["set-cookie"]);
      const { location } = answer.headers;
      if (!REDIRECT.has(answer.statusCode) || typeof location !== "string") {
        return readAnswer(url, answer, limits);
      }
      answer.body.on("error", () => {}).destroy();
      sent = undefined;
      url = checkUrl(location, url);
      await limits.checkRedirect?.(url);
    }
    throw new FetchRefused("Too many redirects.", "redirects");
  };

  return {
    fetch,
    check(address) {
      const url = checkUrl(address);
      agentFor(url);
      return url;
    },
    async addressOf(url) {
      const isOurs = agentFor(url) === own;
      return publicAddressOf(hostOf(url), resolve, isOurs || (options.allowPrivate ?? false));
    },
  };
}

const cookieHeader = (cookies: Cookies | undefined, url: URL): Record<string, string> => {
  const cookie = cookies?.header(url);
  return cookie === undefined ? {} : { cookie };
};

/** What is posted, and as what; nothing where it is only asked for. */
function bodyOf({
  form,
  json,
  bytes,
}: FetchLimits): { type: string; text: string | Buffer } | undefined {
  if (bytes) return { type: "application/octet-stream", text: bytes };
  if (form) return { type: "application/x-www-form-urlencoded", text: form.toString() };
  return json === undefined ? undefined : { type: "application/json", text: JSON.stringify(json) };
}

async function readAnswer(
  url: URL,
  answer: Dispatcher.ResponseData,
  { types, maxBytes }: FetchLimits,
): Promise<Fetched> {
  const contentType = String(answer.headers["content-type"] ?? "").toLowerCase();
  const answered = (body: Buffer): Fetched => ({
    status: answer.statusCode,
    url: url.href,
    contentType,
    body,
    headers: plainHeaders(answer.headers),
  });
  const discard = (reason: string, refusal: Refusal): never => {
    answer.body.on("error", () => {}).destroy();
    throw new FetchRefused(reason, refusal);
  };
  // It has no body, and is described like the page that it has none of.
  if (answer.statusCode === 304) {
    answer.body.on("error", () => {}).destroy();
    return answered(Buffer.alloc(0));
  }
  if (!types.test(contentType)) {
    discard(`Unexpected content type '${contentType.slice(0, 60)}'.`, "wrong_type");
  }
  if (Number(answer.headers["content-length"] ?? 0) > maxBytes) discard("Too large.", "too_large");
  const encoding = String(answer.headers["content-encoding"] ?? "")
    .trim()
    .toLowerCase();
  const stream =
    decoded(answer.body, encoding) ?? discard("Unknown content encoding.", "wrong_type");
  return answered(await readBounded(answer.body, stream, maxBytes));
}

/** The first of those that stand there several times. */
function plainHeaders(headers: Dispatcher.ResponseData["headers"]): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) plain[name] = first;
  }
  return plain;
}

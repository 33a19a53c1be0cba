// A visitor in somebody's shop: reads robots.txt first, keeps its pace, waits when asked to, tries again
// when the shop stumbles, and goes home when it has seen enough.
import { present } from "../../../../contract/get-or-throw.ts";
import { FetchRefused } from "../../../net/check-url.ts";
import { createCookies, type Cookies } from "../../../net/cookies.ts";
import type { Fetched, Guard } from "../../../net/guarded-fetch.ts";
import { Problem } from "../../../problems.ts";
import {
  askedToWait,
  keptOut,
  limitOfPages,
  limitOfSize,
  limitOfTime,
  movedTo,
  notAnswering,
  notReachable,
  pageUnusable,
  shopStatus,
} from "../problems.ts";
import type { CrawlSettings } from "../settings.ts";
import type { Pace } from "./pace.ts";
import { OPEN_DOOR, readRobots, type Robots } from "./robots.ts";
import { hostName, isSameSite } from "./site.ts";
import { sleep } from "./sleep.ts";
import {
  conditions,
  PICTURE,
  retryAfterMs,
  visited,
  type Validators,
  type Visited,
} from "./visited.ts";

export type Visit = {
  headers?: Record<string, string>;
  known?: Validators | null;
  /** The interface behind a shop may stand on its platform's own host. */
  isElsewhere?: boolean;
  /** A picture and no page. */
  isPicture?: boolean;
  /** Sent as a form: an answer to what the shop asks at its door. */
  form?: URLSearchParams;
  /** By the owner's own key: an interface that asks for a pace of its own and is no page for robots to leave. */
  invited?: { pauseMs: number };
  /** Sent as JSON: a question to the shop's own interface. */
  json?: unknown;
};

type Asking = Pick<Visit, "headers" | "form" | "json" | "invited" | "isPicture"> & {
  isRobots?: boolean;
};

export type Visitor = {
  /** Any status but 429 and 5xx comes back as it is; those throw when waiting did not help. */
  get(address: string, visit?: Visit): Promise<Visited>;
  robots(url: URL): Promise<Robots>;
  cookies: Cookies;
  site: URL | null;
  settings: CrawlSettings;
  signal: AbortSignal;
  /** As in VisitorParts. */
  onWait?: () => void;
};

export type VisitorParts = {
  guard: Pick<Guard, "fetch" | "check">;
  pace: Pace;
  settings: CrawlSettings;
  /** The shop; the visitor does not leave it. Null: anywhere. */
  site: URL | null;
  signal: AbortSignal;
  /** Told when the shop makes us wait. */
  onWait?: () => void;
};

const READABLE = /^(text\/|application\/|$)/;
const TRIES = 4;
const FIRST_WAIT_MS = 1000;
const LONGEST_CRAWL_DELAY_MS = 10_000;
const ROBOTS_BYTES = 512 * 1024;
const HOUR_MS = 3_600_000;

export function createVisitor(parts: VisitorParts): Visitor {
  const { guard, pace, settings, signal } = parts;
  const began = Date.now();
  const doors = new Map<string, Promise<Robots>>();
  const cookies = createCookies();
  let pages = 0;
  let bytes = 0;

  function checkBudget(): void {
    if (pages >= settings.maxPages) throw limitOfPages(settings.maxPages);
    if (bytes >= settings.maxBytes) throw limitOfSize();
    if (Date.now() - began > settings.maxHours * HOUR_MS) throw limitOfTime(settings.maxHours);
  }

  const robots = (url: URL): Promise<Robots> => {
    const known = doors.get(url.origin);
    if (known) return known;
    const asking = askRobots(url);
    doors.set(url.origin, asking);
    return asking;
  };

  async function askRobots(url: URL): Promise<Robots> {
    const address = `${url.origin}/robots.txt`;
    try {
      // A file of any size is read by its beginning in the standard; here a huge one counts as none.
      const answer = await patiently(new URL(address), 0, { isRobots: true }, ROBOTS_BYTES);
      if (answer.status !== 200) return OPEN_DOOR;
      return readRobots(address, answer.body.toString("utf8"));
    } catch (error) {
      // Elsewhere, or not to be read: its host says nothing about this one.
      if (error instanceof Problem && error.code === "shop_moved") return OPEN_DOOR;
      // Not a text, elsewhere, or on a server of ours that keeps it to itself: nothing is forbidden.
      if (error instanceof FetchRefused && error.refusal !== "private") return OPEN_DOOR;
      if (error instanceof FetchRefused && canBeAsked(url)) return OPEN_DOOR;
      throw asProblem(error);
    }
  }

  /** A demo shop of ours may be asked, and the robots.txt beside it may not. */
  function canBeAsked(url: URL): boolean {
    try {
      return Boolean(guard.check(url));
    } catch {
      return false;
    }
  }

  function checkSite(url: URL): void {
    if (parts.site && !isSameSite(url, parts.site)) throw movedTo(hostName(url));
  }

  async function checkDoor(url: URL, isElsewhere = false): Promise<Robots> {
    if (!isElsewhere) checkSite(url);
    const door = await robots(url);
    if (!door.isAllowed(url.href)) throw keptOut(hostName(url));
    return door;
  }

  /** Asks until the shop has an answer other than 'not now'. */
  async function patiently(
    url: URL,
    pauseMs: number,
    asking: Asking,
    maxBytes: number,
  ): Promise<Fetched> {
    for (let attempt = 1; ; attempt++) {
      checkBudget();
      await pace.turn(url.host, Math.max(settings.pauseMs, pauseMs), signal);
      pages++;
      const answer = await once(url, asking, maxBytes).catch((error: unknown) => {
        if (signal.aborted || error instanceof Problem || error instanceof FetchRefused)
          throw error;
        if (attempt >= TRIES - 1) throw notAnswering(hostName(url));
        return undefined;
      });
      const isBusy = answer && (answer.status === 429 || answer.status === 430);
      if (answer && !isBusy && answer.status < 500) return answer;
      const asked = answer && retryAfterMs(answer.headers["retry-after"]);
      const ms = asked ?? Math.min(settings.pauseMs, FIRST_WAIT_MS) * 2 ** attempt;
      if (attempt >= TRIES || ms > settings.longestWaitMs) {
        throw isBusy || asked
          ? askedToWait(hostName(url))
          : shopStatus(hostName(url), present(answer).status);
      }
      parts.onWait?.();
      await pace.rest(url.host, ms);
      await sleep(ms, signal);
    }
  }

  /** A key goes to the host that it is for, and nowhere else. */
  async function checkRedirect(to: URL, from: URL, { isRobots, invited }: Asking): Promise<void> {
    if (invited && to.origin !== from.origin) throw movedTo(hostName(to));
    // The rules of a host are not asked while they are being fetched: they would wait for themselves.
    if (isRobots) checkSite(to);
    else if (!invited) await checkDoor(to);
  }

  async function once(url: URL, asking: Asking, maxBytes: number) {
    const { headers = {}, form, json } = asking;
    const answer = await guard.fetch(url.href, {
      maxBytes,
      types: asking.isPicture ? PICTURE : READABLE,
      totalMs: settings.pageMs,
      signal,
      headers,
      cookies,
      ...(form && { form }),
      ...(json !== undefined && { json }),
      checkRedirect: (to) => checkRedirect(to, url, asking),
    });
    bytes += answer.body.length;
    return answer;
  }

  return {
    ...(parts.onWait && { onWait: parts.onWait }),
    signal,
    settings,
    robots,
    cookies,
    site: parts.site,
    async get(address, visit = {}) {
      const { headers = {}, known = null, isElsewhere = false, form, json, invited } = visit;
      const url = URL.parse(address);
      if (!url) throw pageUnusable();
      try {
        guard.check(url);
        const door = invited ?? (await checkDoor(url, isElsewhere));
        const pause = Math.min(door.pauseMs, LONGEST_CRAWL_DELAY_MS);
        const answer = await patiently(
          url,
          pause,
          {
            headers: { ...headers, ...conditions(known) },
            ...(form && { form }),
            ...(json !== undefined && { json }),
            ...(invited && { invited }),
            ...(visit.isPicture && { isPicture: true }),
          },
          settings.maxPageBytes,
        );
        return visited(answer);
      } catch (error) {
        throw asProblem(error);
      }
    },
  };

  function asProblem(error: unknown): unknown {
    if (signal.aborted) return signal.reason;
    if (!(error instanceof FetchRefused)) return error;
    return error.refusal === "private" ? notReachable() : pageUnusable();
  }
}

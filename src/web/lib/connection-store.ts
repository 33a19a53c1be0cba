// How the way to the server is: fine, slow, or cut. Every call is watched on its way, so that each screen and each
// action says within a second that it waits, whatever it is; and what failed is asked again once the way is open.
import { create } from "zustand";

export type Connection = "fine" | "slow" | "offline";

/** Longer than this, and somebody wonders whether anything happens. */
const SLOW_AFTER_MS = 900;
/** How often we try the way while it is cut; each time a little later, up to the last. */
const TRIED_AFTER_MS = [1000, 2000, 4000, 8000, 15_000];
/** Small, open to everybody and never kept by the service worker. */
const PROBE = "/favicon.svg";
/** The service worker writes it on what it had kept. */
export const KEPT_HEADER = "x-ribby-kept";

const startsOffline = () => typeof navigator !== "undefined" && !navigator.onLine;

export const useConnection = create<{ connection: Connection }>(() => ({
  connection: startsOffline() ? "offline" : "fine",
}));

const late = new Set<object>();
const reconnected = new Set<() => void>();
let probing: ReturnType<typeof setTimeout> | undefined;
/** How often the way was cut: what was asked before the last time says nothing of now. */
let cuts = 0;

const now = () => useConnection.getState().connection;

function turn(connection: Connection): void {
  const before = now();
  if (before === connection) return;
  useConnection.setState({ connection });
  if (connection === "offline") {
    cuts++;
    probe(0);
  } else clearTimeout(probing);
  if (before === "offline") for (const listener of reconnected) listener();
}

function probe(tries: number): void {
  clearTimeout(probing);
  probing = setTimeout(
    () => {
      fetch(PROBE, { method: "HEAD", cache: "no-store" }).then(
        () => turn("fine"),
        () => now() === "offline" && probe(tries + 1),
      );
    },
    TRIED_AFTER_MS[Math.min(tries, TRIED_AFTER_MS.length - 1)],
  );
}

let isLooking = false;

/** Something that is no call did not come, a picture for one: whether the way was the reason. */
export function lookWhetherCut(): void {
  if (isLooking || now() === "offline") return;
  isLooking = true;
  fetch(PROBE, { method: "HEAD", cache: "no-store" })
    .catch(() => turn("offline"))
    .finally(() => (isLooking = false));
}

/** Called when the way is open again; answers how to stop listening. */
export function onReconnect(listener: () => void): () => void {
  reconnected.add(listener);
  return () => reconnected.delete(listener);
}

/** Until the way is open, at once where it is; rejects when nobody waits any more. */
function untilOpen(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (now() !== "offline") return Promise.resolve();
  return new Promise((resolve, reject) => {
    const end = () => {
      stop();
      signal.removeEventListener("abort", end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const stop = onReconnect(end);
    signal.addEventListener("abort", end);
  });
}

/** A way that is cut again and again is not worth waiting for. */
const CUTS_OUTLASTED = 3;

/**
 * For what somebody sits in front of and waits for: lost because the way was cut, it is asked again as soon as that is
 * open. Every other failure, and giving up, is the caller's.
 */
export async function outlastCuts<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let cut = 1; ; cut++) {
    try {
      return await ask();
    } catch (error) {
      if (now() !== "offline" || cut > CUTS_OUTLASTED) throw error;
      await untilOpen(signal);
    }
  }
}

type Watched = {
  /** Given up by the caller says nothing of the network. */
  signal?: AbortSignal | null | undefined;
  /** Somebody waits for it, and the server answers such calls at once. */
  isUrgent: boolean;
};

/** A call on its way. */
export async function watchCall(
  asked: Promise<Response>,
  { signal, isUrgent }: Watched,
): Promise<Response> {
  const call = {};
  const begun = cuts;
  const timer = setTimeout(() => {
    if (!isUrgent) return;
    late.add(call);
    if (now() === "fine") turn("slow");
  }, SLOW_AFTER_MS);
  try {
    const answer = await asked;
    if (begun === cuts)
      turn(answer.headers.get(KEPT_HEADER) ? "offline" : late.size > 1 ? "slow" : "fine");
    return answer;
  } catch (error) {
    if (!signal?.aborted) turn("offline");
    throw error;
  } finally {
    clearTimeout(timer);
    late.delete(call);
    if (late.size === 0 && now() === "slow") turn("fine");
  }
}

/** What the browser itself notices. */
export function followConnection(): () => void {
  const onOffline = () => turn("offline");
  // It only says that there is a network, not that it leads to us.
  const onOnline = () => now() === "offline" && probe(0);
  window.addEventListener("offline", onOffline);
  window.addEventListener("online", onOnline);
  if (now() === "offline") probe(0);
  return () => {
    window.removeEventListener("offline", onOffline);
    window.removeEventListener("online", onOnline);
    clearTimeout(probing);
  };
}

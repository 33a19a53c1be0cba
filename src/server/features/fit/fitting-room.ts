// One thread that makes pictures, a short queue before it, and a limit on how long one may take.
import { Worker } from "node:worker_threads";
import type { Language } from "../../../contract/languages.ts";
import type { Garment, Outfit } from "../../providers/try-on/try-on.ts";
import { Problem } from "../../problems.ts";
import type { AskNetwork } from "./cut-out/cut-garment.ts";
import type { PhotoOutfit } from "./own-photo/put-on-photo.ts";
import type { FromThread, ToThread, Work } from "./fitting-thread.ts";

export type FittingRoom = {
  /** The two pieces on our own figure. */
  dress(outfit: Outfit, signal?: AbortSignal): Promise<Uint8Array>;
  /** Somebody else's picture, in our format and with our label. */
  finish(picture: Uint8Array, language?: Language): Promise<Uint8Array>;
  /** The pieces on a shopper's own photo. */
  dressPhoto(outfit: PhotoOutfit): Promise<Uint8Array>;
  /** A piece alone; a Problem with code `fit_picture_unusable` where its outline would be a guess. */
  cut(garment: Garment): Promise<Uint8Array>;
  close(): Promise<void>;
};

export type RoomOptions = {
  /** Where the piece is in a picture. */
  ask: AskNetwork;
  /** Where a person is in a shopper's own photo. */
  askPerson?: AskNetwork;
  /** The one being made and those waiting. */
  atOnce?: number;
  limitMs?: number;
  /** The thread's file; another one in tests that need a slow or broken one. */
  thread?: URL;
};

const AT_ONCE = 8;
/** A fit takes about two seconds; this is for a machine that is very busy. */
const LIMIT_MS = 120_000;

export const fitBusy = () => new Problem(503, "fit_busy", "fitBusy");
const fitFailed = (cause: unknown) => new Problem(503, "fit_failed", "fitFailed", { cause });
const nobody = () => new Problem(422, "nobody_stands", "ownPhotoUnusable");
const unusable = (title: string) =>
  new Problem(422, "fit_picture_unusable", "fitPictureUnusable", { values: { title } });

type Job = {
  work: Work;
  resolve: (picture: Uint8Array) => void;
  reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
};

export function createFittingRoom(options: RoomOptions): FittingRoom {
  const { ask, askPerson = ask, atOnce = AT_ONCE, limitMs = LIMIT_MS } = options;
  const file = options.thread ?? new URL("fitting-thread.ts", import.meta.url);
  const waiting: Job[] = [];
  let current: Job | null = null;
  let thread: Worker | null = null;
  let isClosed = false;

  function settle(finish: (job: Job) => void): void {
    const job = current;
    current = null;
    if (!job) return;
    clearTimeout(job.timer);
    finish(job);
    next();
  }

  /** What the thread was doing is lost; the next piece of work gets a new one. */
  function replaceThread(cause: Error): void {
    const broken = thread;
    thread = null;
    void broken?.terminate();
    settle(({ reject }) => reject(fitFailed(cause)));
  }

  type Question = Extract<FromThread, { kind: "ask" }>;
  async function relay({ id, about, picture }: Question, to: Worker): Promise<void> {
    const mask = await (about === "person" ? askPerson : ask)(picture).catch(() => null);
    const answer: ToThread = { kind: "mask", id, mask };
    to.postMessage(answer);
  }

  function startThread(): Worker {
    // A small nursery is swept often, and with it go the pictures that nobody holds any more: 70 MB less.
    const started = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: 8 } });
    started.on("message", (message: FromThread) => {
      if (started !== thread) return;
      if (message.kind === "ask") return void relay(message, started);
      settle(({ resolve, reject }) => {
        if (message.kind === "done") resolve(message.picture);
        else if (message.isNobody) reject(nobody());
        else if (message.unusable !== undefined) reject(unusable(message.unusable));
        else reject(fitFailed(new Error(message.error)));
      });
    });
    started.on("error", (error: Error) => started === thread && replaceThread(error));
    started.on("exit", () => started === thread && replaceThread(new Error("The thread stopped.")));
    return started;
  }

  function next(): void {
    const job = current ? undefined : waiting.shift();
    if (!job) {
      // An idle thread must not keep the process alive.
      if (!current) thread?.unref();
      return;
    }
    current = job;
    thread ??= startThread();
    thread.ref();
    job.timer = setTimeout(() => replaceThread(new Error("It took too long.")), limitMs);
    const order: ToThread = { kind: "work", work: job.work };
    thread.postMessage(order);
  }

  const queue = (work: Work) =>
    new Promise<Uint8Array>((resolve, reject) => {
      if (isClosed || waiting.length + (current ? 1 : 0) >= atOnce) return reject(fitBusy());
      waiting.push({ work, resolve, reject });
      next();
    });

  return {
    dress: (outfit) => queue({ kind: "dress", outfit }),
    finish: (picture, language) => queue({ kind: "finish", picture, language }),
    dressPhoto: (outfit) => queue({ kind: "photo", outfit }),
    cut: (garment) => queue({ kind: "cut", garment }),
    async close() {
      isClosed = true;
      const open = thread;
      thread = null;
      for (const { reject } of waiting.splice(0)) reject(fitBusy());
      settle(({ reject }) => reject(fitBusy()));
      await open?.terminate();
    },
  };
}

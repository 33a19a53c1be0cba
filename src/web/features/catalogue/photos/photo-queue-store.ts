// Photos on their way to the server. Each travels on its own; a network that is lost stops none for good, and a photo
// that is refused takes no other along. It stands outside of the screen: closing a dialog stops nothing.
import { create } from "zustand";
import { sendPhoto, type Photo } from "../../../../contract/photos.ts";
import { ApiError } from "../../../lib/api.ts";
import { onReconnect } from "../../../lib/connection-store.ts";
import { useText } from "../../../lib/languages/language-store.ts";
import { sendFile } from "../pictures/send-picture.ts";
import { shrink } from "./shrink.ts";
import { findUnsent, forgetUnsent, keepUnsent } from "./unsent-photos.ts";

/** `stuck`: no answer came; it is tried again by itself. */
export type SendingState = "preparing" | "waiting" | "sending" | "stuck" | "refused" | "arrived";

export type Sending = {
  id: number;
  name: string;
  photo: Blob;
  /** An object's address, to look at it before it has arrived. */
  preview: string;
  state: SendingState;
  /** Between 0 and 1. */
  sent: number;
  tries: number;
  /** Why it was refused. */
  error?: string;
  /** Under which it is kept in the browser until it has arrived. */
  key?: number | undefined;
};

type Queue = { brandId: string; sendings: readonly Sending[] };

/** Two at once fill a weak line; more would only make each of them slower. */
const AT_ONCE = 2;
const AGAIN_AFTER_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];

export const usePhotoQueue = create<Queue>(() => ({ brandId: "", sendings: [] }));

const queue = () => usePhotoQueue.getState();
let lastId = 0;
let onArrived: (photo: Photo) => void = () => {};
let leaving = new AbortController();
/** One after the other: a phone has memory for one large photo. */
let preparing: Promise<unknown> = Promise.resolve();

function change(id: number, changes: Partial<Sending>): void {
  usePhotoQueue.setState(({ sendings }) => ({
    sendings: sendings.map((one) => (one.id === id ? { ...one, ...changes } : one)),
  }));
}

function enter(entries: Pick<Sending, "name" | "photo" | "state" | "key">[]): Sending[] {
  const added = entries.map((entry): Sending => {
    lastId += 1;
    return { ...entry, id: lastId, preview: URL.createObjectURL(entry.photo), sent: 0, tries: 0 };
  });
  usePhotoQueue.setState(({ sendings }) => ({ sendings: [...sendings, ...added] }));
  return added;
}

/** The brand's own queue; what had not arrived when the tab was closed is sent now. */
export async function openPhotoQueue(
  brandId: string,
  arrived: (photo: Photo) => void,
): Promise<void> {
  onArrived = arrived;
  if (queue().brandId === brandId) return;
  leaving.abort();
  leaving = new AbortController();
  for (const { preview } of queue().sendings) URL.revokeObjectURL(preview);
  usePhotoQueue.setState({ brandId, sendings: [] });
  const left = await findUnsent(brandId);
  if (queue().brandId !== brandId) return;
  enter(left.map(({ key, name, photo }) => ({ key, name, photo, state: "waiting" })));
  pump();
}

export function addPhotos(files: readonly File[]): void {
  const { brandId } = queue();
  const added = enter(files.map((file) => ({ name: file.name, photo: file, state: "preparing" })));
  for (const { id, name, photo: file } of added) {
    preparing = preparing.then(async () => {
      const photo = await shrink(file);
      const key = await keepUnsent({ brandId, name, photo });
      change(id, { photo, key, state: "waiting" });
      pump();
    });
  }
}

/** One that was refused, or that has arrived, is taken off the list. */
export function putAway(ids: readonly number[]): void {
  const gone = queue().sendings.filter(({ id }) => ids.includes(id));
  for (const { preview, key } of gone) {
    URL.revokeObjectURL(preview);
    if (key !== undefined) void forgetUnsent(key);
  }
  usePhotoQueue.setState(({ sendings }) => ({
    sendings: sendings.filter(({ id }) => !ids.includes(id)),
  }));
}

function pump(): void {
  const { sendings } = queue();
  const underWay = sendings.filter(({ state }) => state === "sending").length;
  const next = sendings.filter(({ state }) => state === "waiting").slice(0, AT_ONCE - underWay);
  for (const sending of next) {
    change(sending.id, { state: "sending", sent: 0 });
    void send(sending, leaving.signal);
  }
}

async function send({ id, photo: file, key, tries }: Sending, signal: AbortSignal): Promise<void> {
  const { brandId } = queue();
  const onProgress = (sent: number) => change(id, { sent });
  try {
    const photo = await sendFile(sendPhoto, { brandId, file, onProgress, signal });
    change(id, { state: "arrived", sent: 1 });
    if (key !== undefined) void forgetUnsent(key);
    onArrived(photo);
  } catch (error) {
    if (signal.aborted) return;
    if (isPassing(error)) waitAndTry(id, tries);
    else {
      change(id, { state: "refused", error: useText.getState().errorText(error) });
      if (key !== undefined) void forgetUnsent(key);
    }
  }
  pump();
}

/** No answer, too many calls, a server that restarts, a session to be renewed: the photo is not to blame. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500);

function waitAndTry(id: number, tries: number): void {
  change(id, { state: "stuck", sent: 0, tries: tries + 1 });
  const after = AGAIN_AFTER_MS[Math.min(tries, AGAIN_AFTER_MS.length - 1)];
  setTimeout(() => tryAgain([id]), after);
}

function tryAgain(ids: readonly number[]): void {
  for (const { id, state } of queue().sendings)
    if (state === "stuck" && ids.includes(id)) change(id, { state: "waiting" });
  pump();
}

/** By hand, or because the network is back. */
export const tryAllAgain = (): void => tryAgain(queue().sendings.map(({ id }) => id));

onReconnect(tryAllAgain);
if (typeof window !== "undefined") window.addEventListener("online", tryAllAgain);

// The thread's side of the fitting room: one piece of work after the other.
import { parentPort } from "node:worker_threads";
import type { Language } from "../../../contract/languages.ts";
import type { Garment, Outfit } from "../../providers/try-on/try-on.ts";
import { finishPicture } from "./composition/finish.ts";
import type { AskNetwork } from "./cut-out/cut-garment.ts";
import { cutAlone } from "./cut-out/cut-alone.ts";
import { createMakePicture } from "./make-picture.ts";
import { NothingToCut } from "./nothing-to-cut.ts";
import { NobodyStands, putOnPhoto, type PhotoOutfit } from "./own-photo/put-on-photo.ts";

export type Work =
  | { kind: "dress"; outfit: Outfit }
  | { kind: "finish"; picture: Uint8Array; language?: Language | undefined }
  | { kind: "photo"; outfit: PhotoOutfit }
  | { kind: "cut"; garment: Garment };

export type ToThread =
  | { kind: "work"; work: Work }
  | { kind: "mask"; id: number; mask: Uint8Array | null };

export type FromThread =
  | { kind: "ask"; id: number; about: "piece" | "person"; picture: Parameters<AskNetwork>[0] }
  | { kind: "done"; picture: Uint8Array }
  | { kind: "failed"; error: string; unusable?: string; isNobody?: true };

const port = parentPort!;
const say = (message: FromThread) => port.postMessage(message);
const make = createMakePicture();
const asked = new Map<number, (mask: Uint8Array | null) => void>();
let questions = 0;

/** The network lives in another thread and is shared with whoever else looks at pictures. */
const askAbout =
  (about: "piece" | "person"): AskNetwork =>
  async (picture) => {
    const id = ++questions;
    const mask = await new Promise<Uint8Array | null>((resolve) => {
      asked.set(id, resolve);
      say({ kind: "ask", id, about, picture });
    });
    asked.delete(id);
    // Without the network the colours decide alone.
    return mask ?? new Uint8Array(picture.width * picture.height);
  };
const ask = askAbout("piece");

function doWork(work: Work): Promise<Uint8Array> {
  if (work.kind === "dress") return make(work.outfit, ask);
  if (work.kind === "photo") return putOnPhoto(work.outfit, ask, askAbout("person"));
  if (work.kind === "cut") return cutAlone(work.garment, ask);
  return finishPicture(work.picture, work.language);
}

port.on("message", (message: ToThread) => {
  if (message.kind === "mask") {
    asked.get(message.id)?.(message.mask);
    return;
  }
  void doWork(message.work).then(
    (picture) => say({ kind: "done", picture }),
    (error: unknown) =>
      say({
        kind: "failed",
        error: String(error),
        ...(error instanceof NothingToCut && { unusable: error.title }),
        ...(error instanceof NobodyStands && { isNobody: true }),
      }),
  );
});

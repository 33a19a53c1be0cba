// The thread's side: takes one piece of work after the other.
import { parentPort } from "node:worker_threads";
import { encodeHere } from "./encode.ts";
import { lookHere, tintHere } from "./look.ts";
import type { Rgb } from "./picture.ts";
import { outlineHere } from "./outline.ts";
import { standOutHere } from "./u2netp.ts";
import type { Seen, Tinted } from "./vision.ts";

export type Worked = {
  "cut-out": Uint8Array;
  person: Uint8Array;
  look: Seen;
  tint: Tinted;
  encode: Float32Array;
};
export type Work = { [Kind in keyof Worked]: { kind: Kind; picture: Rgb } }[keyof Worked];
export type Request = { id: number; work: Work } | "close";
export type Answer = { id: number; result: Worked[keyof Worked] } | { id: number; error: string };

const WORKERS = {
  "cut-out": outlineHere,
  person: standOutHere,
  look: lookHere,
  tint: tintHere,
  encode: async (picture: Rgb) => (await encodeHere(picture)).vector,
};

const doWork = ({ kind, picture }: Work): Promise<Worked[keyof Worked]> => WORKERS[kind](picture);

let last: Promise<void> = Promise.resolve();
parentPort!.on("message", (request: Request) => {
  last = last.then(async () => {
    // Ended from outside in the middle of native work, a thread takes the whole process with it.
    if (request === "close") return parentPort!.close();
    const { id, work } = request;
    const answer = await doWork(work).then(
      (result): Answer => ({ id, result }),
      (error: unknown): Answer => ({ id, error: String(error) }),
    );
    parentPort!.postMessage(answer);
  });
});

// The thread's side: takes one piece of work after the other.
import { parentPort } from "node:worker_threads";
import { lookHere } from "./look.ts";
import type { Rgb } from "./picture.ts";
import { cutOutHere } from "./u2netp.ts";
import type { Seen } from "./vision.ts";

export type Work = { kind: "cut-out"; picture: Rgb } | { kind: "look"; picture: Rgb };
export type Worked = { "cut-out": Uint8Array; look: Seen };
export type Request = { id: number; work: Work };
export type Answer = { id: number; result: Worked[keyof Worked] } | { id: number; error: string };

const doWork = ({ kind, picture }: Work): Promise<Worked[keyof Worked]> =>
  kind === "cut-out" ? cutOutHere(picture) : lookHere(picture);

let last: Promise<void> = Promise.resolve();
parentPort!.on("message", ({ id, work }: Request) => {
  last = last.then(async () => {
    const answer = await doWork(work).then(
      (result): Answer => ({ id, result }),
      (error: unknown): Answer => ({ id, error: String(error) }),
    );
    parentPort!.postMessage(answer);
  });
});

// Our own eyes: nothing leaves this machine, nothing is downloaded.
import { askThread } from "./thread.ts";
import type { Vision } from "./vision.ts";

export const localVision: Vision = {
  name: "local",
  look: (picture) => askThread({ kind: "look", picture }),
  encode: (picture) => askThread({ kind: "encode", picture }),
  tint: (picture) => askThread({ kind: "tint", picture }),
};

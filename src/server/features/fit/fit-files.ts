// Finished pictures under names that nobody can guess.
import { createHmac } from "node:crypto";
import type { Cache } from "../../providers/files/cache.ts";

export type FitFiles = {
  /** The same for the same making, whoever asks; of no use to somebody who has not been told it. */
  idFor(making: unknown): string;
  has(id: string): Promise<boolean>;
  read(id: string): Promise<Buffer | undefined>;
  keep(id: string, picture: Uint8Array): Promise<void>;
};

const ID = /^[a-f0-9]{40}$/;
/** Pictures that storage did not take; whoever wished for one asks for it a moment later. */
const IN_HAND = 50;

export function createFitFiles(cache: Cache, secret: string): FitFiles {
  const inHand = new Map<string, Buffer>();
  const nameOf = (id: string) => `${id}.webp`;

  async function read(id: string): Promise<Buffer | undefined> {
    if (!ID.test(id)) return undefined;
    return inHand.get(id) ?? cache.read(nameOf(id));
  }

  return {
    idFor: (making) =>
      createHmac("sha256", secret)
        .update(`fit ${JSON.stringify(making)}`)
        .digest("hex")
        .slice(0, 40),
    has: async (id) => (await read(id)) !== undefined,
    read,
    async keep(id, picture) {
      if (await cache.keep(nameOf(id), picture, "image/webp")) return;
      inHand.set(id, Buffer.from(picture));
      if (inHand.size > IN_HAND) inHand.delete(inHand.keys().next().value!);
    },
  };
}

// A body, unpacked and bounded: what counts is the size after decompression.
import { Transform, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { FetchRefused } from "./check-url.ts";

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/** Undefined for an encoding we did not offer; several at once are none of those we offered. */
export function decoded(body: Readable, encoding: string): Readable | undefined {
  if (encoding === "" || encoding === "identity") return body;
  const decoder = DECODERS[encoding]?.();
  if (!decoder) return undefined;
  body.on("error", (error) => decoder.destroy(error));
  return body.pipe(decoder);
}

export async function readBounded(body: Readable, stream: Readable, max: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > max) throw new FetchRefused("Too large.", "too_large");
      chunks.push(chunk);
    }
  } finally {
    body.on("error", () => {}).destroy();
  }
  return Buffer.concat(chunks);
}

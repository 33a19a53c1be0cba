// Answers of everyday size are packed by one packer that is kept. @fastify/compress, which packs all others, makes
// one for each answer, and what Node holds of each outlives every small collection: under load the whole heap had
// to be collected every two seconds, and everybody waited for that.
import type { FastifyInstance, FastifyReply } from "fastify";
import { ZstdCompress } from "minizlib";
import { constants } from "node:zlib";

/** Below, packing saves less than it costs; above, it would hold up the event loop. */
const COMPRESSED_CHARACTERS = { least: 1024, most: 64 * 1024 };

/** Accepted as browsers say it. Whoever ranks encodings by `q` is answered by @fastify/compress. */
const ACCEPTS_ZSTD = /(?:^|,)\s*zstd\s*(?:,|$)/;

/** A text that is answered again and again; packed once, for the first who takes it packed. */
export type KeptText = { readonly text: string; packed: Buffer | null };

declare module "fastify" {
  interface FastifyReply {
    /** What is sent, where it is kept. */
    kept: KeptText | null;
  }
}

/** To be registered before @fastify/compress, which leaves packed answers alone. */
export function compressAnswers(app: FastifyInstance): void {
  const pack = createCompressor();
  app.decorateReply("kept", null);
  app.addHook<unknown>("onSend", (request, reply, payload, done) => {
    if (typeof payload !== "string" || !isFit(payload, reply)) return done(null, payload);
    if (!ACCEPTS_ZSTD.test(request.headers["accept-encoding"] ?? "")) return done(null, payload);
    // Of a text that something else has changed meanwhile nothing is kept.
    const kept = reply.kept?.text === payload ? reply.kept : null;
    const packed = kept?.packed ?? pack(payload);
    if (kept) kept.packed = packed;
    if (!packed) return done(null, payload);
    void reply.header("content-encoding", "zstd").header("vary", varyOf(reply));
    done(null, packed);
  });
}

const isFit = ({ length }: string, reply: FastifyReply): boolean =>
  length >= COMPRESSED_CHARACTERS.least &&
  length <= COMPRESSED_CHARACTERS.most &&
  !reply.hasHeader("content-encoding");

function varyOf(reply: FastifyReply): string {
  const vary = reply.getHeader("vary");
  return vary === undefined ? "accept-encoding" : `${String(vary)}, accept-encoding`;
}

/** Packs one text after another. Each is a frame of its own, as from a fresh packer. Null when there is no memory. */
export function createCompressor(): (text: string) => Buffer | null {
  const parts: Buffer[] = [];
  const open = () =>
    new ZstdCompress({ flush: constants.ZSTD_e_end })
      .on("data", (part) => parts.push(part))
      // One that has failed packs nothing any more.
      .on("error", () => {
        stream = open();
        parts.length = 0;
      });
  let stream = open();
  return (text) => {
    stream.write(text);
    return parts.length > 0 ? Buffer.concat(parts.splice(0)) : null;
  };
}

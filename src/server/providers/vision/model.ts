import { InferenceSession } from "onnxruntime-node";

/** Loaded once, at the first use. The arena is off: it would keep the largest run's memory for good. */
export function lazyModel(file: string): () => Promise<InferenceSession> {
  let session: Promise<InferenceSession> | undefined;
  return () =>
    (session ??= InferenceSession.create(file, {
      enableCpuMemArena: false,
      intraOpNumThreads: 1,
    }));
}

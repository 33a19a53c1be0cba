// The way to the model's address. It is the operator's own setting and may be private (a model in the
// same house), so it does not pass the guarded fetch; but it follows nobody elsewhere with our key, and
// an answer that never ends is cut.
import { ModelFailure } from "./language-model.ts";

const MAX_BYTES = 1024 * 1024;

export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (!response.body) return response;
  return new Response(response.body.pipeThrough(atMost(MAX_BYTES)), {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
};

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new ModelFailure("The model's answer does not end."));
      else controller.enqueue(chunk);
    },
  });
}

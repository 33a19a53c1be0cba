// Before the door opens: the calls everybody makes first are made once by the process itself, so that the engine has read
// and compiled what they use. Without it each of the first thirty callers waits for that, one behind the other.
import type { FastifyInstance } from "fastify";

const CALLS = 40;
/** Nobody shall wait for the start because of it. */
const WITHIN_MS = 200;
/** Kept for examples: nobody's allowance is used up (RFC 5737). */
const NOBODY = "192.0.2.1";

export async function warmCalls(app: FastifyInstance, path: string): Promise<void> {
  const until = performance.now() + WITHIN_MS;
  for (let n = 0; n < CALLS && performance.now() < until; n++) {
    const { statusCode } = await app.inject({
      url: path,
      remoteAddress: NOBODY,
      headers: { "accept-encoding": "zstd", accept: "application/json" },
    });
    // A database that does not answer now is asked again by the callers.
    if (statusCode !== 200) return;
  }
}

// Before the door opens: the calls everybody makes first are made once by the process itself, so that the engine has read
// and compiled what they use. Without it each of the first thirty callers waits for that, one behind the other.
import type { FastifyInstance } from "fastify";

/** Side by side, as callers come: so the connections to the database are opened as well. */
const AT_ONCE = 16;
const ROUNDS = 12;
/** Nobody shall wait for the start because of it. */
const WITHIN_MS = 250;
/** Kept for examples: nobody's allowance is used up (RFC 5737). */
const NOBODY = "192.0.2.1";

export async function warmCalls(app: FastifyInstance, path: string): Promise<void> {
  const until = performance.now() + WITHIN_MS;
  const ask = () =>
    app.inject({
      url: path,
      remoteAddress: NOBODY,
      headers: { "accept-encoding": "zstd", accept: "application/json" },
    });
  for (let round = 0; round < ROUNDS && performance.now() < until; round++) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, ask));
    // A database that does not answer now is asked again by the callers.
    if (answers.some(({ statusCode }) => statusCode !== 200)) return;
  }
}

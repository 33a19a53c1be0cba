// An answer that arrives piece by piece: chunks of exactly `data: {json}` and a blank line. A caller that
// reads slowly slows the work down, one that leaves ends it.
import type { FastifyReply, FastifyRequest } from "fastify";
import { Readable } from "node:stream";
import type { z } from "zod";
import type { ErrorBody } from "../../contract/shapes.ts";
import { errorBodyOf } from "./errors.ts";

type Caller = { request: FastifyRequest; reply: FastifyReply };

/** One piece of work that tells what it has as soon as it has it. The signal says that nobody listens. */
export type Work<Event> = (signal: AbortSignal) => AsyncIterable<Event>;

/** Whether the caller would rather read events than one JSON answer. */
export function wantsEvents({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const weights = new Map<string, number>();
  for (const part of (headers.accept ?? "").toLowerCase().split(",")) {
    const weight = Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
    weights.set((part.split(";")[0] ?? "").trim(), weight);
  }
  const events = weights.get("text/event-stream") ?? 0;
  return events > 0 && events >= (weights.get("application/json") ?? 0);
}

/**
 * Waits for the first event, so that work that fails at once is answered with a status like any other
 * call. What fails later travels as an event made by `failed`, and ends the stream.
 */
export async function sendEvents<Event>(
  { request, reply }: Caller,
  schema: z.ZodType<Event>,
  work: Work<Event>,
  failed: (body: ErrorBody) => Event,
): Promise<void> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  reply.raw.once("close", leave);
  try {
    const events = work(gone.signal)[Symbol.asyncIterator]();
    const first = await events.next();
    const written = write(first, events, {
      chunk: (event) => `data: ${JSON.stringify(schema.parse(event))}\n\n`,
      failed: (error) => failed(errorBodyOf(error, request)),
      signal: gone.signal,
    });
    void reply
      .header("content-type", "text/event-stream; charset=utf-8")
      .header("cache-control", "no-cache, no-transform")
      // A proxy that collects before it passes on would undo all this.
      .header("x-accel-buffering", "no")
      .send(Readable.from(written, { highWaterMark: 1 }));
  } catch (error) {
    reply.raw.off("close", leave);
    if (!gone.signal.aborted) throw error;
    // Nobody is left to be told; an answer would only fill the log with its own failure.
    reply.hijack();
  }
}

type Writing<Event> = {
  chunk: (event: Event) => string;
  failed: (error: unknown) => Event;
  signal: AbortSignal;
};

async function* write<Event>(
  first: IteratorResult<Event>,
  events: AsyncIterator<Event>,
  { chunk, failed, signal }: Writing<Event>,
): AsyncGenerator<string> {
  try {
    for (let next = first; !next.done; next = await events.next()) yield chunk(next.value);
  } catch (error) {
    if (!signal.aborted) yield chunk(failed(error));
  } finally {
    // Not awaited: work that hangs would never come to its end.
    void events.return?.()?.catch(() => undefined);
  }
}

// Spans, where somebody collects them. Without a collector nothing is loaded and `traced` only calls.
import type { Attributes } from "@opentelemetry/api";
import type { LogLine } from "./log-line.ts";
import type { ExportDeadlines } from "./open-telemetry.ts";

export type Span = {
  set(attributes: Attributes): void;
  /** Makes what `work` starts children of this span. */
  within<Result>(work: () => Result): Result;
  end(error?: unknown): void;
};

export type SpanKind = "server" | "client" | "job";

export type Tracing = {
  /** `parent` are the caller's headers, with its traceparent among them. */
  open(name: string, kind: SpanKind, attributes: Attributes, parent?: object): Span;
  /** A span that is over already. */
  note(name: string, attributes: Attributes, startedAt: Date, error?: unknown): void;
  traceId(): string | undefined;
  /** Sends what is left; gives up soon. */
  close(): Promise<void>;
};

let tracing: Tracing | undefined;

export const tracingNow = (): Tracing | undefined => tracing;

/** Once per process, before the parts are built. */
export async function startTracing(
  endpoint: string | undefined,
  tell: LogLine,
  patience?: ExportDeadlines,
): Promise<{ close(): Promise<void> }> {
  if (!endpoint || tracing) return { close: async () => {} };
  const { openTelemetry } = await import("./open-telemetry.ts");
  const opened = openTelemetry(endpoint, tell, patience);
  tracing = opened;
  return {
    async close() {
      tracing = undefined;
      await opened.close();
    },
  };
}

export async function traced<Result>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = tracing?.open(name, kind, attributes);
  if (!span) return work();
  try {
    const result = await span.within(work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

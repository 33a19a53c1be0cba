// Spans, where somebody collects them. Without a collector nothing is loaded and `traced` only calls.
import type { Attributes } from "@opentelemetry/api";
import type { LogLine } from "./log-line.ts";
import type { ExportDeadlines, SpanKind, Tracing } from "./span.ts";

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

// What tracing is to those who use it; open-telemetry.ts does it, where somebody collects.
import type { Attributes } from "@opentelemetry/api";

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

/** How long one delivery may take, and the last one at the stop. */
export type ExportDeadlines = { exportMs: number; goodbyeMs: number };

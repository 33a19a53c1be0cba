// OpenTelemetry: spans to a collector in batches. One that is down, slow or gone costs a line in the log.
import {
  DiagLogLevel,
  SpanKind as Kind,
  SpanStatusCode,
  context,
  diag,
  trace,
  type Attributes,
  type Context,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { setTimeout as wait } from "node:timers/promises";
import { version } from "../version.ts";
import type { LogLine } from "./log-line.ts";
import { traceOutgoing } from "./trace-outgoing.ts";
import type { ExportDeadlines, Span, SpanKind, Tracing } from "./span.ts";

const PATIENCE: ExportDeadlines = { exportMs: 5000, goodbyeMs: 3000 };
const COMPLAIN_EVERY_MS = 5 * 60_000;
const KINDS = { server: Kind.SERVER, client: Kind.CLIENT, job: Kind.CONSUMER };

/** `version-traceid-spanid-flags`; anything else begins a trace of its own. */
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

export function openTelemetry(
  endpoint: string,
  tell: LogLine,
  { exportMs, goodbyeMs }: ExportDeadlines = PATIENCE,
): Tracing {
  const complain = complainSeldom(tell);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "ribby", "service.version": version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
          timeoutMillis: exportMs,
        }),
        exportTimeoutMillis: exportMs,
      }),
    ],
  });
  const tracer = provider.getTracer("ribby", version);

  function open(name: string, kind: SpanKind, attributes: Attributes, parent?: object): Span {
    const around = parent ? callersContext(parent) : context.active();
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, around);
    const inside = trace.setSpan(around, span);
    return {
      set: (more) => void span.setAttributes(more),
      within: (work) => context.with(inside, work),
      end(error) {
        if (error !== undefined) {
          // The kind of failure; its message may hold what a person wrote.
          span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  const stopTracingOutgoing = traceOutgoing(open, new URL(endpoint).host);
  return {
    open,
    note(name, attributes, startedAt, error) {
      if (!trace.getSpan(context.active())) return;
      const span = tracer.startSpan(name, { kind: Kind.CLIENT, attributes, startTime: startedAt });
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    traceId: () => trace.getSpan(context.active())?.spanContext().traceId,
    async close() {
      stopTracingOutgoing();
      const enough = new AbortController();
      const sending = provider.shutdown().then(
        () => "sent",
        () => "failed",
      );
      const { signal } = enough;
      const waiting = wait(goodbyeMs, "late", { signal }).catch(() => "late");
      const outcome = await Promise.race([sending, waiting]);
      if (outcome === "late") complain("No answer at the stop.");
      if (outcome === "failed") complain("The last spans were not taken.");
      enough.abort();
      context.disable();
      diag.disable();
    },
  };
}

function callersContext(headers: object): Context {
  const { traceparent } = headers as { traceparent?: unknown };
  const found = typeof traceparent === "string" ? TRACEPARENT.exec(traceparent) : null;
  const [, traceId = "", spanId = "", flags = ""] = found ?? [];
  const given = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  const isUsable = found !== null && !/^0+$/.test(traceId) && !/^0+$/.test(spanId);
  const nobody = context.active();
  return isUsable ? trace.setSpanContext(nobody, given) : trace.deleteSpan(nobody);
}

function complainSeldom(tell: LogLine): (message: string) => void {
  let last = -COMPLAIN_EVERY_MS;
  const complain = (message: string) => {
    if (performance.now() - last < COMPLAIN_EVERY_MS) return;
    last = performance.now();
    tell("warn", "Traces cannot be delivered.", { error: message.slice(0, 200) });
  };
  const nothing = () => {};
  diag.setLogger(
    { error: complain, warn: complain, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  return complain;
}

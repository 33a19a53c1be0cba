// Lines for the log from outside a request: jobs, models, storage. In production JSON in the shape of the
// request log, so that one reader understands both; at a desk plain words.
import { hostname } from "node:os";
import { redact } from "./redact.ts";

export type LogStream = { write(line: string): void };
export type LogLine = (
  level: "info" | "warn" | "error",
  message: string,
  details?: Record<string, string | number>,
) => void;

const LEVELS = { info: 30, warn: 40, error: 50 };
const ORDER = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

export function createLogLine(options: {
  asJson: boolean;
  level: string;
  stream?: LogStream | undefined;
}): LogLine {
  const least = ORDER.indexOf(options.level);
  return (level, message, details = {}) => {
    if (ORDER.indexOf(level) < least) return;
    const safe = Object.fromEntries(
      Object.entries(details).map(([name, value]) => [
        name,
        typeof value === "string" ? redact(value) : value,
      ]),
    );
    const line = options.asJson
      ? JSON.stringify({
          level: LEVELS[level],
          time: Date.now(),
          pid: process.pid,
          hostname: hostname(),
          ...safe,
          msg: message,
        })
      : [message, ...Object.values(safe)].join(" ");
    if (options.stream) options.stream.write(`${line}\n`);
    else if (options.asJson) process.stdout.write(`${line}\n`);
    else console.error(line);
  };
}

type Failure = Partial<Record<"message" | "name" | "code" | "cause", unknown>>;

/** What a line may say of an error. Not everything that is thrown is one: the job queue hands out plain objects. */
export function detailsOf(error: unknown): Record<string, string> {
  if (typeof error !== "object" || error === null) return { error: String(error) };
  const { message, name, code, cause } = error as Failure;
  const said = [message, name].find(isWord);
  const kind = [code, name].find(isWord);
  if (said === undefined && cause !== undefined) return detailsOf(cause);
  return { error: said ?? "unknown", ...(kind !== undefined && { kind }) };
}

const isWord = (value: unknown): value is string => typeof value === "string" && value !== "";

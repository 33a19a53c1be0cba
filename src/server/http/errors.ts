// The one place where an error becomes an answer.
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Socket } from "node:net";
import { preferredLanguage } from "../../contract/languages.ts";
import type { ErrorBody } from "../../contract/shapes.ts";
import { isStorageFull } from "../observability/storage.ts";
import {
  Problem,
  invalid,
  notFound,
  storageFull,
  tooLarge,
  unavailable,
  unexpected,
} from "../problems.ts";
import { translate } from "../translate.ts";

/** The framework's own refusals (unreadable JSON, too large, bad address) as our sentences. */
function asProblem(error: Error | FastifyError): Problem {
  if (error instanceof Problem) return error;
  const status = "statusCode" in error ? error.statusCode : undefined;
  if (status === 413) return tooLarge();
  if (status === 404) return notFound();
  if (status !== undefined && status >= 400 && status < 500) return invalid("bodyInvalid");
  if (isStorageFull(error)) return storageFull(error);
  if (isOrphan(error)) return notFound();
  return isAway(error) ? unavailable(error) : unexpected(error);
}

/** It was to hang on something that is not there, or is gone since: a brand that nobody has. */
const isOrphan = (error: Error): boolean => "code" in error && error.code === "23503";

/** The database cannot be reached, shuts down or has no connection left: not for long, and nobody's mistake. */
const isAway = (error: Error): boolean =>
  "code" in error && /^(08\w{3}|57P0\d|53300|ECONNRESET)$/.test(String(error.code));

export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const problem = asProblem(error);
  if (reply.raw.destroyed) {
    // Nobody is left to be told. That somebody left is no fault; whatever else went wrong is written down.
    if (!isLeaving(error)) bodyOf(problem, error, request);
    return void reply.hijack();
  }
  forgetContent(reply);
  void reply.code(problem.statusCode).send(bodyOf(problem, error, request));
}

/** What a stream ends with when its reader hangs up. */
const isLeaving = (error: Error): boolean =>
  "code" in error && /^(ERR_STREAM_PREMATURE_CLOSE|ABORT_ERR|ECONNRESET)$/.test(String(error.code));

/** An answer that failed before its first byte has said already what it would be; this one is none of it. */
function forgetContent(reply: FastifyReply): void {
  for (const name of ["content-type", "content-encoding", "content-length", "etag"]) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}

/** For an answer that has begun, and can only say in its own words that it cannot go on. */
export function errorBodyOf(error: unknown, request: FastifyRequest): ErrorBody {
  const problem = asProblem(error instanceof Error ? error : new Error(String(error)));
  return bodyOf(problem, error, request);
}

function bodyOf(problem: Problem, error: unknown, request: FastifyRequest): ErrorBody {
  if (problem.statusCode >= 500 && problem.statusCode !== 501) {
    request.log.error({ err: problem.cause ?? error }, "a call failed");
  }
  const language = preferredLanguage(request.headers["accept-language"]);
  return {
    detail: translate(language, problem.sentence, problem.values),
    code: problem.code,
    ...(problem.field && { field: problem.field }),
    ...(problem.current !== undefined && { current: problem.current }),
  };
}

/** An address that cannot be read (`/%`) passes no hook; what they would have added is added here. */
export function answerUnreadable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .header("content-security-policy", "default-src 'none'")
    .header("x-content-type-options", "nosniff")
    .header("x-request-id", request.id);
  answerError(error, request, reply);
}

/** Bytes that are no request at all, or never became one. */
export function answerGarbage(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  if (error.code === "HPE_HEADER_OVERFLOW") return answerByHand(socket, 431);
  answerByHand(socket, error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400);
}

const BY_HAND = {
  400: { line: "400 Bad Request", sentence: "bodyInvalid", code: "invalid" },
  408: { line: "408 Request Timeout", sentence: "requestTooSlow", code: "too_slow" },
  431: { line: "431 Request Header Fields Too Large", sentence: "bodyTooLarge", code: "too_large" },
} as const;

/** There is no reply to answer with; what was being read from the connection is given up. */
export function answerByHand(socket: Socket, status: keyof typeof BY_HAND): void {
  const { line, sentence, code } = BY_HAND[status];
  const body = JSON.stringify({ detail: translate("en", sentence), code });
  socket.end(
    `HTTP/1.1 ${line}\r\ncontent-type: application/json; charset=utf-8\r\nx-content-type-options: nosniff\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    // Whoever does not take this either is not waited for.
    () => socket.destroy(),
  );
}

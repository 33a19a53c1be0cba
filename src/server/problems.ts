// Errors as sentences. A Problem names a message of the contract; the one error handler
// translates it and answers `{ detail, code, field? }`.
import { elementAt } from "../contract/get-or-throw.ts";
import { isSentenceKey, type SentenceKey } from "../contract/server-messages.ts";

type Details = {
  field?: string;
  values?: Record<string, string | number>;
  cause?: unknown;
  /** With a conflict: the thing as it is now. */
  current?: unknown;
};

export class Problem extends Error {
  /** Also read by the web framework when an error passes through it. */
  readonly statusCode: number;
  readonly code: string;
  readonly sentence: SentenceKey;
  readonly field: string | undefined;
  readonly values: Record<string, string | number>;
  readonly current: unknown;

  constructor(status: number, code: string, sentence: SentenceKey, details: Details = {}) {
    super(sentence, { cause: details.cause });
    this.statusCode = status;
    this.code = code;
    this.sentence = sentence;
    this.field = details.field;
    this.values = details.values ?? {};
    this.current = details.current;
  }
}

export const invalid = (sentence: SentenceKey, details: Details = {}) =>
  new Problem(400, "invalid", sentence, details);

export const invalidField = (field: string) =>
  new Problem(400, "invalid", "fieldInvalid", { field, values: { field } });

export const signInFirst = () => new Problem(401, "sign_in_first", "signInFirst");

export const sessionEnded = () => new Problem(401, "session_ended", "sessionEnded");

export const exploreTokenInvalid = () =>
  new Problem(401, "explore_token_invalid", "exploreTokenInvalid");

export const notAllowed = () => new Problem(403, "not_allowed", "notAllowed");

/** Also the answer for another brand's private thing: its existence is not revealed. */
export const notFound = (sentence: SentenceKey = "notFound") =>
  new Problem(404, "not_found", sentence);

/** Somebody else saved it after the caller had last seen it. */
export const changedMeanwhile = (current: unknown) =>
  new Problem(409, "changed_meanwhile", "productChangedMeanwhile", { current });

/** One product among others that cannot be stored, by a fault nobody foresaw; the others are. */
export const productFault = (cause: unknown) =>
  new Problem(422, "not_saved", "productFault", { cause });

export const tooLarge = () => new Problem(413, "too_large", "bodyTooLarge");

export const tooManyRequests = () => new Problem(429, "too_many_requests", "tooManyRequests");

export const notYetAvailable = () => new Problem(501, "not_yet_available", "notYetAvailable");

export const unavailable = (cause?: unknown) =>
  new Problem(503, "unavailable", "unavailable", { cause });

/** Reading goes on; what is to be kept has to wait for room. */
export const storageFull = (cause?: unknown) =>
  new Problem(503, "storage_full", "storageFull", { cause });

export const unexpected = (cause: unknown) =>
  new Problem(500, "unexpected", "unexpected", { cause });

/** The first mistake of a payload, as a sentence. */
export function payloadProblem(error: {
  issues: { path: PropertyKey[]; message: string }[];
}): Problem {
  const { path, message } = elementAt(error.issues, 0);
  const field = path.map(String).join(".");
  if (isSentenceKey(message)) return invalid(message, field ? { field } : {});
  return field ? invalidField(field) : invalid("bodyInvalid");
}

/** A refusal of one thing among many; anything else is not ours to swallow. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/** As it travels between processes, where an error loses its class. */
export type SentProblem = Pick<Problem, "code" | "sentence" | "values"> & {
  status: number;
  field?: string;
};

export const packProblem = ({
  statusCode: status,
  code,
  sentence,
  values,
  field,
}: Problem): SentProblem => ({
  status,
  code,
  sentence,
  values,
  ...(field && { field }),
});

export const unpackProblem = ({ status, code, sentence, ...details }: SentProblem): Problem =>
  new Problem(status, code, sentence, details);

// The typed client: every call goes through the contract's endpoint, and every failure is an ApiError.
import type { AnyEndpoint, CallInput, ResponseOf } from "../../contract/endpoint.ts";
import { fillPath } from "../../contract/endpoint.ts";
import type { ErrorBody } from "../../contract/shapes.ts";
import { watchCall } from "./connection-store.ts";
import { readEvents } from "./event-stream.ts";

export const NETWORK = "network";

type Failure = {
  status: number;
  code: string;
  detail?: string;
  field?: string;
  current?: unknown;
};

/** `status` 0 and code `network` mean that no answer came. Branch on `code`, never on `detail`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The server's sentence for people, already in their language. */
  readonly detail: string | undefined;
  readonly field: string | undefined;
  /** With code `changed_meanwhile`: the thing as it is now. */
  readonly current: unknown;

  constructor({ status, code, detail, field, current }: Failure, options?: ErrorOptions) {
    super(detail ?? `${status} ${code}`, options);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.field = field;
    this.current = current;
  }
}

export type CallOptions = {
  token?: string | null;
  signal?: AbortSignal;
  /** The file of an endpoint with `upload`. */
  file?: Blob;
  /** Lets a small report outlive the page that sends it. */
  keepalive?: boolean;
};

/** The answer is trusted to have the contract's shape: the server checks it before it leaves. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> & AnyInput,
): Promise<ResponseOf<E>> {
  const response = await send(endpoint, input, "application/json");
  const answer: ResponseOf<E> = await response.json();
  return answer;
}

/** A picture that only a session may see; an <img> carries none. */
export async function callForPicture<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> & AnyInput,
): Promise<Blob> {
  const response = await send(endpoint, input, "image/webp, application/json;q=0.5");
  return response.blob();
}

/** The events of a streaming endpoint, one by one; aborting the signal ends the stream. */
export async function* openStream<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> & AnyInput,
): AsyncGenerator<ResponseOf<E>, void> {
  const response = await send(endpoint, input, "text/event-stream");
  yield* readEvents<ResponseOf<E>>(response);
}

export type StreamOrAnswer<E extends AnyEndpoint, Event> =
  | { events: AsyncGenerator<Event, void> }
  | { answer: ResponseOf<E> };

/** For an endpoint that can do both: its events where the server streams, else its plain answer. */
export async function callOrStream<E extends AnyEndpoint, Event>(
  endpoint: E,
  input: CallInput<E> & AnyInput,
): Promise<StreamOrAnswer<E, Event>> {
  const response = await send(endpoint, input, "text/event-stream, application/json;q=0.5");
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (isStream) return { events: readEvents<Event>(response) };
  const answer: ResponseOf<E> = await response.json();
  return { answer };
}

/** What every CallInput is, whatever its endpoint. */
export type AnyInput = CallOptions & {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
};

async function send(endpoint: AnyEndpoint, input: AnyInput, accept: string): Promise<Response> {
  const headers = new Headers({
    Accept: accept,
    "Accept-Language": document.documentElement.lang || "en",
  });
  if (input.token) headers.set("Authorization", `Bearer ${input.token}`);
  if (input.body !== undefined) headers.set("Content-Type", "application/json");
  const request = {
    method: endpoint.method,
    headers,
    body: bodyOf(endpoint, input),
    signal: input.signal,
    keepalive: input.keepalive,
  };
  const response = await reach(address(endpoint, input), request, !isPatient(endpoint));
  if (!response.ok) throw await failureOf(response);
  return response;
}

function address(endpoint: AnyEndpoint, input: AnyInput): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const path = fillPath(endpoint.path, input.params ?? {});
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

function bodyOf(endpoint: AnyEndpoint, input: AnyInput): BodyInit | undefined {
  if (endpoint.upload && input.file) {
    const form = new FormData();
    form.set(endpoint.upload, input.file);
    return form;
  }
  return input.body === undefined ? undefined : JSON.stringify(input.body);
}

/** Calls that take their time on the server, or that nobody sees: a wait for them says nothing of the network. */
const isPatient = ({ allowance = "browse" }: AnyEndpoint): boolean =>
  allowance !== "browse" && allowance !== "write";

/** A call that was given up stays an AbortError, so that callers can tell it from a failure. */
async function reach(url: string, request: RequestInit, isUrgent: boolean): Promise<Response> {
  try {
    return await watchCall(fetch(url, request), { signal: request.signal, isUrgent });
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw new ApiError({ status: 0, code: NETWORK }, { cause });
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  return errorFrom(response.status, await response.json().catch(() => null));
}

/** An answer that says no, as an error. */
export const errorFrom = (status: number, body: unknown): ApiError =>
  new ApiError({ status, ...(isErrorBody(body) ? body : { code: "unexpected" }) });

/** A proxy in between may answer with something of its own. */
function isErrorBody(body: unknown): body is ErrorBody {
  const { detail, code } = (body ?? {}) as Record<string, unknown>;
  return typeof detail === "string" && typeof code === "string";
}

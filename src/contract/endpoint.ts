// What a call is. Everything both sides promise about one HTTP call stands in one `endpoint({...})`:
// the server mounts from it, the client calls through it, OpenAPI is written from it.
import type { z } from "zod";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call. `owner` means the brand named in the path, or the administrator;
 * `brand` any signed-in brand. The server checks it before it looks at the payload.
 */
export type Access = "anyone" | "brand" | "owner" | "administrator";

/** Which rate limit a call draws from; the numbers stand in limits.ts. */
export type Allowance = "browse" | "search" | "write" | "sign-in" | "event" | "heavy" | "picture";

/** How the answer travels when it is not JSON. */
export type Answer = "json" | "stream" | "redirect" | "picture";

type Names<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? Names<Head> | Names<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

export type PathParams<Path extends string> = { [Name in Names<Path>]: string };

export type Endpoint<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = {
  method: Method;
  path: Path;
  access: Access;
  /** One line for people, shown in the API documentation. */
  summary: string;
  allowance?: Allowance;
  /** Its bearer token is not a session but the call's own. */
  hasOwnToken?: boolean;
  query?: Query;
  body?: Body;
  /** A file in this multipart field instead of a JSON body. */
  upload?: string;
  answer?: Answer;
  /** The JSON answer, or one event of the stream. Fields it does not name never leave the server. */
  response?: Response;
  /** One event of the stream that answers instead where the caller accepts text/event-stream. */
  events?: z.ZodType;
  /** Upper bound of the request body; limits.ts holds the default. */
  maxBodyBytes?: number;
};

export function endpoint<
  const Path extends string,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodUndefined,
>(declared: Endpoint<Path, Query, Body, Response>): Endpoint<Path, Query, Body, Response> {
  return declared;
}

/** The part of an endpoint that does not depend on its payloads; what lists of endpoints hold. */
export type AnyEndpoint = Endpoint<string, z.ZodType, z.ZodType, z.ZodType>;

export type QueryOf<E> =
  E extends Endpoint<string, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> =
  E extends Endpoint<string, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type ResponseOf<E> =
  E extends Endpoint<string, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;
export type ParamsOf<E> =
  E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? PathParams<P> : never;

/** What a caller has to hand over: input types, so that defaults may be left out. */
export type CallInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? ([Names<P>] extends [never] ? { params?: undefined } : { params: PathParams<P> }) &
        ([z.input<Q>] extends [undefined] ? { query?: undefined } : { query: z.input<Q> }) &
        ([z.input<B>] extends [undefined] ? { body?: undefined } : { body: z.input<B> })
    : never;

/** Fills `:name` segments; every value is encoded, so a name with a slash stays one segment. */
export function fillPath<Path extends string>(path: Path, params: PathParams<Path>): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ""),
  );
}

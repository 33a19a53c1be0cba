// Puts a declared call on the server: who may call, is the payload right, what leaves.
import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { isUsableText } from "../../contract/shapes.ts";
import type {
  Allowance,
  AnyEndpoint,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from "../../contract/endpoint.ts";
import { CALLS_PER_MINUTE } from "../../contract/limits.ts";
import { preferredLanguage, type Language } from "../../contract/languages.ts";
import { notAllowed, notFound, payloadProblem, signInFirst } from "../problems.ts";
import type { KeptText } from "./compress.ts";
import { bearerOf, type Session, type Sessions } from "./session.ts";

export type Api = { app: FastifyInstance; sessions: Sessions; mounted: Set<AnyEndpoint> };

export type Call<E extends AnyEndpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Never null where the endpoint asks for a brand, an owner or the administrator. */
  session: Session | null;
  /** The raw bearer token, for a call that has its own (the explore feed). */
  bearer: string | null;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** An answer that was put together from JSON which has passed the schema before, or is written while it is read. */
export class ReadyJson<Answer> {
  declare readonly answer: Answer;
  readonly text: string | Readable;
  readonly kept: KeptText | null;

  constructor(text: string | Readable | KeptText) {
    this.kept = typeof text === "object" && "packed" in text ? text : null;
    this.text = this.kept ? this.kept.text : (text as string | Readable);
  }
}

type Handler<E extends AnyEndpoint> = (
  call: Call<E>,
) => Promise<ResponseOf<E> | ReadyJson<ResponseOf<E>> | void>;

export function mount<
  Path extends string,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(
  api: Api,
  endpoint: Endpoint<Path, Query, Body, Response>,
  handler: Handler<Endpoint<Path, Query, Body, Response>>,
): void {
  api.mounted.add(endpoint);
  api.app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    config: allowanceOf(endpoint.allowance ?? "browse"),
    // Before the body is read: a stranger's megabytes are not parsed.
    preParsing: async (request) => {
      request.caller = await admit(api.sessions, endpoint, request);
    },
    handler: async (request, reply) => {
      const answer = await handler({
        params: usableParams(request),
        query: parse(endpoint.query, request.query, "query"),
        body: endpoint.upload ? undefined : parse(endpoint.body, request.body, "body"),
        session: request.caller,
        bearer: bearerOf(request.headers.authorization),
        language: preferredLanguage(request.headers["accept-language"]),
        request,
        reply,
      } as Call<Endpoint<Path, Query, Body, Response>>);
      if (reply.sent || (endpoint.answer && endpoint.answer !== "json")) return reply;
      // Answered in events, which are still on their way.
      if (endpoint.events && answer === undefined) return reply;
      if (answer instanceof ReadyJson) {
        reply.kept = answer.kept;
        return reply.type("application/json; charset=utf-8").send(answer.text);
      }
      return endpoint.response ? endpoint.response.parse(answer) : answer;
    },
  });
}

/** Calls of one kind draw from one allowance, however many routes they are spread over. */
export const allowanceOf = (kind: Allowance) => ({
  rateLimit: { max: CALLS_PER_MINUTE[kind], timeWindow: "1 minute", groupId: kind },
});

declare module "fastify" {
  interface FastifyRequest {
    caller: Session | null;
  }
}

async function admit(
  sessions: Sessions,
  { access, hasOwnToken }: AnyEndpoint,
  request: FastifyRequest,
): Promise<Session | null> {
  if (hasOwnToken) return null;
  const token = bearerOf(request.headers.authorization);
  // Public calls are answered with or without a session; an owner's token only adds previews.
  if (access === "anyone") return token ? sessions.read(token).catch(() => null) : null;
  if (!token) throw signInFirst();
  const session = await sessions.read(token);
  if (access === "administrator" && !session.isAdministrator) throw notAllowed();
  const { brandId } = request.params as { brandId?: string };
  if (access === "owner" && brandId !== session.brandId && !session.isAdministrator) {
    throw notFound();
  }
  return session;
}

/** A name with such characters is nobody's, and the database could not even look it up. */
function usableParams(request: FastifyRequest): unknown {
  const params = request.params as Record<string, string>;
  if (!Object.values(params).every(isUsableText)) throw notFound();
  return params;
}

function parse(schema: z.ZodType | undefined, value: unknown, part: "query" | "body"): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? (part === "query" ? {} : undefined));
  if (parsed.success) return parsed.data;
  throw payloadProblem(parsed.error);
}

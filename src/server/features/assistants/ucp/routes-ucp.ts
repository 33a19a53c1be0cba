// The Universal Commerce Protocol over REST, and the document by which it is found.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { IncomingHttpHeaders } from "node:http";
import type { z } from "zod";
import { preferredLanguage, type Language } from "../../../../contract/languages.ts";
import { allowanceOf, type Api } from "../../../http/mount.ts";
import { Problem } from "../../../problems.ts";
import { openToPages } from "../open-door.ts";
import { Refusal } from "../refusal.ts";
import type { UcpCatalogue } from "./catalogue.ts";
import type { Platforms } from "./platform.ts";
import { businessProfile } from "./profile.ts";
import { CURRENT, RELEASES, profilePath, releaseIn, restPath, type Release } from "./releases.ts";
import { LookupRequest, ProductRequest, SearchRequest } from "./requests.ts";

type App = Api["app"];

export type UcpParts = { catalogue: UcpCatalogue; platforms: Platforms; publicUrl: () => string };

const PROFILE_KEPT_S = 300;

export async function serveUcp(app: App, parts: UcpParts): Promise<void> {
  for (const release of RELEASES) {
    app.get(profilePath(release), async (_, reply) =>
      reply
        .header("cache-control", `public, max-age=${PROFILE_KEPT_S}`)
        .header("access-control-allow-origin", "*")
        .send(businessProfile(release, parts.publicUrl())),
    );
    await app.register(async (scope) => mountRelease(scope, release, parts));
  }
  // A release that is not spoken is answered in the protocol's words, not with a page.
  await app.register(async (scope) => {
    answerRefusals(scope, CURRENT, parts.publicUrl);
    scope.post("/ucp/:version/*", async (request) => {
      const { version } = request.params as { version: string };
      if (releaseIn(version)) throw new Refusal("not_found", "There is no such operation.", 404);
      throw unsupported(version);
    });
  });
}

const unsupported = (version: string) =>
  new Refusal(
    "version_unsupported",
    `Version ${version.slice(0, 40)} is not supported. Spoken here: ${RELEASES.join(", ")}.`,
    422,
  );

function mountRelease(scope: App, release: Release, parts: UcpParts): void {
  const { catalogue, platforms } = parts;
  answerRefusals(scope, release, parts.publicUrl);
  openToPages(scope, [`${restPath(release)}/catalog/*`], "POST");
  const operation = <Body extends { context?: { language?: string | undefined } | undefined }>(
    name: string,
    schema: z.ZodType<Body>,
    answer: (body: Body, asker: { release: Release; language: Language }) => Promise<unknown>,
  ) =>
    scope.post(
      `${restPath(release)}/catalog/${name}`,
      { config: allowanceOf(name === "search" ? "search" : "browse") },
      async (request, reply) => {
        await platforms.check(agentOf(request), release);
        const body = parsed(schema, request.body);
        const language = preferredLanguage(
          body.context?.language ?? request.headers["accept-language"],
        );
        return reply
          .header("cache-control", "no-store")
          .send(await answer(body, { release, language }));
      },
    );
  operation("search", SearchRequest, catalogue.search);
  operation("lookup", LookupRequest, catalogue.lookup);
  operation("product", ProductRequest, catalogue.product);
}

function agentOf({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  const header = headers["ucp-agent"];
  return Array.isArray(header) ? header[0] : header;
}

function parsed<Body>(schema: z.ZodType<Body>, value: unknown): Body {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const where = elementAt(read.error.issues, 0).path.map(String).join(".");
  throw new Refusal(
    "invalid_request",
    where ? `The field ${where} is missing or cannot be read.` : "The request cannot be read.",
  );
}

/** Everything thrown below becomes the protocol's own error. */
function answerRefusals(scope: App, release: Release, publicUrl: () => string): void {
  scope.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, "an assistant's call failed");
    const code = error instanceof Refusal || error instanceof Problem ? error.code : codeOf(status);
    const content =
      error instanceof Refusal ? error.message : (SENTENCES[code] ?? "The request cannot be read.");
    return reply.code(status).send({
      ucp: { version: release, status: "error" },
      messages: [
        {
          type: "error",
          code,
          content,
          severity: status === 429 || status >= 500 ? "recoverable" : "unrecoverable",
        },
      ],
      continue_url: `${publicUrl()}/`,
    });
  });
}

const codeOf = (status: number) => {
  if (status === 429) return "too_many_requests";
  return status >= 500 ? "internal_error" : "invalid_request";
};

const SENTENCES: Record<string, string> = {
  too_many_requests: "Too many requests. Please wait a minute.",
  too_large: "The request is too large.",
  unavailable: "Not available right now. Please try again in a moment.",
  internal_error: "Something went wrong on our side.",
};

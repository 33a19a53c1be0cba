// OpenAPI written from the contract, so that it cannot say anything else.
import { z } from "zod";
import { DECLARED } from "../../contract/api.ts";
import type { AnyEndpoint } from "../../contract/endpoint.ts";
import { ErrorBody } from "../../contract/shapes.ts";

const schemaOf = (schema: z.ZodType, io: "input" | "output") =>
  z.toJSONSchema(schema, { io, unrepresentable: "any", target: "openapi-3.0" });

const pathNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map((found) => found[1] ?? "");

const CONTENT_TYPES = {
  json: "application/json",
  stream: "text/event-stream",
  picture: "image/webp",
};

export function openApi(version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of DECLARED) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.0.3",
    info: {
      title: "Ribby",
      version,
      description: "Every call is declared once; this page is written from that declaration.",
    },
    paths,
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  };
}

function operation(endpoint: AnyEndpoint) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split("/")[endpoint.path.startsWith("/api/v1") ? 3 : 2]],
    "x-access": endpoint.access,
    ...(endpoint.access !== "anyone" && { security: [{ bearer: [] }] }),
    parameters: [
      ...pathNames(endpoint.path).map((name) => ({
        name,
        in: "path",
        required: true,
        schema: { type: "string" },
      })),
      ...queryParameters(endpoint),
    ],
    ...requestBody(endpoint),
    responses: { ...success(endpoint), default: failure },
  };
}

function queryParameters({ query }: AnyEndpoint) {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, "input") as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function requestBody({ body, upload }: AnyEndpoint) {
  if (upload) {
    const schema = {
      type: "object",
      properties: { [upload]: { type: "string", format: "binary" } },
    };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (!body) return {};
  const schema = schemaOf(body, "input");
  return { requestBody: { required: true, content: { "application/json": { schema } } } };
}

function success({ answer = "json", response, events }: AnyEndpoint) {
  if (answer === "redirect") return { 302: { description: "To the product in the brand's shop" } };
  const type = CONTENT_TYPES[answer];
  const schema = response ? schemaOf(response, "output") : { type: "string", format: "binary" };
  const streamed = events && { [CONTENT_TYPES.stream]: { schema: schemaOf(events, "output") } };
  return { 200: { description: "Done", content: { [type]: { schema }, ...streamed } } };
}

const failure = {
  description: "A sentence for people, a code for programs",
  content: { "application/json": { schema: schemaOf(ErrorBody, "output") } },
};

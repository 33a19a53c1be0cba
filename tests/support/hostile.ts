// Payloads for every declared call: close to what it expects, far from it, and hostile.
import fc from "fast-check";
import { z } from "zod";
import type { AnyEndpoint } from "../../src/contract/endpoint.ts";

export const HOSTILE_STRINGS = [
  "",
  " ",
  "'; drop table brands; --",
  "' or 1=1 --",
  "x') union select password_hash from brands --",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{7*7}}${7*7}#{7*7}",
  "../../../../etc/passwd",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "\0",
  "a\0b",
  "\u001b[2J",
  "\ud800",
  "\udfff\ud800",
  "\u202Eevil\u202C\u200F\u2066",
  "👩‍👩‍👧‍👦🏳️‍🌈",
  "ي\u0651\u064B".repeat(50),
  "\uFEFF\uFFFE\uFFFF",
  "\r\nSet-Cookie: a=b\r\n",
  "%00%0d%0a%2e%2e%2f",
  "%s%n%x$&$1$`",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-1",
  "1e309",
  "9".repeat(400),
  "2026-02-31T25:61:00Z",
  "0000-00-00T00:00:00Z",
  "+275760-09-13T00:00:00.001Z",
  "b_",
  "p_",
  "ribby",
  "x".repeat(300),
  "é".repeat(20_000),
];

/** Stands for a megabyte until it is sent, so that a failure can be read. */
const HUGE = "A-MEGABYTE";
/** Likewise for arrays within arrays, more of them than a call stack holds. */
const DEEP = "A-DEEP-NEST";
const NESTED = 20_000;
export const expandHuge = (json: string): string =>
  json
    .replace(HUGE, "x".repeat(1024 * 1024))
    .replace(`"${DEEP}"`, "[".repeat(NESTED) + "]".repeat(NESTED));

/** What a body says about itself, and how its letters are written; mostly both are as they should be. */
export const DRESSES = {
  json: { headers: { "content-type": "application/json" }, write: "utf8" },
  "utf-16": { headers: { "content-type": "application/json; charset=utf-16" }, write: "utf16le" },
  "utf-16 unsaid": { headers: { "content-type": "application/json" }, write: "utf16le" },
  latin: { headers: { "content-type": "application/json" }, write: "latin1" },
  "no zip": {
    headers: { "content-type": "application/json", "content-encoding": "gzip" },
    write: "utf8",
  },
  form: { headers: { "content-type": "application/x-www-form-urlencoded" }, write: "utf8" },
  "no parts": { headers: { "content-type": "multipart/form-data; boundary=x" }, write: "utf8" },
  boundless: { headers: { "content-type": "multipart/form-data" }, write: "utf8" },
  "odd type": { headers: { "content-type": "application/json, text/\u00e9; =" }, write: "utf8" },
  naked: { headers: {}, write: "utf8" },
} as const satisfies Record<string, { headers: Record<string, string>; write: BufferEncoding }>;

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  12,
  20,
];

const hostileString = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...HOSTILE_STRINGS) },
  { weight: 6, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 3, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileString },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...HOSTILE_NUMBERS) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [{}], [null]) },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileString, hostileString, { maxKeys: 5 }) },
  { weight: 1, arbitrary: fc.constant(HUGE) },
  { weight: 1, arbitrary: fc.constant(DEEP) },
);

type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
};

/** Mostly what the schema asks for, so that the fuzz gets past the first check; sometimes not. */
function nearly(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: fitting(schema, known) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function fitting(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, known)));
  switch (schema.type) {
    case "object": {
      const { properties = {}, additionalProperties: others } = schema;
      const named = fc.record(
        Object.fromEntries(
          Object.entries(properties).map(([name, value]) => [name, nearly(value, known)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
      if (typeof others !== "object") return named;
      return fc.dictionary(hostileString, nearly(others, known), { maxKeys: 4 });
    }
    case "array":
      return fc.array(nearly(schema.items ?? {}, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      });
    case "number":
    case "integer":
      return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(...HOSTILE_NUMBERS));
    case "boolean":
      return fc.boolean();
    case "string":
      return fc.oneof(fc.constantFrom(...known, "Linen shirt", "a@b.example"), hostileString);
    default:
      return hostileValue;
  }
}

export type HostileCall = {
  params: string[];
  query: [string, string][];
  body: unknown;
  /** Not JSON at all, sent as it is. */
  raw: string | null;
  dress: keyof typeof DRESSES;
  as: "nobody" | "brand" | "administrator";
};

const odd = Object.keys(DRESSES) as (keyof typeof DRESSES)[];

const schemaOf = (schema: z.ZodType | undefined): JsonSchema =>
  schema ? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema) : {};

export function hostileCall(
  endpoint: AnyEndpoint,
  known: readonly string[],
): fc.Arbitrary<HostileCall> {
  const places = endpoint.path.match(/:\w+/g) ?? [];
  const names = [...Object.keys(schemaOf(endpoint.query).properties ?? {}), "w", "lang", "x[]"];
  const word = fc.oneof(fc.constantFrom(...known, "0", "1", "12"), hostileString);
  return fc.record({
    params: fc.tuple(...places.map(() => word)),
    query: fc.array(fc.tuple(fc.constantFrom(...names), word), { maxLength: 4 }),
    body: endpoint.body ? nearly(schemaOf(endpoint.body), known) : hostileValue,
    raw: fc.option(hostileString, { freq: 12 }),
    dress: fc.oneof(
      { weight: 9, arbitrary: fc.constant("json" as const) },
      { weight: 1, arbitrary: fc.constantFrom(...odd) },
    ),
    as: fc.constantFrom("nobody", "brand", "administrator"),
  });
}

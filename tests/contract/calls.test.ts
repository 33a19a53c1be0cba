// specified-calls.md is section 7 of the specification as written; every row is held against the contract.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { DECLARED, SPECIFIED } from "../../src/contract/api.ts";
import { FURTHER } from "../../src/contract/further-calls.ts";

type Row = { method: string; path: string; query: string[]; payload: string; response: string };

const table = readFileSync(join(import.meta.dirname, "specified-calls.md"), "utf8");

const rows: Row[] = table
  .split("\n")
  .filter((line) => /^\| (GET|POST|PUT|PATCH|DELETE) /.test(line))
  .map((line) => {
    const [call = "", payload = "", response = ""] = line
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
    const [, method = "", path = "", query = ""] = /^(\w+) ([^?\s]+)(?:\?(.*))?$/.exec(call) ?? [];
    const names = query.split("&").map((pair) => pair.split("=")[0]!);
    return { method, path, query: query ? names : [], payload, response };
  });

const PRODUCT_FIELDS =
  "id, title, description, brand, brand_website, category, style, colors, sizes, materials, image_url, other_image_urls, price, current_price, currency, url, image, sold_out, variants, hidden, active, isNew, created_at, updated_at";

/** Cells that describe instead of naming fields; section 3 names the fields of what they describe. */
const DESCRIBED: Record<string, string> = {
  none: "",
  "ISO timestamps": "",
  "optional Bearer explore token": "",
  "multipart field image": "",
  "whole brand object": "name, username, email, mobile_number, website, is_active",
  "full product with arrays":
    "id, title, description, price, current_price, currency, url, image_url, other_image_urls, category, style, colors, sizes, materials, variants, sold_out, hidden, isNew, active, updated_at",
  "array of products; timeout 300000 ms": "",
  "on pin; errors only logged": "",
  "not shown": "",
  "response not read": "",
  "buy link": "",
  "bulk delete issues one per selected id in parallel": "",
  "table reloaded afterwards": "",
  "server-sent event stream": "",
  "subscription object": "has_subscription, subscription",
  product: PRODUCT_FIELDS,
  "the product": PRODUCT_FIELDS,
  "saved product": PRODUCT_FIELDS,
  "product with active": "id, active",
  "product with hidden": "id, hidden",
  "brand products": PRODUCT_FIELDS,
  "product list": PRODUCT_FIELDS,
  "image_url; error detail": "image_url",
  "session_id, then redirect to a card payment provider": "session_id",
  "products, has_more, token (stored locally)": "products, has_more, token",
};

/** Cells whose answer is the bare array. */
const LISTS = ["brand products", "product list"];

/** 'data: website or product_url, platform' names data.website, data.product_url and data.platform. */
function fieldsNamed(cell: string): string[] {
  const words = DESCRIBED[cell] ?? cell.replace(/^list of /, "");
  const [, parent, inside] = /^(\w+): (.*)$/.exec(words) ?? [];
  const names = (inside ?? words)
    .replace(/\([^)]*\)/g, "")
    .split(/,| or /)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return parent ? names.map((name) => `${parent}.${name}`) : names;
}

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
};

const schemaOf = (schema: z.ZodType | undefined, io: "input" | "output"): JsonSchema =>
  schema ? (z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema) : {};

const fieldsOf = ({ properties = {} }: JsonSchema): string[] =>
  Object.entries(properties).flatMap(([name, field]) => [
    name,
    ...fieldsOf(field).map((inner) => `${name}.${inner}`),
  ]);

const requiredOf = ({ properties = {}, required = [] }: JsonSchema): string[] =>
  required.flatMap((name) => {
    const inner = properties[name]?.properties;
    return inner ? requiredOf(properties[name]!).map((field) => `${name}.${field}`) : [name];
  });

/** The table writes {id} where we write :brandId; what counts is where the places are. */
const shapeOf = (path: string) => path.replace(/\{\w+\}|:\w+/g, "{}");

test("the table has the forty calls of the specification", () => {
  expect(rows.length).toBe(40);
  expect(SPECIFIED.length).toBe(40);
});

describe.each(rows.map((row, n) => [`${row.method} ${row.path}`, row, n] as const))(
  "%s",
  (_, row, n) => {
    const declared = SPECIFIED[n]!;

    test("stands in the contract at its row, with its method, path and query", () => {
      expect(`${declared.method} ${shapeOf(declared.path)}`).toBe(
        `${row.method} ${shapeOf(row.path)}`,
      );
      expect(fieldsOf(schemaOf(declared.query, "input"))).toEqual(row.query);
    });

    test("understands a client that sends what the table names and nothing else", () => {
      const body = schemaOf(declared.body, "input");
      const named = fieldsNamed(row.payload);
      expect(fieldsOf(body)).toEqual(expect.arrayContaining(named));
      expect(requiredOf(body).filter((field) => !named.includes(field))).toEqual([]);
      expect(declared.upload ?? null).toBe(row.payload.startsWith("multipart") ? "image" : null);
      if (row.payload.startsWith("array")) expect(body.type).toBe("array");
    });

    test("answers with every field the table names", () => {
      const response = schemaOf(declared.response, "output");
      const isList = row.response.startsWith("list of") || LISTS.includes(row.response);
      expect(response.type === "array").toBe(isList);
      const named = fieldsNamed(row.response);
      expect(fieldsOf(isList ? response.items! : response)).toEqual(expect.arrayContaining(named));
      if (row.response === "server-sent event stream") expect(declared.answer).toBe("stream");
      if (row.response === "buy link") expect(declared.answer).toBe("redirect");
    });
  },
);

test("calls beyond the table are in a list of their own and no call is declared twice", () => {
  const calls = DECLARED.map(({ method, path }) => `${method} ${shapeOf(path)}`);
  expect(new Set(calls).size).toBe(calls.length);
  expect(FURTHER.filter((endpoint) => SPECIFIED.includes(endpoint))).toEqual([]);
});

test("every call says in a sentence what it does", () => {
  for (const { summary } of DECLARED) expect(summary).toMatch(/^[A-Z].*\.$/);
});

// What of the contract travels to the browser.
import { expect, test } from "vitest";
import { parseAst } from "vite";
import { withoutSchemas } from "../../scripts/drop-schemas.ts";

const left = (code: string): string =>
  withoutSchemas(code, parseAst(code)).replaceAll(/\s+/g, " ").trim();

test("a call keeps its method and path; schemas and words about it stay on the server", () => {
  expect(
    left(`
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Fact } from "./facts.ts";
const Piece = z.object({ id: z.string().max(9), facts: z.array(Fact) });
const Longer = Piece.extend({ more: z.number() });
export const send = endpoint({
  method: "POST",
  path: "/api/pieces",
  access: "owner",
  summary: "Sends a piece.",
  upload: "image",
  body: Longer,
  response: Piece,
});`),
  ).toBe(
    'import { z } from "zod"; import { endpoint } from "./endpoint.ts"; const Piece = z; const Longer = z; ' +
      'export const send = /* @__PURE__ */ endpoint({method: "POST", path: "/api/pieces", upload: "image"});',
  );
});

test("values and functions beside the schemas stay as they are", () => {
  const kept = `import { z } from "zod";
import { MOST } from "./limits.ts";
const words = z;
export const SORTS = ["newest", "price_up"];
export function firstOf(words) { return words.split(" ").slice(0, MOST); }`;
  expect(left(kept.replace("const words = z;", "const words = z.array(z.string());"))).toBe(
    kept.replaceAll(/\s+/g, " "),
  );
});

// Every declared call with broken, wrong, huge and hostile payloads. The seed is fixed: a failure here
// fails again tomorrow. Try others with another number.
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DECLARED } from "../../src/contract/api.ts";
import type { AnyEndpoint } from "../../src/contract/endpoint.ts";
import { ErrorBody } from "../../src/contract/words.ts";
import { askExactly, type Answer } from "../support/ask.ts";
import { expandHuge, hostileCall, type HostileCall } from "../support/hostile.ts";
import { administratorToken, makeBrand, newProduct, tokenOf } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const SEED = 20_261_115;
const CALLS_EACH = 60;

let server: TestServer;
const tokens: Record<HostileCall["as"], string> = { nobody: "", brand: "", administrator: "" };
/**
 * Ids and a table that exist, so that some calls get past the question whether the thing is there. The
 * administrator among the callers can empty that table, so it is none that the other calls need.
 */
const known = ["p_fuzz", "b_fuzz", "shared_collections"];

beforeAll(async () => {
  server = await startTestServer();
  const brand = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, [newProduct({ id: "p_fuzz" })]);
  // A website that no scan may go to: the calls are tried here, not somebody's shop.
  const { sql } = server.parts.database;
  const website = "http://10.0.0.1";
  await sql.updateTable("brands").set({ website }).where("id", "=", brand.id).execute();
  known[1] = brand.id;
});
afterAll(() => server.stop());

// Some calls sign out whoever makes them.
beforeEach(async () => {
  tokens.brand = await tokenOf(server.parts, known[1]!);
  tokens.administrator = await administratorToken(server.parts);
});

const encode = (word: string) => encodeURIComponent(word.replace(/\p{Cs}/gu, "\ufffd")) || "%20";

function send(endpoint: AnyEndpoint, call: HostileCall): Promise<Answer> {
  let place = 0;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    name === "brandId" && call.as === "brand" ? known[1]! : encode(call.params[place++]!),
  );
  const query = call.query.map(([name, value]) => `${name}=${encode(value)}`).join("&");
  const token = tokens[call.as];
  return askExactly(server.address, `${path}?${query}`.slice(0, 12_000), {
    method: endpoint.method,
    headers: {
      ...(endpoint.method !== "GET" && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(endpoint.method !== "GET" && { bytes: call.raw ?? expandHuge(JSON.stringify(call.body)) }),
  });
}

/** Words of stack traces, file paths, SQL and drivers. None of them stands in a payload we send. */
const INNARDS =
  /\n\s+at |node_modules|\.[cm]?[jt]s:\d|\/src\/|file:\/\/\/\w+\/\w+\/|syntax error|invalid (input|byte)|relation "|column "|violates|ECONN|ENOENT|TypeError|ZodError|PostgreSQL|PGlite/;

test.each(DECLARED.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  `%s never breaks and never shows its innards (seed ${SEED})`,
  async (_, endpoint) => {
    await fc.assert(
      fc.asyncProperty(hostileCall(endpoint, known), async (call) => {
        const { status, text, body } = await send(endpoint, call);
        expect(status < 500 || status === 501 ? "calm" : `${status}: ${text}`).toBe("calm");
        expect(INNARDS.exec(text)?.[0]).toBeUndefined();
        if (status >= 400) expect(ErrorBody.strict().safeParse(body).error).toBeUndefined();
      }),
      { seed: SEED, numRuns: CALLS_EACH, endOnFailure: false },
    );
  },
);

test("after all that the shop is as it was", async () => {
  const { sql } = server.parts.database;
  const counts = await sql
    .selectFrom("brands")
    .select((of) => of.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  expect(counts.n).toBe(2);
  expect((await askExactly(server.address, "/api/health")).status).toBe(200);
  expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([]);
});

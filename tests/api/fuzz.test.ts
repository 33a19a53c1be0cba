// Every declared call with broken, wrong, huge and hostile payloads. The seed is fixed: a failure here
// fails again tomorrow. Try others with another number.
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DECLARED } from "../../src/contract/api.ts";
import { ErrorBody } from "../../src/contract/shapes.ts";
import { askExactly } from "../support/ask.ts";
import { INNARDS, openFuzz, type Fuzz } from "../support/fuzz.ts";
import { hostileCall } from "../support/hostile.ts";

const SEED = 20_261_115;
const CALLS_EACH = 60;

let fuzz: Fuzz;
beforeAll(async () => void (fuzz = await openFuzz()));
afterAll(() => fuzz.stop());
beforeEach(() => fuzz.signIn());

test.each(DECLARED.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  `%s never breaks and never shows its innards (seed ${SEED})`,
  async (_, endpoint) => {
    await fc.assert(
      fc.asyncProperty(hostileCall(endpoint, fuzz.known), async (call) => {
        const { status, text, body } = await fuzz.send(endpoint, call);
        expect(status < 500 || status === 501 ? "calm" : `${status}: ${text}`).toBe("calm");
        expect(INNARDS.exec(text)?.[0]).toBeUndefined();
        if (status >= 400) expect(ErrorBody.strict().safeParse(body).error).toBeUndefined();
      }),
      { seed: SEED, numRuns: CALLS_EACH, endOnFailure: false },
    );
  },
);

test("after all that the shop is as it was", async () => {
  const { sql } = fuzz.server.parts.database;
  const counts = await sql
    .selectFrom("brands")
    .select((of) => of.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  expect(counts.n).toBe(2);
  expect((await askExactly(fuzz.server.address, "/api/health")).status).toBe(200);
  expect(fuzz.server.log.filter((line) => line.includes('"level":50'))).toEqual([]);
});

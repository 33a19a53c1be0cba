// From the health of a catalogue to the pieces concerned and one change for all of them: the score rises, the lack is gone.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Health, HealthKind } from "../../src/contract/health.ts";
import { ask } from "../support/ask.ts";
import { makeBrand, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { workbenchOf, type Workbench } from "../support/workbench.ts";

let server: TestServer;
let brand: TestBrand;
let bench: Workbench;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  brand = await makeBrand(server.parts);
  bench = workbenchOf(server.address, brand);
});

const health = async (token = brand.token) =>
  (await ask(server.address, `/api/brands/${brand.id}/health`, { token })).body as Health;
const concerned = ({ issues }: Health, kind: HealthKind) =>
  issues.find((issue) => issue.kind === kind)?.ids ?? [];

const add = (title: string, special: object = {}) =>
  bench.add({
    title,
    category: "Dresses",
    url: `https://brand.example/${title.replaceAll(" ", "-")}`,
    colors: ["sand"],
    sizes: ["S"],
    ...special,
  });

test("pieces without a category are mended at once, and the score says so", async () => {
  const lost = [
    await add("Day dress", { category: "" }),
    await add("Slip dress", { category: "" }),
  ];
  await add("Wrap dress");
  const before = await health();
  expect(concerned(before, "doubtful_category").toSorted()).toEqual(
    lost.map(({ id }) => id).toSorted(),
  );
  const { gain } = before.issues.find(({ kind }) => kind === "doubtful_category")!;
  expect(
    await bench.bulk({
      ids: concerned(before, "doubtful_category"),
      action: "set_category",
      category: "Dresses",
    }),
  ).toEqual({ changed: 2, failed: [] });
  const after = await health();
  expect(concerned(after, "doubtful_category")).toEqual([]);
  expect(after.fields.map(({ field }) => field)).not.toContain("category");
  // What was promised for mending it is what it brought, to the tenth.
  expect(after.score! - before.score!).toBeCloseTo(gain, 0);
});

test("sizes and colours are filled in where there are none, and nobody else's are touched", async () => {
  const [bare, sized] = [
    await add("Linen dress", { sizes: [], colors: [] }),
    await add("Crepe dress", { sizes: ["38", "40"], colors: ["navy"] }),
  ];
  const before = await health();
  expect(concerned(before, "no_size")).toEqual([bare.id]);
  expect(concerned(before, "no_color")).toEqual([bare.id]);
  const ids = [bare.id, sized.id];
  for (const change of [
    { ids, action: "fill_sizes", values: ["M", " L ", "M"] },
    { ids, action: "fill_colors", values: ["Sand"] },
  ] as const)
    expect(await bench.bulk({ ...change, ids, values: [...change.values] })).toEqual({
      changed: 2,
      failed: [],
    });
  const pieces = new Map((await bench.list()).map((piece) => [piece.id, piece]));
  expect(pieces.get(bare.id)).toMatchObject({ sizes: ["M", "L"], colors: ["sand"] });
  expect(pieces.get(sized.id)).toMatchObject({ sizes: ["38", "40"], colors: ["navy"] });
  const after = await health();
  expect([...concerned(after, "no_size"), ...concerned(after, "no_color")]).toEqual([]);
  expect(after.score!).toBeGreaterThan(before.score!);
});

test("what is filled in is found by search at once", async () => {
  const { id } = await add("Wool dress", { colors: [] });
  await bench.bulk({ ids: [id], action: "fill_colors", values: ["burgundy"] });
  const { rows } = await server.parts.database.pool.query<{ terms: string[] }>(
    "select terms from search_entries where product_id = $1",
    [id],
  );
  expect(rows[0]!.terms.some((term) => term.startsWith("colour:"))).toBe(true);
});

test("nothing to fill in is refused, and another brand's pieces stay as they are", async () => {
  const neighbour = workbenchOf(server.address, await makeBrand(server.parts));
  const theirs = await neighbour.add({ sizes: [] });
  for (const values of [undefined, [], [" "]])
    expect(
      await bench.call("POST", "/bulk", { ids: [theirs.id], action: "fill_sizes", values }),
    ).toMatchObject({ status: 400, body: { code: "invalid" } });
  expect(
    (await bench.bulk({ ids: [theirs.id], action: "fill_sizes", values: ["S"] })).changed,
  ).toBe(0);
  expect(await neighbour.list()).toEqual([theirs]);
});

test("the health of a catalogue is its brand's alone", async () => {
  const neighbour = await makeBrand(server.parts);
  const answer = await ask(server.address, `/api/brands/${brand.id}/health`, {
    token: neighbour.token,
  });
  expect(answer.status).toBe(404);
});

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

test("a former price that is odd is taken away, and what is asked stays", async () => {
  const odd = await add("Gala dress", { price: 90_000, current_price: 450 });
  const honest = await add("Day dress", { price: 900, current_price: 700 });
  const usual = await add("Slip dress", { price: 500 });
  const before = await health();
  expect(concerned(before, "odd_price")).toEqual([odd.id]);
  expect(await bench.bulk({ ids: [odd.id, usual.id], action: "drop_former_price" })).toEqual({
    changed: 2,
    failed: [],
  });
  const pieces = new Map((await bench.list()).map((piece) => [piece.id, piece]));
  expect(pieces.get(odd.id)).toMatchObject({ price: 450, current_price: null });
  expect(pieces.get(honest.id)).toMatchObject({ price: 900, current_price: 700 });
  expect(pieces.get(usual.id)).toMatchObject({ price: 500, current_price: null });
  expect(concerned(await health(), "odd_price")).toEqual([]);
});

test("sizes whose stock is not known are said to be there, and a known stock stays", async () => {
  const half = [
    { color: "sand", size: "S", in_stock: true },
    { color: "sand", size: "M", in_stock: false },
  ];
  const [open, gone, known] = [
    await add("Linen dress", { sizes: ["S", "M"] }),
    await add("Crepe dress", { sizes: ["S"], sold_out: true }),
    await add("Satin dress", { sizes: ["S", "M"], variants: half }),
  ];
  expect(concerned(await health(), "no_stock").toSorted()).toEqual([open.id, gone.id].toSorted());
  const ids = [open, gone, known].map(({ id }) => id);
  expect(await bench.bulk({ ids, action: "fill_stock" })).toEqual({ changed: 3, failed: [] });
  const pieces = new Map((await bench.list()).map((piece) => [piece.id, piece]));
  expect(pieces.get(open.id)).toMatchObject({
    sold_out: false,
    variants: ["S", "M"].map((size) => ({ color: "sand", size, in_stock: true })),
  });
  expect(pieces.get(gone.id)).toMatchObject({
    sold_out: true,
    variants: [{ color: "sand", size: "S", in_stock: false }],
  });
  expect(pieces.get(known.id)).toMatchObject({ variants: half });
  expect(concerned(await health(), "no_stock")).toEqual([]);
});

test("a field that is missing leads to its pieces, and materials are filled in at once", async () => {
  const bare = await add("Linen dress");
  const told = await add("Crepe dress", { materials: ["Crepe"] });
  const materials = async () => (await health()).fields.find(({ field }) => field === "materials");
  expect(await materials()).toEqual({ field: "materials", missing: 1, share: 0.5, ids: [bare.id] });
  await bench.bulk({ ids: [bare.id, told.id], action: "fill_materials", values: ["Linen"] });
  expect(await materials()).toBeUndefined();
  const pieces = new Map((await bench.list()).map((piece) => [piece.id, piece.materials]));
  expect([pieces.get(bare.id), pieces.get(told.id)]).toEqual([["Linen"], ["Crepe"]]);
});

test("hidden pieces are left out, and it is said how many", async () => {
  const { id } = await add("Linen dress", { sizes: [] });
  await add("Crepe dress");
  expect(await health()).toMatchObject({ pieces: 2, hidden: 0 });
  await bench.bulk({ ids: [id], action: "hide" });
  const after = await health();
  expect(after).toMatchObject({ pieces: 1, hidden: 1 });
  expect(concerned(after, "no_size")).toEqual([]);
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

// npm run bench:assistants [-- --requests 2000 --wishes 200 --products 10000]: the doors for assistants. Every answer
// to generated requests is held against the pinned schemas; wishes in four spellings find what our own search finds;
// then how long a search takes in a catalogue of the given size.
import fc from "fast-check";
import { parseArgs } from "node:util";
import {
  RELEASES,
  restPath,
  type Release,
} from "../src/server/features/assistants/ucp/releases.ts";
import { countWords } from "../src/server/features/products/reindex.ts";
import { TERMS } from "../src/server/language/terms.ts";
import {
  lookupRequest,
  productRequest,
  searchRequest,
} from "../tests/support/protocols/generated-requests.ts";
import { faultsIn, UCP_SCHEMAS } from "../tests/support/protocols/validate.ts";
import { startTestServer } from "../tests/support/test-server.ts";
import { fillCatalogue } from "./parts/fill-catalogue.ts";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "2000" },
    wishes: { type: "string", default: "200" },
    products: { type: "string", default: "10000" },
    seed: { type: "string", default: "26" },
  },
});
const seed = Number(values.seed);
const DEPTH = 10;
const LONGEST_P95_MS = 60;

const server = await startTestServer({ hasDemo: true, hasModel: true });
const post = async (path: string, body: unknown) => {
  const answer = await fetch(server.address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

type Listed = { id: string }[];
const idsOf = (list: unknown) => (list as Listed).map(({ id }) => id);

async function countInvalid(): Promise<{ asked: number; invalid: number; first: string[] }> {
  const some = await post(`${restPath(RELEASES[0])}/catalog/search`, {
    query: "dress",
    pagination: { limit: 50 },
  });
  const known = idsOf(some.body["products"]);
  const kinds = [
    ["search", searchRequest],
    ["search", searchRequest],
    ["lookup", lookupRequest(known)],
    ["product", productRequest(known)],
  ] as const;
  const each = Math.ceil(Number(values.requests) / kinds.length / RELEASES.length);
  const first: string[] = [];
  let [asked, invalid] = [0, 0];
  for (const release of RELEASES)
    for (const [n, [kind, request]] of kinds.entries())
      for (const body of fc.sample<unknown>(request, { numRuns: each, seed: seed + n })) {
        const answer = await post(`${restPath(release)}/catalog/${kind}`, body);
        const faults = faultsOf(release, kind, answer);
        asked++;
        if (faults.length === 0) continue;
        invalid++;
        if (first.length < 5) first.push(`${kind} ${JSON.stringify(body)}: ${faults.join("; ")}`);
      }
  return { asked, invalid, first };
}

function faultsOf(
  release: Release,
  kind: "search" | "lookup" | "product",
  { status, body }: Awaited<ReturnType<typeof post>>,
): string[] {
  const { error, ...schemas } = UCP_SCHEMAS[release];
  if (status !== 200 && status !== 400) return [`status ${status}`];
  const isError = (body["ucp"] as { status?: string } | undefined)?.status === "error";
  return faultsIn(isError || status === 400 ? error : schemas[kind], body).map(String);
}

/** A colour and a kind, in English, in Arabic with its first and its second form, and in Franco. */
function* wishes(): Generator<string[]> {
  const written = TERMS.filter(({ forms }) => forms.ar.length > 1 && forms.franco.length > 0);
  const colours = written.filter(({ kind }) => kind === "colour");
  const kinds = written.filter(({ kind, category }) => kind === "kind" && category);
  for (let n = 0; n < Number(values.wishes); n++) {
    const colour = colours[(n * 7) % colours.length]!;
    const kind = kinds[(n * 11) % kinds.length]!;
    yield [
      `${colour.forms.en[0]} ${kind.forms.en[0]}`,
      `${kind.forms.ar[0]} ${colour.forms.ar[0]}`,
      `${kind.forms.ar[1]} ${colour.forms.ar[1]}`,
      `${kind.forms.franco[0]} ${colour.forms.franco[0]}`,
    ];
  }
}

async function countDifferent(): Promise<{ asked: number; different: string[] }> {
  const different: string[] = [];
  let asked = 0;
  for (const spellings of wishes())
    for (const query of spellings) {
      asked++;
      const [ours, theirs] = await Promise.all([
        post("/api/search", { query, limit: DEPTH }),
        post(`${restPath(RELEASES[0])}/catalog/search`, { query, pagination: { limit: DEPTH } }),
      ]);
      const [own, other] = [idsOf(ours.body["products"]), idsOf(theirs.body["products"])];
      if (own.join() !== other.join()) different.push(query);
    }
  return { asked, different };
}

async function measureSearch() {
  await fillCatalogue(server.parts, Number(values.products));
  await countWords(server.parts.database.sql);
  const asked = [...wishes()].flat();
  const times: number[] = [];
  for (const [n, query] of asked.entries()) {
    const began = performance.now();
    await post(`${restPath(RELEASES[0])}/catalog/search`, { query, pagination: { limit: DEPTH } });
    // The first ones make what is kept.
    if (n >= 20) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)]! * 10) / 10;
  return { products: Number(values.products), calls: times.length, p50: at(0.5), p95: at(0.95) };
}

try {
  const validity = await countInvalid();
  console.log(JSON.stringify(validity));
  const equality = await countDifferent();
  console.log(
    JSON.stringify({ asked: equality.asked, different: equality.different.length }),
    equality.different.slice(0, 10).join(" | "),
  );
  const speed = await measureSearch();
  console.log(JSON.stringify(speed));
  console.log(
    speed.p95 <= LONGEST_P95_MS ? "p95 within the aim" : `p95 beyond ${LONGEST_P95_MS} ms`,
  );
  process.exitCode = validity.invalid + equality.different.length > 0 ? 1 : 0;
} finally {
  await server.stop();
}

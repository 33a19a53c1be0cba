// npm run bench:search [-- --data DIR]: how well and how fast search answers.
// Quality: judged queries (../shared/data/search/judged or any folder of that form) beside what others reach.
// Speed: --sizes 1000,10000,100000 products on the embedded database (none by default). With --server DIR on a PostgreSQL
// server of the benchmark's own, whose files stay in DIR: what was filled once is used again.
import { parseArgs } from "node:util";
import { measureRanking, readJudgedSet, type Figures } from "./parts/judged-set.ts";
import { runBaselines } from "./parts/search-baselines.ts";
import { rankWithOurs } from "./parts/search-ours.ts";
import { startPostgres } from "./parts/own-postgres.ts";
import { measureSearchSpeed } from "./parts/search-speed.ts";
import { localEmbeddings } from "../src/server/providers/embeddings/local.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data/search/judged" },
    sizes: { type: "string", default: "" },
    quality: { type: "boolean", default: true },
    server: { type: "string" },
  },
  allowNegative: true,
});

const AIM: Figures = { ndcg10: 0.84, fashion: 0.84, recall50: 0.94, mrr10: 0.88 };
const three = (value: number | null) => (value === null ? "–" : value.toFixed(3));
const row = (name: string, { ndcg10, fashion, recall50, mrr10 }: Figures) =>
  console.log(
    [name.padEnd(44), ...[ndcg10, fashion, recall50, mrr10].map((v) => three(v).padStart(9))].join(
      "",
    ),
  );

const results: Record<string, unknown> = {};
if (values.quality) {
  const set = readJudgedSet(values.data);
  console.log(`${set.documents.length} documents, ${set.queries.length} queries\n`);
  console.log(
    "".padEnd(44) +
      ["nDCG@10", "fashion", "recall@50", "MRR@10"].map((h) => h.padStart(9)).join(""),
  );
  const embeddings = localEmbeddings();
  const baselines = await runBaselines(set.documents, set.queries, embeddings);
  await embeddings.close();
  for (const { name, ranking } of baselines) row(name, measureRanking(set, ranking));
  const figures = measureRanking(set, await rankWithOurs(set.documents, set.queries));
  row("Ribby", figures);
  row("aim", AIM);
  results["quality"] = figures;
}
const sizes = values.sizes.split(",").filter(Boolean).map(Number);
if (sizes.length > 0) {
  const server = values.server ? await startPostgres(values.server) : undefined;
  results["speed"] = await measureSearchSpeed(sizes, server).finally(() => server?.stop());
}
console.log(JSON.stringify(results));

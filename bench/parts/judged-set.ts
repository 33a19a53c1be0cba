// A folder of documents, queries and people's judgments, and the measures of a ranking.
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type JudgedDocument = { id: string; title: string; description: string };
export type JudgedQuery = { id: string; text: string; fashion?: boolean; language?: string };
type Judgment = { query: string; document: string; grade: number };

export type JudgedSet = {
  documents: JudgedDocument[];
  /** Only those with a relevant document. */
  queries: JudgedQuery[];
  grades: Map<string, Map<string, number>>;
};

export type Figures = { ndcg10: number; fashion: number | null; recall50: number; mrr10: number };

const RELEVANT = 2;

export function readJudgedSet(folder: string): JudgedSet {
  const read = <Row>(file: string): Row[] =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .filter((line) => line.trim())
      .map((line) => JSON.parse(line) as Row);
  const grades = new Map<string, Map<string, number>>();
  for (const { query, document, grade } of read<Judgment>("judgments.jsonl")) {
    const ofQuery = grades.get(query) ?? new Map<string, number>();
    grades.set(query, ofQuery.set(document, grade));
  }
  const hasRelevant = ({ id }: JudgedQuery) =>
    [...(grades.get(id)?.values() ?? [])].some((grade) => grade >= RELEVANT);
  return {
    documents: read<JudgedDocument>("documents.jsonl"),
    queries: read<JudgedQuery>("queries.jsonl").filter(hasRelevant),
    grades,
  };
}

export function measureRanking(set: JudgedSet, ranking: Map<string, string[]>): Figures {
  const each = set.queries.map((query) => ({
    isFashion: query.fashion === true,
    ...measureOne(set.grades.get(query.id)!, ranking.get(query.id) ?? []),
  }));
  const fashion = each.filter(({ isFashion }) => isFashion);
  return {
    ndcg10: mean(each.map(({ ndcg }) => ndcg)),
    fashion: fashion.length > 0 ? mean(fashion.map(({ ndcg }) => ndcg)) : null,
    recall50: mean(each.map(({ recall }) => recall)),
    mrr10: mean(each.map(({ mrr }) => mrr)),
  };
}

function measureOne(grades: Map<string, number>, ranked: string[]) {
  const all = [...grades.values()];
  const ideal = gainOf(all.toSorted((a, b) => b - a));
  const relevant = all.filter((grade) => grade >= RELEVANT).length;
  const best = Math.max(...all);
  const place = ranked.slice(0, 10).findIndex((id) => grades.get(id) === best);
  const found = ranked.slice(0, 50).filter((id) => (grades.get(id) ?? 0) >= RELEVANT).length;
  return {
    ndcg: gainOf(ranked.map((id) => grades.get(id) ?? 0)) / ideal,
    recall: found / Math.min(50, relevant),
    mrr: place < 0 ? 0 : 1 / (place + 1),
  };
}

const gainOf = (grades: number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, n) => sum + (2 ** grade - 1) / Math.log2(n + 2), 0);

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

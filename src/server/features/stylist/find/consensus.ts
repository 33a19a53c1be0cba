// What the best candidates have in common says more about a wish than its few words: 'white jeans' finds
// trousers and a perfume of that name, and the trousers agree with each other.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Pieces } from "./kept-pieces.ts";
import type { Candidate } from "./queries/candidates.ts";
import type { Ranked } from "./rank.ts";

const LEADERS = 15;
const WEIGHT = 0.7;

export async function followConsensus(
  pieces: Pick<Pieces, "meaningsOf">,
  ranked: Ranked[],
): Promise<Candidate[]> {
  const candidates = ranked.map(({ candidate }) => candidate);
  if (candidates.length < 2) return candidates;
  const meanings = await pieces.meaningsOf(candidates.map(({ id }) => id));
  const leaders = candidates.slice(0, LEADERS).flatMap(({ id }) => meanings.get(id) ?? []);
  const common = meanOf(leaders);
  return candidates.map((candidate) => {
    const meaning = meanings.get(candidate.id);
    const agreement = meaning && common ? dot(meaning, common) : 0;
    return { ...candidate, agreement: (1 - WEIGHT) * candidate.likeness + WEIGHT * agreement };
  });
}

function meanOf(vectors: Float32Array[]): Float64Array | undefined {
  if (vectors.length === 0) return undefined;
  const mean = new Float64Array(elementAt(vectors, 0).length);
  for (const vector of vectors)
    for (let n = 0; n < mean.length; n++)
      mean[n] = (mean[n] ?? 0) + (vector[n] ?? 0) / vectors.length;
  return mean;
}

function dot(one: Float32Array, other: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < other.length; n++) sum += (one[n] ?? 0) * (other[n] ?? 0);
  return sum;
}

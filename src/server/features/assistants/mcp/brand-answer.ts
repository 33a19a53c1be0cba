// What an assistant is told of a brand: its terms, each with the sentence, the page and the date it was read.
import { LAW_DAYS, type BrandTerms } from "../../../../contract/trust.ts";

type Known = BrandTerms & { name: string; since: string; pieces: number };

export function brandAnswer(known: Known, publicUrl: string): Record<string, unknown> {
  const { name, since, pieces, terms, disputed, read_at } = known;
  const whole = <Evidence extends { page: string }>(evidence: Evidence[]) =>
    evidence.map((one) => ({ ...one, page: URL.parse(one.page, publicUrl)?.href ?? one.page }));
  return {
    brand: name,
    url: `${publicUrl}/brand/${encodeURIComponent(name)}`,
    on_ribby_since: since,
    pieces,
    terms: terms.map(({ kind, value, by, evidence, at }) => ({
      kind,
      value,
      ...(isBelowLaw(kind, value) && { law_days: LAW_DAYS }),
      stated_by: by,
      at,
      evidence: whole(evidence),
    })),
    contradictory: disputed.map(({ kind, evidence }) => ({ kind, evidence: whole(evidence) })),
    read_at,
  };
}

/** Beside a shorter term the number of the consumer law is named; what follows from it is not ours to say. */
const isBelowLaw = (kind: string, value: unknown) =>
  (kind === "return_days" || kind === "exchange_days") &&
  typeof value === "number" &&
  value < LAW_DAYS;

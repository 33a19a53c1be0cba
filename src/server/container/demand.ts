// What shoppers ask for and do not find, counted beside the answers and never in their way.
import { isBot } from "../features/analytics/bots.ts";
import { createDemand, type Demand } from "../features/demand/demand.ts";
import { createReadReport, type ReportSources } from "../features/demand/queries/read-report.ts";
import { createVerdictWeeks } from "../features/demand/queries/verdict-weeks.ts";
import { createDemandRepository } from "../features/demand/repository.ts";
import type { DemandParts } from "../features/demand/routes.ts";
import type { Visitor } from "../features/demand/visitor-mark.ts";
import type { Answer } from "../features/stylist/asking.ts";
import type { ContainerBase } from "./base.ts";

/** Only what was asked for anew is a question; talk and questions about pieces in sight are none. */
function questionOf({ wish, sentence, standing, products }: Answer, words: string) {
  if (standing === "talk" || sentence.asked.length === 0) return null;
  const { who } = wish.wearer;
  const { maxPrice, sizes = [] } = wish.limits;
  return {
    wanted: {
      terms: wish.terms,
      sizes,
      ...(who && { who }),
      ...(maxPrice !== undefined && { maxPrice }),
    },
    words,
    shown: standing === "found" ? products.map(({ id }) => id) : [],
  };
}

const HOURLY = "17 * * * *";
/** More than this at once is let go: a crowd must not fill the memory with what only counts it. */
const MOST_AT_ONCE = 2000;

export type DemandBuilt = DemandParts & {
  countQuestion: (answer: Answer, words: string, visitor: Visitor) => void;
  /** Waits for what is being counted. */
  restDemand: () => Promise<void>;
};

/** Counting happens beside the answers; at the end whoever closes waits for what was begun. */
export async function buildDemand(
  { db, jobs, outside }: ContainerBase,
  sources: ReportSources,
): Promise<DemandBuilt> {
  const demand: Demand = createDemand({
    repository: createDemandRepository(db),
    report: createReadReport(db, sources),
    verdicts: createVerdictWeeks(db),
    now: outside.now ?? (() => new Date()),
  });
  await jobs.handle("demand", () => demand.forget());
  await jobs.repeat("demand", HOURLY);
  const begun = new Set<Promise<void>>();
  const countDemand: DemandParts["countDemand"] = (visitor, count) => {
    if (isBot(visitor.userAgent) || begun.size >= MOST_AT_ONCE) return;
    const counting = count(demand)
      .catch((error: unknown) =>
        outside.onJobError(error instanceof Error ? error : new Error(String(error))),
      )
      .finally(() => begun.delete(counting));
    begun.add(counting);
  };
  return {
    demand,
    countDemand,
    countSeen: (id, visitor) => countDemand(visitor, (to) => to.seen(id, visitor)),
    countFollowed: (id, visitor) => countDemand(visitor, (to) => to.followed(id, visitor)),
    countQuestion(answer, words, visitor) {
      const question = questionOf(answer, words);
      if (question) countDemand(visitor, (to) => to.asked(question, visitor));
    },
    restDemand: async () => void (await Promise.all(begun)),
  };
}

/** Counts what shoppers ask for and look at. A count that fails is never noticed by the shopper. */
import { createHash } from "node:crypto";
import { type DemandReport, type DemandWeeks, SMALLEST_GROUP } from "../../../contract/demand.ts";
import { VERDICT_WEEKS, type Verdict, type VerdictWeek } from "../../../contract/verdicts.ts";
import { bandOf } from "./bands.ts";
import { meaningOf, meaningsOfPiece, type Wanted } from "./meaning.ts";
import { VERDICT_KINDS } from "./queries/verdict-weeks.ts";
import type { Counted, DemandRepository } from "./repository.ts";
import { createMarks, createWhen, type Visitor, weeksBefore } from "./visitor-mark.ts";

export type Question = {
  wanted: Wanted;
  words: string;
  /** Pieces that were shown and fit without concessions. */
  shown: string[];
};

type Parts = {
  repository: DemandRepository;
  report: (brandId: string, weeks: DemandWeeks, week: string) => Promise<DemandReport>;
  /** Verdicts on picks by week, from a Monday on. */
  verdicts: (from: string) => Promise<VerdictWeek[]>;
  now: () => Date;
};

const WEEKS_KEPT = 57;
const LONGEST_WORDS = 120;
/** Numbers, addresses and links are nobody's wish and may be somebody's own. */
const PERSONAL = /\d{6,}|@|https?:|www\./iu;

const besides = (brandId: string, terms: string[]): Counted[] =>
  meaningsOfPiece(terms).map((meaning) => ({ kind: "with", subject: `${brandId}#${meaning}` }));

export type Demand = ReturnType<typeof createDemand>;

export function createDemand({ repository, report, verdicts, now }: Parts) {
  const markOf = createMarks(repository);
  const when = createWhen(now);

  async function count(visitor: Visitor, subjects: Counted[]) {
    const moment = when();
    const mark = await markOf(moment.day, visitor);
    return { ...moment, mark, counted: await repository.count({ ...moment, mark, subjects }) };
  }

  return {
    async asked({ wanted, words, shown }: Question, visitor: Visitor): Promise<void> {
      const meaning = meaningOf(wanted);
      if (!meaning) return;
      const brands = await repository.brandsOf(shown);
      const typed = words.replace(/\s+/g, " ").trim().toLowerCase();
      const isShowable = typed.length <= LONGEST_WORDS && !PERSONAL.test(typed);
      const key = `${meaning}#${createHash("sha256").update(typed).digest("hex").slice(0, 32)}`;
      const { counted, week } = await count(visitor, [
        { kind: "asked", subject: meaning },
        ...brands.map((brand) => ({ kind: "shown", subject: `${brand}#${meaning}` })),
        ...(isShowable ? [{ kind: "words", subject: key }] : []),
      ]);
      const typedBy = counted.find((one) => one.kind === "words")?.visitors ?? 0;
      if (typedBy >= SMALLEST_GROUP) await repository.keepWords(week, meaning, typed);
    },

    async seen(productId: string, visitor: Visitor): Promise<void> {
      const piece = await repository.pieceOf(productId);
      if (!piece) return;
      const { counted, day, week, mark } = await count(visitor, [
        { kind: "seen", subject: productId },
        { kind: "bandSeen", subject: `${piece.brand_id}#${bandOf(piece.price)}` },
      ]);
      if (!piece.category || !counted.some((one) => one.kind === "seen")) return;
      const others = await repository.seenToday(day, mark);
      const subjects = others
        .filter((other) => other.category !== piece.category)
        .flatMap((other) => [
          ...besides(piece.brand_id, other.terms),
          ...besides(other.brand_id, piece.terms),
        ]);
      if (subjects.length > 0) await repository.count({ day, week, mark, subjects });
    },

    async followed(productId: string, visitor: Visitor): Promise<void> {
      const piece = await repository.pieceOf(productId);
      if (!piece) return;
      const { day, week, mark } = await count(visitor, [
        { kind: "seen", subject: productId },
        { kind: "followed", subject: productId },
        { kind: "bandSeen", subject: `${piece.brand_id}#${bandOf(piece.price)}` },
        { kind: "bandFollowed", subject: `${piece.brand_id}#${bandOf(piece.price)}` },
      ]);
      const sizes = await repository.sizesToday({ day, mark, productId });
      if (sizes.length === 0) return;
      const subjects = sizes.map((subject) => ({ kind: "sizedFollowed", subject }));
      await repository.count({ day, week, mark, subjects });
    },

    async choseSize(productId: string, size: string, visitor: Visitor): Promise<void> {
      const piece = await repository.pieceOf(productId);
      if (!piece) return;
      const subject = `${productId}#${size}`;
      const isOut = piece.sold_out || piece.out.includes(size);
      const { day, mark } = await count(visitor, [
        { kind: "sized", subject },
        ...(isOut ? [{ kind: "lost", subject }] : []),
      ]);
      // Who looks at a size after the visit to the shop has not stayed away.
      if (await repository.hasFollowed(day, mark, productId))
        await count(visitor, [{ kind: "sizedFollowed", subject }]);
    },

    /** "Good" or "not this" on a pick: once a day for each visitor and piece. */
    async judged(productId: string, verdict: Verdict, visitor: Visitor): Promise<void> {
      const piece = await repository.pieceOf(productId);
      if (piece) await count(visitor, [{ kind: VERDICT_KINDS[verdict], subject: productId }]);
    },

    verdictWeeks: () => verdicts(weeksBefore(when().week, VERDICT_WEEKS - 1)),

    reportOf: (brandId: string, weeks: DemandWeeks) => report(brandId, weeks, when().week),

    async forget(): Promise<void> {
      const { day, week } = when();
      await repository.forget(day, weeksBefore(week, WEEKS_KEPT));
    },
  };
}

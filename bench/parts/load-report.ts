// The tables of bench:load, as docs/performance.md has them.
import { errorsOf, type Outcome, type Waits } from "./load-figures.ts";
import { KINDS, WEIGHTS } from "./load-mix.ts";

export type Benched = {
  name: string;
  /** Calls a second that were held. */
  rate: number;
  minute: Outcome;
  /** Ten times as many. */
  flood: Outcome;
  /** Seconds after the flood; undefined when it never was. */
  recovered: number | undefined;
  /** Megabytes of each process. */
  memory: Record<"atStart" | "atEnd" | "inTheEnd", Record<string, number>>;
};

const row = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
const head = (cells: string[]) => [row(cells), row(cells.map(() => "---"))];
const weights = (memory: Record<string, number>) =>
  Object.entries(memory)
    .map(([name, mb]) => `${name} ${Math.round(mb)}`)
    .join(", ");

export function markdown(all: Benched[]): string {
  const waits = (what: string, of: Waits | undefined) =>
    of ? [what, of.calls, of.p50, of.p95, of.p99] : [what, 0, "", "", ""];
  const summaries = all.map(({ name, rate, minute, flood, recovered, memory }) =>
    row([
      name,
      rate,
      minute.all.p50,
      minute.all.p95,
      minute.all.p99,
      errorsOf(minute),
      `${weights(memory.atStart)} → ${weights(memory.atEnd)}`,
      `${flood.perSecond} offered, ${flood.goodPerSecond} answered (p99 ${flood.all.p99}), ${flood.shed} shed (p99 ${flood.shedWaits.p99}), ${errorsOf(flood)} errors`,
      recovered === undefined ? "never" : recovered,
    ]),
  );
  const kinds = all.flatMap(({ name, minute }) => [
    "",
    `${name}:`,
    "",
    ...head(["call", "share, %", "calls", "p50 ms", "p95 ms", "p99 ms"]),
    ...KINDS.map((kind) => {
      const [what, ...figures] = waits(kind, minute.byKind[kind]);
      return row([what!, WEIGHTS[kind], ...figures]);
    }),
  ]);
  return [
    ...head([
      "deployment",
      "held, calls a second",
      "p50 ms",
      "p95 ms",
      "p99 ms",
      "errors",
      "memory MB, start → end of the minute",
      "ten times as many",
      "recovered after, s",
    ]),
    ...summaries,
    ...kinds,
  ].join("\n");
}

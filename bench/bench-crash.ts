// npm run bench:crash [-- --rounds N]: kills the server while it writes, again and again, and counts.
import { parseArgs } from "node:util";
import { VICTIMS, crashOnce, makeCrashSite, type Round } from "../tests/support/crash.ts";
import { killLeftovers } from "../tests/support/server-process.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "50" } } });
const wanted = Number(values.rounds);
if (!Number.isInteger(wanted) || wanted < 1) throw new Error("--rounds takes a whole number.");

const sum = (rounds: Round[], pick: (round: Round) => number) =>
  rounds.reduce((all, round) => all + pick(round), 0);

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const summary = (killed: string, rounds: Round[]) => ({
  killed,
  rounds: rounds.length,
  acknowledged: sum(rounds, (round) => round.acknowledged),
  found: sum(rounds, (round) => round.found),
  lost: sum(rounds, (round) => round.lost.length),
  doubled: sum(rounds, (round) => round.doubled.length),
  restart_ms_median: median(rounds.map((round) => round.restartMs)),
});

const site = await makeCrashSite();
const rounds: Round[] = [];
try {
  for (let n = 0; n < wanted; n++) {
    const victim = VICTIMS[n % VICTIMS.length]!;
    // Spread over one and a half seconds, so that the kill meets every moment of a write.
    const afterMs = 100 + ((n * 379) % 1400);
    const round = await crashOnce(site, { victim, mark: `round-${n}`, afterMs });
    rounds.push(round);
    console.log(
      `${n + 1}/${wanted}  ${victim} after ${afterMs} ms: ${round.acknowledged} acknowledged, ${round.found} found, ${round.lost.length} lost, ${round.doubled.length} doubled`,
    );
  }
} finally {
  killLeftovers();
  site.remove();
}

const all = summary("all", rounds);
console.table([
  ...VICTIMS.map((victim) =>
    summary(
      victim,
      rounds.filter((round) => round.victim === victim),
    ),
  ),
  all,
]);
console.log(JSON.stringify(all));
process.exitCode = all.lost + all.doubled > 0 ? 1 : 0;

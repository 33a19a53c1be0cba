// npm run bench:crash [-- --rounds N --victims server,database,both --from N]: kills the server, its database or
// both while shoppers write, again and again on the same data folder, and counts. `--from` moves the moments at
// which it strikes, so that several runs do not repeat each other.
import { parseArgs } from "node:util";
import {
  VICTIMS,
  makeCrashSite,
  strikeOnce,
  type Round as Whole,
  type Victim,
} from "../tests/support/crash.ts";
import { killLeftovers, spawnServer } from "../tests/support/server-process.ts";

type Round = Omit<Whole, "ending">;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "50" },
    victims: { type: "string", default: VICTIMS.join() },
    from: { type: "string", default: "0" },
  },
});
const wanted = Number(values.rounds);
if (!Number.isInteger(wanted) || wanted < 1) throw new Error("--rounds takes a whole number.");
const victims = values.victims
  .split(",")
  .filter((one): one is Victim => VICTIMS.includes(one as Victim));
if (victims.length === 0) throw new Error(`--victims takes any of ${VICTIMS.join(", ")}.`);
const from = Number(values.from);

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
let server = spawnServer(site.folder);
try {
  for (let n = from; n < from + wanted; n++) {
    const victim = victims[n % victims.length]!;
    // Spread over one and a half seconds, so that the kill meets every moment of a write.
    const afterMs = 100 + ((n * 379) % 1400);
    const { round, after } = await strikeOnce(site, server, {
      victim,
      mark: `round-${n}`,
      afterMs,
    });
    server = after;
    rounds.push(round);
    console.log(
      `${rounds.length}/${wanted}  ${victim} after ${afterMs} ms: ${round.acknowledged} acknowledged, ${round.found} found, ${round.lost.length} lost, ${round.doubled.length} doubled`,
    );
  }
  server.kill("SIGTERM");
  await server.ended;
} finally {
  killLeftovers();
  site.remove();
}

const all = summary("all", rounds);
console.table([
  ...victims.map((victim) =>
    summary(
      victim,
      rounds.filter((round) => round.victim === victim),
    ),
  ),
  all,
]);
console.log(JSON.stringify(all));
process.exitCode = all.lost + all.doubled > 0 ? 1 : 0;

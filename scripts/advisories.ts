// npm run advisories: asks the registry whether it knows of a weakness in a package of ours, of the benchmarks'
// too. Ends with 1 when it does, and with 0 and a plain sentence where no registry answers.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

type Audit = {
  metadata?: { vulnerabilities: Record<string, number>; dependencies?: { total: number } };
  vulnerabilities?: Record<string, { severity: string; range: string }>;
};

function audit(folder: string): Audit | undefined {
  const args = ["audit", "--json"];
  const npm = process.env["npm_execpath"];
  const asked = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: folder, encoding: "utf8" })
    : spawnSync("npm", args, {
        cwd: folder,
        encoding: "utf8",
        shell: process.platform === "win32",
      });
  try {
    const answer = JSON.parse(asked.stdout) as Audit;
    return answer.metadata ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** How many weaknesses are known; undefined where nobody could say. */
function tell(name: string, folder: string): number | undefined {
  const answer = audit(folder);
  if (!answer) {
    console.log(`${name}: no registry answered; nothing is known about its advisories.`);
    return undefined;
  }
  const known = Object.entries(answer.vulnerabilities ?? {});
  for (const [what, { severity, range }] of known)
    console.log(`${name}: ${what} ${range} (${severity})`);
  console.log(`${name}: ${known.length} packages with a known advisory.`);
  return known.length;
}

const counts = [tell("ribby", root), tell("bench", join(root, "bench"))];
process.exit(counts.some((count) => (count ?? 0) > 0) ? 1 : 0);

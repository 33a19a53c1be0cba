// The arrows of docs/architecture.md, checked: who may import whom, and who alone may touch what.
import { entryOf } from "../src/contract/get-or-throw.ts";
import { globSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, normalize, sep } from "node:path";

const root = join(import.meta.dirname, "..");

export type Import = { from: string; to: string; isTypeOnly?: boolean };

/** Rooms of the house, most special first. */
const ROOMS: [string, RegExp][] = [
  ["contract", /^src\/contract\//],
  ["server feature", /^src\/server\/features\/([^/]+)\//],
  ["server http", /^src\/server\/http\//],
  ["server database", /^src\/server\/database\//],
  ["server providers", /^src\/server\/providers\//],
  ["server net", /^src\/server\/net\//],
  ["server basics", /^src\/server\/(problems|ids|version|translate|html|network|sharp)\.ts$/],
  ["server observability", /^src\/server\/observability\//],
  ["server language", /^src\/server\/language\//],
  ["server sandbox", /^src\/server\/sandbox\//],
  ["server top", /^src\/server\//],
  ["web app", /^src\/web\/app\//],
  ["web feature", /^src\/web\/features\/([^/]+)\//],
  ["web ui", /^src\/web\/ui\//],
  ["web lib", /^src\/web\/lib\//],
  ["web service worker", /^src\/web\/service-worker\//],
  ["demo", /^src\/demo\//],
  ["tools", /^tools\//],
];

const BELOW_FEATURES = [
  "server http",
  "server database",
  "server providers",
  "server net",
  "server basics",
  "server observability",
  "server language",
  "server sandbox",
];

/** A room may always use itself and the contract; these are the further arrows. */
const ARROWS: Record<string, string[]> = {
  contract: [],
  "server feature": BELOW_FEATURES,
  "server http": ["server basics", "server observability"],
  "server database": ["server basics", "server observability"],
  "server providers": ["server net", "server basics", "server observability"],
  "server net": ["server basics", "server observability"],
  "server basics": [],
  "server observability": ["server basics"],
  "server language": [],
  "server sandbox": ["server basics"],
  "server top": ["server feature", ...BELOW_FEATURES, "demo"],
  "web app": ["web feature", "web ui", "web lib"],
  "web feature": ["web ui", "web lib"],
  "web ui": ["web lib"],
  "web lib": [],
  "web service worker": [],
  tools: ["server feature", "server providers", "server language", "demo"],
  demo: [
    "server feature",
    "server http",
    "server database",
    "server providers",
    "server basics",
    "server language",
  ],
};

/** Files of a feature that speak HTTP. A service is called by them, and knows nothing of it. */
const SPEAKS_HTTP = /(^|[/-])(routes(-[a-z]+)?|pages?)\.ts$/;

/** What starts and runs crawls as jobs; how a shop is read, judged and saved knows nothing of it. */
const CRAWL_JOBS = /^src\/server\/features\/crawl\/jobs\//;
const STARTS_CRAWLS =
  /^src\/server\/(container\/|features\/crawl\/(jobs\/|refresh\/refreshes\.ts$|routes\.ts$))/;

/** Features that may use another one. A new pair is a decision record. */
const FEATURE_ARROWS: Record<string, string[]> = {
  "server feature": [
    "stylist → products",
    "fit → products",
    "crawl → products",
    "catalogue → products",
    "assistants → products",
  ],
  "web feature": ["* → collection", "* → products"],
};

function roomOf(file: string): { room: string; feature: string | undefined } | undefined {
  for (const [room, pattern] of ROOMS) {
    const found = pattern.exec(file);
    if (found) return { room, feature: found[1] };
  }
  return undefined;
}

/** The sentence that says what is wrong with an import, or undefined. */
export function wrongArrow({ from, to, isTypeOnly }: Import): string | undefined {
  if (CRAWL_JOBS.test(to) && !STARTS_CRAWLS.test(from))
    return `${from} imports ${to}: jobs depend on the crawl, never back.`;
  const source = roomOf(from);
  const target = roomOf(to);
  if (!source || !target || target.room === "contract") return undefined;
  // The kit that draws the demo's pictures knows which looks there are; only its types are needed to name one.
  if (isTypeOnly && source.room === "demo" && target.room === "tools") return undefined;
  if (source.room === target.room) {
    if (source.feature === target.feature) return undefined;
    const allowed = FEATURE_ARROWS[source.room] ?? [];
    const fits = [`${source.feature} → ${target.feature}`, `* → ${target.feature}`];
    return fits.some((arrow) => allowed.includes(arrow))
      ? undefined
      : `${from} imports ${to}: the feature ${source.feature} may not use ${target.feature}.`;
  }
  if (target.room === "server http" && source.room === "server feature" && !isTypeOnly) {
    if (!SPEAKS_HTTP.test(from)) return `${from} imports ${to}: only routes and pages know HTTP.`;
  }
  return entryOf(ARROWS, source.room).includes(target.room)
    ? undefined
    : `${from} imports ${to}: ${source.room} may not use ${target.room}.`;
}

/** Things that only one place may touch. */
const RESERVED: [RegExp, RegExp, string][] = [
  [/\bprocess\.env\b/, /^src\/server\/config\.ts$/, "only config.ts reads the environment"],
  [
    /from "fastify"/,
    /^src\/server\/(http\/|app\.ts|main\.ts|features\/[^/]+\/routes\.ts)/,
    "only routes.ts and http/ know the web framework",
  ],
  [
    /^(?:import|export) (?!type ).*from "[^"]*\/demo\//m,
    /^src\/demo\//,
    "the demo is loaded only when it is on, with import()",
  ],
  [/from "pg"/, /^src\/server\/database\//, "only database/ knows the driver"],
  [
    /^import (?!type ).*from "(?:sharp|nodemailer|stripe|playwright-core)"/m,
    /\.test\.ts$/,
    "what takes megabytes of a process that may never need it is loaded when it is needed (sharp by server/sharp.ts)",
  ],
  [
    /^import (?!type )(?:\{[^}]*\}|[^{}]*) from "(?:@modelcontextprotocol\/server|\.\/answer-message\.ts)"/m,
    /^src\/server\/features\/assistants\/mcp\/(answer-message|server)\.ts$/,
    "the assistants' protocol is loaded by its first call",
  ],
  [
    /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
    /^src\/server\/(database\/|features\/.*(\/queries\/|\/repository\.ts$|\.test\.ts$))/,
    "questions to the database stand in repository.ts or queries/ of their feature",
  ],
];

export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(/(?:(import type [^;"]*?)?from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(
    (found) => ({
      from: file,
      isTypeOnly: found[1] !== undefined,
      to: normalize(join(dirname(file), found[2] ?? ""))
        .split(sep)
        .join("/"),
    }),
  );
}

function packagesOf(text: string): string[] {
  return [...text.matchAll(/from "([^."][^"]*)"/g)].map((found) => found[1] ?? "");
}

/** The contract is shared with the browser: zod and nothing else. */
function wrongPackages(file: string, text: string): string[] {
  const packages = packagesOf(text);
  if (file.startsWith("src/contract/")) {
    return packages
      .filter((name) => name !== "zod")
      .map((name) => `${file} imports ${name}: the contract imports zod only.`);
  }
  if (file.startsWith("src/web/") && !/\.test\.tsx?$/.test(file)) {
    return packages
      .filter((name) => name === "zod" || name.startsWith("node:") || builtinModules.includes(name))
      .map((name) => `${file} imports ${name}: the browser has no such module.`);
  }
  return [];
}

/** A store has one owner: who else wants to change it calls a verb that its file exports. */
function wrongStores(file: string, text: string): string[] {
  if (!file.startsWith("src/web/") || /\.test\.tsx?$|\/test-support\//.test(file)) return [];
  const isOwner = /from "zustand"/.test(text);
  if (!isOwner) {
    return /\bsetState\b/.test(text)
      ? [`${file}: only the file that makes a store changes it.`]
      : [];
  }
  return /-store\.ts$/.test(file) ? [] : [`${file}: a file that makes a store is named so.`];
}

/** The other three are questions to the stylist and the workbench's drafts, which have an owner (decision 0129). */
const DRAWS_FORMS =
  /^src\/web\/(ui\/form|features\/(stylist\/(composer|stylist-field)|catalogue\/editor\/product-editor))\.tsx$/;

function wrongForms(file: string, text: string): string[] {
  if (!file.startsWith("src/web/") || /\.test\.tsx?$/.test(file)) return [];
  const isApart =
    (/<form\b/.test(text) && !DRAWS_FORMS.test(file)) ||
    (/from "react-hook-form"/.test(text) && file !== "src/web/ui/use-checked-form.ts");
  return isApart ? [`${file}: forms run one way, by ui/use-checked-form.ts and ui/form.tsx.`] : [];
}

export function checkFile(file: string, text: string): string[] {
  const arrows = importsOf(file, text)
    .map(wrongArrow)
    .filter((sentence) => sentence !== undefined);
  const reserved = RESERVED.filter(
    ([pattern, home]) => file.startsWith("src/server/") && pattern.test(text) && !home.test(file),
  ).map(([, , sentence]) => `${file}: ${sentence}.`);
  const others = [wrongPackages, wrongStores, wrongForms].flatMap((check) => check(file, text));
  return [...arrows, ...reserved, ...others];
}

/** Files that import each other, by types as well: neither can be understood without the other. */
export function findCircles(imports: Import[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) circles.push(`${path.slice(at).join(" → ")} → ${file}: a circle.`);
    if (at >= 0 || done.has(file)) return;
    for (const next of targets.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) walk(file, []);
  return circles;
}

export function checkBoundaries(): string[] {
  const files = globSync(["src/**/*.{ts,tsx}", "tools/**/*.ts"], { cwd: root })
    .map((file) => file.split(sep).join("/"))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
  // The kit that draws the demo and the demo know each other's names.
  const ours = files.filter(({ file }) => file.startsWith("src/"));
  return [
    ...files.flatMap(({ file, text }) => checkFile(file, text)),
    ...findCircles(ours.flatMap(({ file, text }) => importsOf(file, text))),
  ];
}

if (import.meta.main) {
  const wrong = checkBoundaries();
  for (const sentence of wrong) console.error(sentence);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

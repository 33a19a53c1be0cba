import { describe, expect, test } from "vitest";
import { checkFile, findCircles, importsOf, wrongArrow } from "../../scripts/check-boundaries.ts";

const arrow = (from: string, to: string) => wrongArrow({ from: `src/${from}`, to: `src/${to}` });

describe("right arrows pass", () => {
  test.each([
    ["web/features/explore/screen.tsx", "contract/products.ts"],
    ["web/app/router.tsx", "web/features/explore/screen.tsx"],
    ["web/features/explore/screen.tsx", "web/features/collection/pins.ts"],
    ["web/features/explore/screen.tsx", "web/ui/button.tsx"],
    ["web/ui/button.tsx", "web/lib/classes.ts"],
    ["server/features/stylist/find.ts", "server/features/products/repository.ts"],
    ["server/features/products/routes.ts", "server/http/mount.ts"],
    ["server/features/products/repository.ts", "server/database/open.ts"],
    ["server/parts.ts", "server/features/products/explore.ts"],
    ["server/main.ts", "demo/seed.ts"],
    ["demo/seed.ts", "server/features/products/repository.ts"],
    ["server/http/errors.ts", "server/problems.ts"],
  ])("%s may use %s", (from, to) => {
    expect(arrow(from, to)).toBeUndefined();
  });
});

describe("wrong arrows are named, with both ends and the rule", () => {
  test.each([
    ["web/lib/api.ts", "server/http/mount.ts", "web lib may not use server http"],
    ["server/app.ts", "web/app/router.tsx", "server top may not use web app"],
    ["contract/products.ts", "server/problems.ts", "contract may not use server basics"],
    ["web/ui/button.tsx", "web/features/explore/x.ts", "web ui may not use web feature"],
    ["web/features/explore/x.ts", "web/app/router.tsx", "web feature may not use web app"],
    ["server/http/mount.ts", "server/features/products/x.ts", "server http may not use"],
    ["server/features/brands/x.ts", "server/http/mount.ts", "only routes and pages know HTTP"],
    ["server/database/open.ts", "server/http/mount.ts", "server database may not use server http"],
    ["server/features/brands/x.ts", "server/config.ts", "server feature may not use server top"],
    ["server/features/products/x.ts", "demo/seed.ts", "server feature may not use demo"],
    ["demo/seed.ts", "server/parts.ts", "demo may not use server top"],
    [
      "server/features/crawl/save/save-batch.ts",
      "server/features/crawl/jobs/repository.ts",
      "jobs depend on the crawl, never back",
    ],
    [
      "server/features/products/x.ts",
      "server/features/stylist/y.ts",
      "the feature products may not use stylist",
    ],
    [
      "web/features/explore/x.ts",
      "web/features/analytics/y.ts",
      "the feature explore may not use analytics",
    ],
  ])("%s may not use %s", (from, to, rule) => {
    const sentence = arrow(from, to);
    expect(sentence).toContain(`src/${from} imports src/${to}: `);
    expect(sentence).toContain(rule);
  });
});

test("the demo is loaded only when it is on, and the workshop never", () => {
  expect(checkFile("src/server/main.ts", 'const demo = await import("../demo/demo.ts");')).toEqual(
    [],
  );
  expect(checkFile("src/server/main.ts", 'import { seedDemo } from "../demo/seed.ts";')).toEqual([
    "src/server/main.ts: the demo is loaded only when it is on, with import().",
  ]);
  const kit = "../../tools/drawing/silhouettes.ts";
  expect(checkFile("src/demo/types.ts", `import type { Look } from "${kit}";`)).toEqual([]);
  expect(checkFile("src/demo/types.ts", `import { drawLook } from "${kit}";`)).toEqual([
    "src/demo/types.ts imports tools/drawing/silhouettes.ts: demo may not use tools.",
  ]);
  expect(checkFile("src/server/main.ts", 'import type { A } from "../../tools/a.ts";')).toEqual([
    "src/server/main.ts imports tools/a.ts: server top may not use tools.",
  ]);
});

test("what a process may never need is loaded when it is needed", () => {
  const named = (file: string, text: string) => checkFile(file, text).map((it) => it.split(":")[0]);
  const pictures = "src/server/features/products/pictures.ts";
  expect(named(pictures, 'import sharp from "sharp";')).toEqual([pictures]);
  expect(named(pictures, 'import type { Sharp } from "sharp";')).toEqual([]);
  expect(named(pictures, 'import { sharp } from "../../sharp.ts";')).toEqual([]);
  const calls = "src/server/features/assistants/mcp/routes-mcp.ts";
  const answers = "{\n  createAnswerMessage,\n}";
  expect(named(calls, `import ${answers} from "./answer-message.ts";`)).toEqual([calls]);
  expect(named(calls, 'import type { A } from "./answer-message.ts";')).toEqual([]);
  expect(named(calls, 'const open = () => import("./answer-message.ts");')).toEqual([]);
});

describe("a store has one owner", () => {
  const store = 'import { create } from "zustand";\nexport const usePins = create(() => ({}));';

  test("whose file is named so", () => {
    expect(checkFile("src/web/features/collection/pins-store.ts", store)).toEqual([]);
    expect(checkFile("src/web/features/collection/pins.ts", store)).toEqual([
      "src/web/features/collection/pins.ts: a file that makes a store is named so.",
    ]);
  });

  test("and which nobody else changes, but for tests", () => {
    const change = "usePins.setState({ pinned: [] });";
    expect(checkFile("src/web/features/explore/screen.tsx", change)).toEqual([
      "src/web/features/explore/screen.tsx: only the file that makes a store changes it.",
    ]);
    expect(checkFile("src/web/features/explore/screen.test.tsx", change)).toEqual([]);
  });
});

test("imports are found however they are written", () => {
  const text = `
import { a } from "../http/mount.ts";
import type { B } from "./b.ts";
import "./side-effect.ts";
export { c } from "../../c.ts";
const d = await import("../d.ts");
import {
  e,
  f,
} from "./e.ts";`;
  expect(importsOf("src/server/features/x.ts", text).map(({ to }) => to)).toEqual([
    "src/server/http/mount.ts",
    "src/server/features/b.ts",
    "src/server/features/side-effect.ts",
    "src/c.ts",
    "src/server/d.ts",
    "src/server/features/e.ts",
  ]);
});

test("only config.ts reads the environment, only database/ knows the driver, only http/ and routes the framework", () => {
  const file = "src/server/features/products/repository.ts";
  expect(
    checkFile(
      file,
      `import pg from "pg";\nimport type { X } from "fastify";\nconst x = process.env["X"];`,
    ),
  ).toEqual([
    `${file}: only config.ts reads the environment.`,
    `${file}: only routes.ts and http/ know the web framework.`,
    `${file}: only database/ knows the driver.`,
  ]);
  expect(checkFile("src/server/config.ts", "process.env")).toEqual([]);
  expect(checkFile("src/server/features/products/routes.ts", 'from "fastify"')).toEqual([]);
  expect(checkFile("src/server/database/open.ts", 'import pg from "pg";')).toEqual([]);
});

test("the contract imports zod only, and the browser gets no modules of Node", () => {
  expect(checkFile("src/contract/x.ts", 'import { z } from "zod";')).toEqual([]);
  expect(checkFile("src/contract/x.ts", 'import { join } from "node:path";')).toEqual([
    "src/contract/x.ts imports node:path: the contract imports zod only.",
  ]);
  expect(checkFile("src/web/lib/x.ts", 'import { join } from "path";')).toEqual([
    "src/web/lib/x.ts imports path: the browser has no such module.",
  ]);
  expect(checkFile("src/web/lib/x.test.ts", 'import { join } from "node:path";')).toEqual([]);
});

test("files that import each other are named, also by way of a third and by types", () => {
  const a = { from: "a.ts", to: "b.ts" };
  const b = { from: "b.ts", to: "c.ts", isTypeOnly: true };
  expect(findCircles([a, b, { from: "a.ts", to: "c.ts" }])).toEqual([]);
  expect(findCircles([a, b, { from: "c.ts", to: "a.ts" }])).toEqual([
    "a.ts → b.ts → c.ts → a.ts: a circle.",
  ]);
});

test("questions to the database stand where they are looked for", () => {
  const asks = 'db.selectFrom("brands").select("id")';
  const writes = "await sql<{ id: string }>`select 1`.execute(db)";
  for (const text of [asks, writes]) {
    expect(checkFile("src/server/features/brands/profile.ts", text)).toEqual([
      "src/server/features/brands/profile.ts: questions to the database stand in repository.ts or queries/ of their feature.",
    ]);
    expect(checkFile("src/server/features/brands/repository.ts", text)).toEqual([]);
    expect(checkFile("src/server/features/crawl/save/queries/find.ts", text)).toEqual([]);
    expect(checkFile("src/server/database/jobs.ts", text)).toEqual([]);
  }
});

test("forms run one way", () => {
  const form = "export const Save = () => <form onSubmit={save}><input /></form>;";
  const sentence = "forms run one way, by ui/use-checked-form.ts and ui/form.tsx.";
  const own = "src/web/features/crawl/crawl-form.tsx";
  expect(checkFile(own, form)).toEqual([`${own}: ${sentence}`]);
  expect(checkFile(own, 'import { useForm } from "react-hook-form";')).toEqual([
    `${own}: ${sentence}`,
  ]);
  expect(checkFile("src/web/ui/form.tsx", form)).toEqual([]);
  expect(checkFile("src/web/features/stylist/composer.tsx", form)).toEqual([]);
});

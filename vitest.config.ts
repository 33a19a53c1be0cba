// The tiers of tests that need no browser, and what each shares: a page for the web, a database's process for the api.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** A busy machine is slow, not wrong: nothing here is given up early. */
const PATIENCE = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Node strips the types itself and keeps what it compiled; a worker loads a module once for all of its files. */
const NATIVE = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

/** Servers that are killed, started again and filled up; whoever waits for them waits long. */
const SLOW = [
  "tests/api/{start-stop,mail-restart,fuzz}.test.ts",
  "tests/api/*-crash.test.ts",
  "tests/database/{durability,disk-full}.test.ts",
];

export default defineConfig({
  test: {
    // The browser lane builds and runs beside this one; two cores are all a small machine has.
    maxWorkers: 2,
    projects: [
      {
        plugins: [react()],
        test: {
          ...PATIENCE,
          name: "web",
          include: ["src/web/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          setupFiles: "src/web/test-support/patience.ts",
        },
      },
      {
        test: {
          ...PATIENCE,
          name: "unit",
          ...NATIVE,
          include: [
            "src/{server,contract,demo}/**/*.test.ts",
            "tests/{brands,contract,crawl,demo,net,scripts,stylist,trust,vision}/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          ...PATIENCE,
          name: "api",
          // Its databases share a process; see warm-host.ts.
          ...NATIVE,
          include: ["tests/{api,database}/**/*.test.ts"],
          exclude: SLOW,
          globalSetup: "tests/support/make-template.ts",
        },
      },
      {
        test: {
          ...PATIENCE,
          name: "slow",
          include: SLOW,
          globalSetup: "tests/support/make-template.ts",
        },
      },
      // Several processes on one PostgreSQL; runs in its lane alone.
      { test: { ...PATIENCE, name: "processes", include: ["tests/processes/**/*.test.ts"] } },
    ],
  },
});

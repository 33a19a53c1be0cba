// The browser tests: the built site in Chromium, wide and on a phone, in two lanes with servers of their own.
import { defineConfig, devices } from "@playwright/test";
import { WITHOUT_OWN_PAGES } from "./src/server/features/crawl/app/without-own-pages.ts";
import { findBrowser, findShell, type FoundBrowser } from "./tests/support/find-browser.ts";

// Asked once by the test command; looked for here when the browser tests are run alone.
const found = process.env["RIBBY_BROWSER"]
  ? (JSON.parse(process.env["RIBBY_BROWSER"]) as FoundBrowser)
  : await findBrowser();
if ("missing" in found) throw new Error(found.missing);

const launching = ({ executablePath, env }: FoundBrowser) => ({
  executablePath,
  env: { ...(process.env as Record<string, string>), ...env },
  args: [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    WITHOUT_OWN_PAGES,
    // Servers listen on the one; passkeys need a name.
    "--host-resolver-rules=MAP localhost 127.0.0.1",
  ],
});

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "tests/e2e/keep-servers.ts",
  outputDir: "node_modules/.cache/playwright",
  reporter: [["list"], ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] }]],
  // Each lane has servers of its own; the files are handed out as workers become free.
  workers: 2,
  // A busy machine is slow, not wrong: nothing here is given up early.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  use: {
    // What a service worker answers cannot be changed by a test; the tests of the worker itself allow it.
    serviceWorkers: "block",
    launchOptions: launching(findShell() ?? found),
  },
  projects: [
    {
      name: "desktop",
      testIgnore: /.*\.phone\.spec\.ts|notices\.spec\.ts/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "notices",
      testMatch: /notices\.spec\.ts/,
      use: { launchOptions: launching(found) },
    },
    {
      name: "phone",
      testMatch: /.*\.phone\.spec\.ts/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
});

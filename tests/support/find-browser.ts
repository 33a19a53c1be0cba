// A Chromium to test with, found as the crawler finds its own.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findBrowser as find } from "../../src/server/features/crawl/app/find-browser.ts";
import type { FoundBrowser } from "../../src/server/features/crawl/app/find-browser.ts";

export type { FoundBrowser };

const MISSING =
  "No Chromium runs here. Install one (Debian and Ubuntu: apt-get install chromium; macOS: Google Chrome) or set CHROME_PATH.";

export async function findBrowser(): Promise<FoundBrowser | { missing: string }> {
  const found = await find({
    path: process.env["CHROME_PATH"],
    folder: join(import.meta.dirname, "../../node_modules/.cache/chromium"),
    environment: process.env as Record<string, string>,
  });
  return found ?? { missing: MISSING };
}

/** For tests in which a page must be drawn: without a browser they fail, as the browser lane does. */
export async function needBrowser(): Promise<FoundBrowser> {
  const found = await findBrowser();
  if ("missing" in found) throw new Error(found.missing);
  return found;
}

/** Chromium without windows: it draws the same pages for a seventh less, where one is installed and none is named. */
export function findShell(): FoundBrowser | undefined {
  const executablePath = "/usr/bin/chromium-headless-shell";
  return !process.env["CHROME_PATH"] && existsSync(executablePath)
    ? { executablePath, env: {} }
    : undefined;
}

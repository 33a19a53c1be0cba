// The Chromium that pictures of the product are taken with.
import { chromium, type Browser } from "playwright-core";
import { findBrowser } from "../tests/support/find-browser.ts";

export async function launchBrowser(): Promise<Browser> {
  const found = await findBrowser();
  if ("missing" in found) throw new Error(found.missing);
  return chromium.launch({
    executablePath: found.executablePath,
    env: { ...(process.env as Record<string, string>), ...found.env },
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
}

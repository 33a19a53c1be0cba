// A Chromium to test with: the system's, or the one an npm package carries (Linux on x64).
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type FoundBrowser = { executablePath: string; env: Record<string, string> };

const SYSTEM = [
  process.env["CHROME_PATH"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const MISSING =
  "No Chromium runs here. Install one (Debian and Ubuntu: apt-get install chromium; macOS: Google Chrome) or set CHROME_PATH.";

export async function findBrowser(): Promise<FoundBrowser | { missing: string }> {
  for (const executablePath of SYSTEM) {
    if (executablePath && runs({ executablePath, env: {} })) return { executablePath, env: {} };
  }
  const packed = await unpackFromNpm().catch(() => undefined);
  return packed && runs(packed) ? packed : { missing: MISSING };
}

function runs({ executablePath, env }: FoundBrowser): boolean {
  if (!existsSync(executablePath)) return false;
  const asked = spawnSync(executablePath, ["--version"], { env: { ...process.env, ...env } });
  return asked.status === 0;
}

async function unpackFromNpm(): Promise<FoundBrowser> {
  const folder = join(import.meta.dirname, "../../node_modules/.cache/chromium");
  mkdirSync(folder, { recursive: true });
  // The package unpacks into the temporary folder, and brings its own libraries only where it
  // believes to run as a cloud function.
  process.env["TMPDIR"] = folder;
  process.env["AWS_LAMBDA_JS_RUNTIME"] = "nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  const executablePath = await chromium.executablePath();
  // Its font configuration points at a fixed folder; without any font an <input> ends the renderer.
  writeFileSync(
    join(folder, "fonts/fonts.conf"),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fc-cache</cachedir></fontconfig>`,
  );
  return {
    executablePath,
    env: { LD_LIBRARY_PATH: join(folder, "al2023/lib"), FONTCONFIG_PATH: join(folder, "fonts") },
  };
}

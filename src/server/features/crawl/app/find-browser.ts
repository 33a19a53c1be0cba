// A Chromium on this machine: the one that is named, the system's, or the one an npm package carries.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

export type FoundBrowser = {
  executablePath: string;
  /** What it needs beside the usual environment. */
  env: Record<string, string>;
};

export type BrowserSettings = {
  /** When one is named, no other will do. */
  path: string | undefined;
  /** Where a packed one may be unpacked. */
  folder: string;
  /** What programs need to run here. */
  environment: Record<string, string>;
};

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const run = promisify(execFile);
const ANSWER_MS = 30_000;

export async function findBrowser(settings: BrowserSettings): Promise<FoundBrowser | undefined> {
  for (const executablePath of settings.path ? [settings.path] : SYSTEM) {
    const found = { executablePath, env: {} };
    if (await runs(found, settings)) return found;
  }
  if (settings.path) return undefined;
  const packed = await unpackFromNpm(settings).catch(() => undefined);
  return packed && (await runs(packed, settings)) ? packed : undefined;
}

async function runs(
  { executablePath, env }: FoundBrowser,
  { environment }: BrowserSettings,
): Promise<boolean> {
  if (!existsSync(executablePath)) return false;
  // On Windows asking for the version would open a window.
  if (process.platform === "win32") return true;
  const options = { env: { ...environment, ...env }, timeout: ANSWER_MS };
  return run(executablePath, ["--version"], options).then(
    () => true,
    () => false,
  );
}

async function unpackFromNpm({ folder, environment }: BrowserSettings): Promise<FoundBrowser> {
  mkdirSync(folder, { recursive: true });
  // The package unpacks into the temporary folder, and brings its own libraries only where it believes
  // to run as a cloud function: it is told so in a process of its own.
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, "unpack-browser.ts")], {
    env: { ...environment, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" },
  });
  // Its font configuration points at a fixed folder; without any font an <input> ends the renderer.
  writeFileSync(
    join(folder, "fonts/fonts.conf"),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fc-cache</cachedir></fontconfig>`,
  );
  return {
    executablePath: stdout.trim(),
    env: { LD_LIBRARY_PATH: join(folder, "al2023/lib"), FONTCONFIG_PATH: join(folder, "fonts") },
  };
}

// The server as a person at a terminal meets it: what it prints, how it stops, what it refuses.
import { verify } from "@node-rs/argon2";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { BROWSER } from "../support/ask.ts";
import { templateFolder } from "../support/make-template.ts";
import { killLeftovers, queryBeside, spawnServer } from "../support/server-process.ts";
import { isEmbedded } from "../support/test-server.ts";

// Each test starts whole servers; a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

const folders: string[] = [];
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ribby-start-"));
  cpSync(templateFolder, join(folder, "database"), { recursive: true });
  folders.push(folder);
  return folder;
}

afterEach(killLeftovers);
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const STOPPED = { code: 0, signal: null };

const administratorOf = async (folder: string) => {
  const rows = await queryBeside<{ email: string; password_hash: string }>(
    folder,
    "select email, password_hash from brands where is_administrator",
  );
  expect(rows.length).toBe(1);
  return rows[0]!;
};

describe.runIf(isEmbedded)("the house account", () => {
  test("gets a password that is printed at the first start and never again", async () => {
    const folder = makeFolder();
    const first = spawnServer(folder);
    await first.ready;
    await expect.poll(() => first.printed()).toMatch(/please keep it/);
    const [, password = ""] =
      /Administrator: admin@ribby\.local  password: (\S+)/.exec(first.printed()) ?? [];
    const { email, password_hash } = await administratorOf(folder);
    expect(email).toBe("admin@ribby.local");
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(password_hash, password)).toBe(true);
    first.kill("SIGINT");
    expect(await first.ended).toEqual(STOPPED);

    const secret = readFileSync(join(folder, "token-secret"), "utf8");
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(statSync(join(folder, "token-secret")).mode & 0o077).toBe(0);

    const second = spawnServer(folder);
    await second.ready;
    expect((await administratorOf(folder)).password_hash).toBe(password_hash);
    second.kill("SIGTERM");
    expect(await second.ended).toEqual(STOPPED);
    expect(second.printed()).not.toMatch(/password/i);
    expect(second.printed()).not.toContain(password);
    expect(readFileSync(join(folder, "token-secret"), "utf8")).toBe(secret);
  });

  test("takes the email and password it is given, and never prints the password", async () => {
    const folder = makeFolder();
    const server = spawnServer(folder, {
      ADMIN_EMAIL: "house@ribby.example",
      ADMIN_PASSWORD: "Chosen-Password-9",
      TOKEN_SECRET: "a-secret-of-more-than-thirty-two-characters",
      LOG_LEVEL: "trace",
    });
    const address = await server.ready;
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    const { email, password_hash } = await administratorOf(folder);
    expect(email).toBe("house@ribby.example");
    expect(await verify(password_hash, "Chosen-Password-9")).toBe(true);
    server.kill("SIGTERM");
    expect(await server.ended).toEqual(STOPPED);
    expect(server.printed()).not.toMatch(/Chosen-Password-9|a-secret-of-more/);
  });
});

describe.runIf(isEmbedded)("stopping", () => {
  test("finishes the request that is under way, then ends well", async () => {
    const server = spawnServer(makeFolder());
    const { hostname, port } = new URL(await server.ready);
    const body = JSON.stringify({ event_type: "product_view", product_id: "p_nothing" });
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString("utf8")));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    // The head and half of the body: the request is under way and not yet answered.
    socket.write(
      `POST /api/analytics/events HTTP/1.1\r\nHost: x\r\nUser-Agent: ${BROWSER}\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    );
    // The server has read the head.
    await expect.poll(() => answer).toBe("HTTP/1.1 100 Continue\r\n\r\n");
    answer = "";
    server.kill("SIGTERM");
    await wait(300);
    socket.write(body.slice(10));
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('"code":"not_found"');
    expect(await server.ended).toEqual(STOPPED);
    expect(server.printed()).not.toMatch(/error/i);
  });

  test("twice in a row is no trouble, and nobody new is let in", async () => {
    const server = spawnServer(makeFolder());
    const address = await server.ready;
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    server.kill("SIGINT");
    server.kill("SIGINT");
    server.kill("SIGTERM");
    expect(await server.ended).toEqual(STOPPED);
    await expect(fetch(`${address}/api/health`)).rejects.toThrow();
  });
});

test.runIf(isEmbedded)(
  "a second server on the same folder says that it is in use and touches nothing",
  async () => {
    const folder = makeFolder();
    const first = spawnServer(folder);
    const address = await first.ready;
    const before = await administratorOf(folder);
    const second = spawnServer(folder, { ADMIN_EMAIL: "second@ribby.example" });
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.printed()).toContain("The data folder is in use by another process.");
    expect(second.printed()).not.toMatch(/^\s+at /m);
    expect(await administratorOf(folder)).toEqual(before);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    first.kill("SIGTERM");
    expect(await first.ended).toEqual(STOPPED);
  },
);

describe("a start that cannot be", () => {
  test("names every wrong setting in a sentence of its own, and nothing else", async () => {
    const server = spawnServer(tmpdir(), { PORT: "http", ROLE: "boss", TOKEN_SECRET: "hush-hush" });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.printed()).toBe(
      [
        "Ribby could not start:",
        "  - PORT must be a port number between 0 and 65535.",
        "  - ROLE must be all, web or worker.",
        "  - TOKEN_SECRET must have at least 32 characters.",
        "",
      ].join("\n"),
    );
  });

  test("says when the port is taken, and leaves the folder usable", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as { port: number };
    const server = spawnServer(makeFolder(), { PORT: String(port) });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.printed()).toMatch(/address already in use/);
    expect(server.printed()).not.toMatch(/^\s+at /m);
    taken.close();
  });
});

// The tools over the Model Context Protocol, called by its official clients of three revisions, and by the
// Universal Commerce Protocol's own command-line client.
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OlderClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OlderTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  RELEASES,
  mcpPath,
  type Release,
} from "../../src/server/features/assistants/ucp/releases.ts";
import { faultsIn, UCP_SCHEMAS } from "../support/protocols/validate.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

type Called = { structuredContent?: unknown; content?: unknown };
type Pieces = {
  products: { id: string; url: string; metadata: { brand: string } }[];
  pieces: { id: string }[];
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemo: true });
});
afterAll(() => server.stop());

const address = (release: Release = RELEASES[0]) => new URL(server.address + mcpPath(release));

/** What each client can do, without its own types. */
type Caller = {
  listTools(): Promise<{ tools: { name: string; inputSchema: object; _meta?: object }[] }>;
  callTool(params: { name: string; arguments: Record<string, unknown> }): Promise<Called>;
  readResource(params: { uri: string }): Promise<{ contents: { mimeType?: string }[] }>;
  close(): Promise<void>;
};

async function newest(): Promise<Caller> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(address()));
  return client;
}

async function older(): Promise<Caller> {
  const client = new OlderClient({ name: "test", version: "1" });
  await client.connect(new OlderTransport(address()));
  return client as unknown as Caller;
}

describe.each([
  ["of today", newest],
  ["of the last revision", older],
])("an official client %s", (_, connect) => {
  let client: Caller;
  beforeAll(async () => {
    client = await connect();
  });
  afterAll(() => client.close());

  test("lists every tool and calls each of them", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "search_catalog",
      "lookup_catalog",
      "get_product",
      "compose_outfit",
      "complete_look",
      "compare_pieces",
      "read_brand",
      "price_history",
    ]);
    const call = async (name: string, args: Record<string, unknown>) =>
      (await client.callTool({ name, arguments: args })).structuredContent as Pieces;
    const meta = { "ucp-agent": { profile: "https://platform.invalid/profile.json" } };
    const found = await call("search_catalog", { meta, catalog: { query: "فستان سهرة" } });
    expect(faultsIn(UCP_SCHEMAS[RELEASES[0]].search, found)).toEqual([]);
    const ids = found.products.slice(0, 2).map(({ id }) => id);
    const looked = await call("lookup_catalog", { meta, catalog: { ids } });
    expect(faultsIn(UCP_SCHEMAS[RELEASES[0]].lookup, looked)).toEqual([]);
    const one = await call("get_product", { meta, catalog: { id: ids[0] } });
    expect(faultsIn(UCP_SCHEMAS[RELEASES[0]].product, one)).toEqual([]);
    expect((await call("compare_pieces", { ids })).pieces).toHaveLength(2);
    expect(await call("price_history", { id: ids[0] })).toHaveProperty("points");
    const { metadata } = found.products[0]!;
    expect(await call("read_brand", { brand: metadata.brand })).toMatchObject({
      brand: metadata.brand,
      terms: expect.arrayContaining([
        {
          kind: "cash_on_delivery",
          value: true,
          stated_by: "shop",
          at: expect.any(String),
          evidence: expect.arrayContaining([
            { quote: expect.any(String), page: expect.stringMatching(/^https?:/) },
          ]),
        },
      ]),
    });
    expect((await call("complete_look", { ids })).products.length).toBeGreaterThan(0);
    const outfit = await call("compose_outfit", { wish: "summer wedding under 5000" });
    expect(outfit.products.length).toBeGreaterThan(0);
  });

  test("finds the card that draws pieces", async () => {
    const { tools } = await client.listTools();
    expect(tools[0]).toMatchObject({ _meta: { ui: { resourceUri: "ui://ribby/pieces.html" } } });
    const { contents } = await client.readResource({ uri: "ui://ribby/pieces.html" });
    expect(contents[0]!.mimeType).toBe("text/html;profile=mcp-app");
  });

  test("is refused in the protocol's numbers", async () => {
    const ids = Array.from({ length: 1000 }, (_unused, n) => `p_${n}`);
    const wrong = [
      ["lookup_catalog", { catalog: { ids } }],
      ["search_catalog", { catalog: {} }],
      ["search_catalog", { catalog: { query: 3 } }],
      ["compare_pieces", { ids: ["p_nobody"] }],
      ["read_brand", { brand: "Nobody at all" }],
      ["read_brand", { brand: "x".repeat(10_000) }],
      ["no_such_tool", {}],
    ] as const;
    for (const [name, args] of wrong) {
      await expect(client.callTool({ name, arguments: args })).rejects.toMatchObject({
        code: -32602,
      });
    }
  });
});

type Reply = {
  id: number;
  result: { protocolVersion: string; structuredContent: { ucp: { version: string } } };
};

async function rpc(
  body: unknown,
  headers: Record<string, string> = {},
  release: Release = RELEASES[0],
) {
  const response = await fetch(address(release), {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as Reply) : null };
}

test.each(["2025-06-18", "2025-11-25"])(
  "a client of revision %s shakes hands",
  async (revision) => {
    const { body } = await rpc({
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: {
        protocolVersion: revision,
        capabilities: {},
        clientInfo: { name: "test", version: "1" },
      },
    });
    expect(body!.result.protocolVersion).toBe(revision);
  },
);

test("a bare call without any handshake is answered: nothing is kept between two calls", async () => {
  const { status, body } = await rpc({ jsonrpc: "2.0", id: 7, method: "tools/list" });
  expect(status).toBe(200);
  expect(body!.id).toBe(7);
});

test("the older release has a door of its own", async () => {
  const { body } = await rpc(
    {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "search_catalog", arguments: { catalog: { query: "bag" } } },
    },
    {},
    "2026-04-08",
  );
  expect(body!.result.structuredContent.ucp.version).toBe("2026-04-08");
});

test("what is no message, too long a message and a session's verbs are refused without a fault of ours", async () => {
  expect((await rpc("{")).status).toBe(400);
  expect((await rpc("[]")).status).toBe(400);
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  expect(await rpc([list, { ...list, id: 2 }])).toMatchObject({
    status: 400,
    body: { error: { code: -32600 } },
  });
  expect((await rpc({ jsonrpc: "2.0", id: 1, method: "x".repeat(200_000) })).status).toBe(413);
  expect((await fetch(address())).status).toBe(405);
  expect((await fetch(address(), { method: "DELETE" })).status).toBe(405);
});

test("the protocol's own command-line client finds a piece and reads it", async () => {
  const home = mkdtempSync(join(tmpdir(), "ribby-ucp-"));
  const bin = join(import.meta.dirname, "../../node_modules/@shopify/ucp-cli/dist/bin.js");
  const ucp = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [bin, ...args, "--business", server.address, "--format", "json"],
      {
        env: {
          ...process.env,
          HOME: home,
          UCP_HOME: home,
          UCP_TEST_ALLOW_INSECURE_LOCALHOST: "true",
          NO_COLOR: "1",
        },
      },
    );
    return JSON.parse(stdout) as { result: Pieces & { product: { id: string } } };
  };
  try {
    const found = await ucp("catalog", "search", "--set", "/query=black abaya under 2000");
    const { id } = found.result.products[0]!;
    const one = await ucp("catalog", "get_product", id);
    expect(one.result.product.id).toBe(id);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});

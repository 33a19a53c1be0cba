// A server with a brand, a product and an administrator, and the way to send it hostile calls. The test holds a
// small sample, `bench:fuzz` the long run.
import type { AnyEndpoint } from "../../src/contract/endpoint.ts";
import { askExactly, type Answer } from "./ask.ts";
import { DRESSES, expandHuge, type HostileCall } from "./hostile.ts";
import { administratorToken, makeBrand, newProduct, tokenOf } from "./people.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** Words of stack traces, file paths, SQL and drivers. None of them stands in a payload we send. */
export const INNARDS =
  /\n\s+at |node_modules|\.[cm]?[jt]s:\d|\/src\/|file:\/\/\/\w+\/\w+\/|syntax error|invalid (input|byte)|relation "|column "|violates|ECONN|ENOENT|TypeError|ZodError|PostgreSQL|PGlite/;

export type Fuzz = {
  server: TestServer;
  /**
   * Ids and a table that exist, so that some calls get past the question whether the thing is there. The
   * administrator among the callers can empty that table, so it is none that the other calls need.
   */
  known: readonly string[];
  /** Some calls sign out whoever makes them. */
  signIn(): Promise<void>;
  send(endpoint: AnyEndpoint, call: HostileCall): Promise<Answer>;
  stop(): Promise<void>;
};

const encode = (word: string) => encodeURIComponent(word.replace(/\p{Cs}/gu, "\ufffd")) || "%20";

export async function openFuzz(): Promise<Fuzz> {
  const server = await startTestServer();
  const brand = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, [newProduct({ id: "p_fuzz" })]);
  // A website that no scan may go to: the calls are tried here, not somebody's shop.
  const website = "http://10.0.0.1";
  await server.parts.database.sql
    .updateTable("brands")
    .set({ website })
    .where("id", "=", brand.id)
    .execute();
  const tokens: Record<HostileCall["as"], string> = { nobody: "", brand: "", administrator: "" };

  const signIn = async () => {
    tokens.brand = await tokenOf(server.parts, brand.id);
    tokens.administrator = await administratorToken(server.parts);
  };

  function send(endpoint: AnyEndpoint, call: HostileCall): Promise<Answer> {
    let place = 0;
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      name === "brandId" && call.as === "brand" ? brand.id : encode(call.params[place++]!),
    );
    const query = call.query.map(([name, value]) => `${name}=${encode(value)}`).join("&");
    const token = tokens[call.as];
    const { headers, write } = DRESSES[call.dress];
    return askExactly(server.address, `${path}?${query}`.slice(0, 12_000), {
      method: endpoint.method,
      headers: {
        ...(endpoint.method !== "GET" && headers),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(endpoint.method !== "GET" && {
        bytes: Buffer.from(call.raw ?? expandHuge(JSON.stringify(call.body)), write),
      }),
    });
  }

  await signIn();
  const known = ["p_fuzz", brand.id, "shared_collections"];
  return { server, known, signIn, send, stop: () => server.stop() };
}

// A database of its own on the server named by TEST_DATABASE_URL.
import { randomBytes } from "node:crypto";
import pg from "pg";

export async function makePostgresDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env["TEST_DATABASE_URL"];
  if (!server) throw new Error("TEST_DATABASE_URL is not set.");
  const name = `ribby_test_${randomBytes(6).toString("hex")}`;
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await ask(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(`drop database ${name} with (force)`) };
}

// Migrations that run while the shop is open. A file whose first line is `-- online` is run statement by
// statement, outside a transaction, so that it may say CREATE INDEX CONCURRENTLY. A process that dies in the
// middle leaves the first statements done: each of them has to be right a second time.
import type pg from "pg";

export const isOnline = (sql: string): boolean => /^-- online\s/.test(sql);

/** Comments, quoted names and texts, dollar-quoted bodies, and single characters. No E'' texts. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|[\s\S]/g;

export function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let statement = "";
  for (const [token] of sql.matchAll(TOKEN)) {
    if (token === ";") {
      statements.push(statement);
      statement = "";
    } else if (!/^(--|\/\*)/.test(token)) {
      statement += token;
    }
  }
  return [...statements, statement].map((text) => text.trim()).filter(Boolean);
}

const INDEX =
  /^create\s+(?:unique\s+)?index\s+concurrently\s+(if\s+not\s+exists\s+)?([\w."]+)\s+on\b/i;

/** What is built concurrently waits for others without being in anybody's way. */
export const mayWait = (statement: string): boolean => /\bconcurrently\b/i.test(statement);

export async function runOnline(client: pg.PoolClient, statement: string): Promise<void> {
  const [, isIfMissing, index] = INDEX.exec(statement) ?? [];
  const isValid = index && (await isValidIndex(client, index));
  // A build that was broken off leaves an index that is kept up to date and never used.
  if (isValid === false) await client.query(`drop index concurrently if exists ${index}`);
  // Asked here, because the database asks only after it has found the table to be one it can do this to.
  else if (isValid && isIfMissing) return;
  await client.query(statement);
}

/** Undefined when there is none. */
async function isValidIndex(client: pg.PoolClient, index: string): Promise<boolean | undefined> {
  const { rows } = await client.query<{ indisvalid: boolean }>(
    "select indisvalid from pg_index where indexrelid = to_regclass($1)",
    [index],
  );
  return rows[0]?.indisvalid;
}

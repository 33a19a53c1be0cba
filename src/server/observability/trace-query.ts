// One span per SQL statement: what it does and to which table, never the values and never the text.
import type { LogEvent } from "kysely";
import { tracingNow } from "./traces.ts";

const VERB = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i;
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][a-z0-9_]{0,62})"?/i;

/** What a statement that begins with a "with" writes. */
const WRITES =
  /\b(insert into|delete from|update)\s+(?:only\s+)?"?([a-z_][a-z0-9_]{0,62})"?(?=\s+set|\s*\(|\s+select|\s+where|\s+using)/i;

function deedOf(text: string): { verb: string; table: string | undefined } {
  const verb = (VERB.exec(text)?.[1] ?? "statement").toLowerCase();
  const written = verb === "with" ? WRITES.exec(text) : null;
  if (!written) return { verb, table: TABLE.exec(text)?.[1] };
  return { verb: (written[1] ?? "").replace(/ .*$/s, "").toLowerCase(), table: written[2] };
}

/** Given to Kysely where traces are on; it is told of every statement when it is over. */
export function traceQuery({ level, query, queryDurationMillis, ...rest }: LogEvent): void {
  const tracing = tracingNow();
  if (!tracing) return;
  const { verb, table } = deedOf(query.sql);
  const startedAt = new Date(Date.now() - queryDurationMillis);
  tracing.note(
    table ? `${verb} ${table}` : verb,
    {
      "db.system.name": "postgresql",
      "db.operation.name": verb,
      ...(table && { "db.collection.name": table }),
    },
    startedAt,
    level === "error" && "error" in rest ? rest.error : undefined,
  );
}

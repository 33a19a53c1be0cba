// Backups of a PostgreSQL server are made and read by PostgreSQL's own tools.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

type Tool = "pg_dump" | "pg_restore" | "psql";

async function endOf(tool: Tool, child: ChildProcess): Promise<void> {
  const [code] = (await once(child, "close").catch(() => {
    throw new Error(`${tool} is not installed. It comes with PostgreSQL's client programs.`);
  })) as [number | null];
  if (code !== 0) throw new Error(`${tool} ended with code ${code}.`);
}

export async function dumpServer(url: string, file: string): Promise<void> {
  const args = ["--format=custom", "--no-owner", `--file=${file}`, url];
  await endOf("pg_dump", spawn("pg_dump", args, { stdio: "inherit" }));
}

/**
 * Not left to `pg_restore --clean`, which drops table by table what it finds in the backup: it stumbles over
 * tables in parts, and months that were made since would stay.
 */
const CLEAR = `
  set client_min_messages = warning;
  drop schema if exists jobs, event_months, price_months cascade;
  do $$
  declare
    ours record;
  begin
    for ours in
      select format('drop table %s cascade', c.oid::regclass) as statement from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      union all select format('drop sequence if exists %s', c.oid::regclass) from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i'))
      union all select format('drop function %s cascade', p.oid::regprocedure) from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    loop
      execute ours.statement;
    end loop;
  end
  $$;
`;

/** All of it in one transaction: a backup that cannot be read to its end changes nothing. */
export async function restoreServer(url: string, file: string): Promise<void> {
  const read = spawn("pg_restore", ["--no-owner", "--no-comments", "--file=-", file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const write = spawn(
    "psql",
    ["--single-transaction", "--file=-", "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", url],
    { stdio: ["pipe", "ignore", "inherit"] },
  );
  // Whoever stops first says why; the other one's end is its consequence.
  const [isRead, isWritten] = [endOf("pg_restore", read), endOf("psql", write)];
  write.stdin.on("error", () => {});
  write.stdin.write(CLEAR);
  read.stdout.pipe(write.stdin, { end: false });
  try {
    await Promise.race([isRead, isWritten]);
    write.stdin.end();
    await isWritten;
  } catch (error) {
    // Gone without a word, it has committed nothing.
    write.kill("SIGKILL");
    read.kill();
    await Promise.allSettled([isRead, isWritten]);
    throw error;
  }
}

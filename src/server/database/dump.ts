// Backups of a PostgreSQL server are made by PostgreSQL's own tools.
import { spawnSync } from "node:child_process";

function runTool(tool: "pg_dump" | "pg_restore", args: string[]): void {
  const done = spawnSync(tool, args, { stdio: "inherit" });
  if (done.error) {
    throw new Error(`${tool} is not installed. It comes with PostgreSQL's client programs.`);
  }
  if (done.status !== 0) throw new Error(`${tool} ended with code ${done.status}.`);
}

export function dumpServer(url: string, file: string): void {
  runTool("pg_dump", ["--format=custom", "--no-owner", `--file=${file}`, url]);
}

export function restoreServer(url: string, file: string): void {
  runTool("pg_restore", [
    "--clean",
    "--if-exists",
    "--no-owner",
    "--exit-on-error",
    `--dbname=${url}`,
    file,
  ]);
}

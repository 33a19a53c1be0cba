// Two web and two worker processes on one PostgreSQL, each with a data folder of its own, behind a balancer.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type Database } from "../../src/server/database/open.ts";
import { startBalancer, type Balancer } from "./balancer.ts";
import { makePostgresDatabase } from "./postgres.ts";
import { killLeftovers, spawnServer, type ServerProcess } from "./server-process.ts";

export const HOUSE = {
  ADMIN_EMAIL: "house@ribby.example",
  ADMIN_PASSWORD: "The-House-Keeps-7-Keys",
};

export type Role = "web" | "worker";

/** A process and where it listens. */
export type Member = ServerProcess & { address: string; role: Role };

export type House = {
  balancer: Balancer;
  database: Database;
  webs: [Member, Member];
  workers: [Member, Member];
  /** Starts one; a web is sent requests from then on. */
  open(role: Role): Promise<Member>;
  /** As a deploy stops it. Comes back when it has ended. */
  close(member: Member): ReturnType<typeof closeMember>;
  remove(): Promise<void>;
};

export async function openHouse(): Promise<House> {
  const made = await makePostgresDatabase();
  const balancer = await startBalancer();
  const folders: string[] = [];
  const env = {
    ...HOUSE,
    DATABASE_URL: made.url,
    TOKEN_SECRET: "a secret that all processes know, of more than thirty-two letters",
    PUBLIC_URL: balancer.url,
    TRUST_PROXY: "on",
    // A busy machine is slow to notice that one stops; all that is looked at meanwhile happens within this.
    DRAIN_SECONDS: "20",
    ALLOW_PRIVATE_CRAWL: "on",
    TEST_EMBEDDINGS: "hashed",
    TEST_CRAWL_PAUSE_MS: "0",
    TEST_RATE_LIMITS: "on",
  };

  async function spawn(role: Role): Promise<Member> {
    const folder = mkdtempSync(join(tmpdir(), "ribby-process-"));
    folders.push(folder);
    const started = spawnServer(folder, { ...env, ROLE: role });
    return Object.assign(started, { address: await started.ready, role });
  }

  async function open(role: Role): Promise<Member> {
    const member = await spawn(role);
    if (role === "web") await balancer.add(member.address);
    return member;
  }

  async function remove(database?: Database): Promise<void> {
    await balancer.stop();
    await database?.close();
    await made.drop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }

  try {
    // All in the same moment, on an empty database: they also have to agree on who fills it.
    const roles = ["web", "web", "worker", "worker"] as const;
    const [one, two, three, four] = await Promise.all(roles.map(open));
    const database = await openDatabase({ url: made.url });
    return {
      balancer,
      database,
      webs: [one!, two!],
      workers: [three!, four!],
      open,
      close: (member) => closeMember(balancer, member),
      remove: () => remove(database),
    };
  } catch (error) {
    killLeftovers();
    await remove();
    throw error;
  }
}

async function closeMember(balancer: Balancer, member: Member) {
  member.kill("SIGTERM");
  const ending = await member.ended;
  balancer.remove(member.address);
  return ending;
}

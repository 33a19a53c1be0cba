// Who asks: the platform's own profile, named in `UCP-Agent`. It says which release the platform speaks. It
// is read once in a while and never holds an answer up for long: where it cannot be reached, the door that
// was knocked at says the release.
import { deleteOldest } from "../../../../contract/delete-oldest.ts";
import { z } from "zod";
import type { GuardedFetch } from "../../../net/guarded-fetch.ts";
import { Refusal } from "../refusal.ts";
import { RELEASES, releaseIn, type Release } from "./releases.ts";

const READ_MS = 1500;
const MAX_BYTES = 256 * 1024;
const KEPT_MS = 60 * 60_000;
const UNREACHED_MS = 10 * 60_000;
const KEPT = 500;
/** Of one host in a while: anybody may name any address here, and nobody is to be called on at a stranger's word. */
const READS_PER_HOST = 10;

const Profile = z.object({ ucp: z.looseObject({ version: z.string().max(40) }) });

export type Platforms = {
  /** Throws where the platform speaks a release that is not spoken here. */
  check(header: string | undefined, door: Release): Promise<void>;
};

export function createPlatforms(fetch: GuardedFetch, now: () => number = Date.now): Platforms {
  const kept = new Map<string, { version: string | undefined; until: number }>();
  const reads = new Map<string, { count: number; until: number }>();

  function mayRead(url: string): boolean {
    const host = URL.parse(url)?.host;
    if (!host) return false;
    let made = reads.get(host);
    if (!made || made.until <= now()) {
      if (reads.size >= KEPT) deleteOldest(reads);
      reads.set(host, (made = { count: 0, until: now() + UNREACHED_MS }));
    }
    return ++made.count <= READS_PER_HOST;
  }

  async function read(url: string): Promise<string | undefined> {
    try {
      const limits = { maxBytes: MAX_BYTES, totalMs: READ_MS, maxRedirects: 0, types: /json/ };
      const { status, body } = await fetch(url, limits);
      if (status !== 200) return undefined;
      return Profile.safeParse(JSON.parse(body.toString("utf8"))).data?.ucp.version;
    } catch {
      return undefined;
    }
  }

  async function versionOf(url: string): Promise<string | undefined> {
    const known = kept.get(url);
    if (known && known.until > now()) return known.version;
    if (!mayRead(url)) return undefined;
    const version = await read(url);
    if (kept.size >= KEPT) deleteOldest(kept);
    kept.set(url, { version, until: now() + (version ? KEPT_MS : UNREACHED_MS) });
    return version;
  }

  return {
    async check(header, door) {
      if (!header) return;
      const agent = agentIn(header);
      const version = agent.version ?? (agent.profile && (await versionOf(agent.profile)));
      if (version && !releaseIn(version)) {
        throw new Refusal(
          "version_unsupported",
          `Version ${version} is not supported. Spoken here: ${RELEASES.join(", ")}; this address speaks ${door}.`,
          422,
        );
      }
    },
  };
}

/** `profile="https://…"`, with whatever else a platform adds. */
function agentIn(header: string): { profile?: string; version?: string } {
  const valueOf = (name: string) =>
    new RegExp(`(?:^|[,;\\s])${name}="([^"]{1,2000})"`).exec(header)?.[1];
  const profile = valueOf("profile");
  const version = valueOf("version");
  const url = profile === undefined ? null : URL.parse(profile);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Refusal("invalid_profile_url", "UCP-Agent names no profile that can be read.");
  }
  return { profile: url.href, ...(version && { version }) };
}

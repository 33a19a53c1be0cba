// Looks for a brand's proof where only whoever runs the website can put it: in the head of its front page,
// in a file at a fixed place, or in a TXT record of its name.
import { SITE_PROOF_NAME, type ProofWay } from "../../../contract/site-proof.ts";
import type { GuardedFetch } from "../../net/guarded-fetch.ts";
import { hostOf } from "./queries/site-proofs.ts";

export type ResolveTxt = (host: string) => Promise<string[][]>;

export type LookAtSite = (
  way: Exclude<ProofWay, "mail">,
  website: string,
  code: string,
) => Promise<boolean>;

const PAGE_BYTES = 512 * 1024;
const FILE_BYTES = 4096;
const DNS_MS = 5000;

export function createLookAtSite(fetch: GuardedFetch, resolveTxt: ResolveTxt): LookAtSite {
  /** Empty for whatever does not answer as it should: a proof that is not found is none. */
  async function read(url: URL, types: RegExp, maxBytes: number): Promise<string> {
    const host = hostOf(url.href);
    try {
      const answer = await fetch(url.href, {
        maxBytes,
        types,
        totalMs: 10_000,
        // Another host's words say nothing about this one.
        checkRedirect(to) {
          if (hostOf(to.href) !== host) throw new Error("another host");
        },
      });
      return answer.status === 200 ? answer.body.toString("utf8") : "";
    } catch {
      return "";
    }
  }

  return async (way, website, code) => {
    if (way === "meta") {
      const page = await read(new URL("/", website), /^text\/html\b/i, PAGE_BYTES);
      return headHolds(page, code);
    }
    if (way === "file") {
      const url = new URL(`/.well-known/${SITE_PROOF_NAME}.txt`, website);
      const file = await read(url, /^text\/plain\b/i, FILE_BYTES);
      return file.replace(/^\ufeff/, "").trim() === `${SITE_PROOF_NAME}=${code}`;
    }
    const records = await inTime(resolveTxt(new URL(website).hostname.replace(/^www\./, "")));
    return records.some((record) => record.join("").trim() === `${SITE_PROOF_NAME}=${code}`);
  };
}

/** Only before the body: what customers write stands behind it. */
function headHolds(page: string, code: string): boolean {
  const end = page.search(/<body[\s>]|<\/head\s*>/i);
  const head = (end < 0 ? "" : page.slice(0, end))
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(script|style|template|noscript|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "");
  for (const [tag] of head.matchAll(/<meta\b[^<>]{0,1000}>/gi)) {
    const valueOf = (name: string) =>
      new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(tag)?.slice(1).join("");
    if (valueOf("name")?.toLowerCase() === SITE_PROOF_NAME && valueOf("content") === code) {
      return true;
    }
  }
  return false;
}

async function inTime(asked: Promise<string[][]>): Promise<string[][]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string[][]>((resolve) => {
    timer = setTimeout(() => resolve([]), DNS_MS);
  });
  const records = await Promise.race([asked.catch(() => []), late]);
  clearTimeout(timer);
  return records;
}

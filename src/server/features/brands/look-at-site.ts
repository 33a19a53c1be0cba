// Looks for a brand's proof where only whoever runs the website can put it: in the head of its front page,
// in a file at a fixed place, or in a TXT record of its name.
import { SITE_PROOF_NAME, type ProofWay } from "../../../contract/site-proof.ts";
import type { GuardedFetch } from "../../net/guarded-fetch.ts";
import { apart } from "../../sandbox/apart.ts";
import type { headHolds } from "./head-holds.ts";
import { hostOf } from "./queries/site-proofs.ts";

export type ResolveTxt = (host: string) => Promise<string[][]>;

export type LookAtSite = (
  way: Exclude<ProofWay, "mail">,
  website: string,
  code: string,
) => Promise<boolean>;

/** Front pages of shops weigh a megabyte and more. */
const PAGE_BYTES = 4 * 1024 * 1024;
const FILE_BYTES = 4096;
const DNS_MS = 5000;

const headHoldsApart = apart<typeof headHolds>(
  new URL("head-holds.ts", import.meta.url),
  "headHolds",
);

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
      // A page that is too heavy to be read shows nothing.
      return headHoldsApart(page, code).catch(() => false);
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

async function inTime(asked: Promise<string[][]>): Promise<string[][]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string[][]>((resolve) => {
    timer = setTimeout(() => resolve([]), DNS_MS);
  });
  const records = await Promise.race([asked.catch(() => []), late]);
  clearTimeout(timer);
  return records;
}

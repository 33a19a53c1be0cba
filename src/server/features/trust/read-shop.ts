// Visits a shop's policy pages and some of its products' pages, and keeps what they say. Foreign pages are read apart.
import type { Disputed, TermValue } from "../../../contract/trust.ts";
import { apart } from "../../sandbox/apart.ts";
import type { findPages } from "./find-pages.ts";
import { askPages, datedBy, withSilent } from "./ask-pages.ts";
import { askPage, type Visit } from "./open-page.ts";
import type { readPolicies } from "./policies/read-policies.ts";
import { readGuide, readPieceCharts } from "./read-charts.ts";
import type { ReadTerms, TrustRepository } from "./repository.ts";

const policiesApart = apart<typeof readPolicies>(
  new URL("policies/read-policies.ts", import.meta.url),
  "readPolicies",
);
const pagesApart = apart<typeof findPages>(new URL("find-pages.ts", import.meta.url), "findPages");

export type Reading = {
  repository: TrustRepository;
  visit: Visit;
  signal: AbortSignal;
  now: () => Date;
};

/**
 * In full, or only what changed since the last time: then a page that is as it was is not read again, and pieces are
 * not looked at for their charts.
 */
export async function readShop(
  { repository, visit, signal, now }: Reading,
  brandId: string,
  base: URL,
  isInFull: boolean,
): Promise<void> {
  const opened = await askPage(visit, base.href);
  if (opened.is !== "read") return;
  const isShopify = /cdn\.shopify|\/cdn\/shop|Shopify\.theme/.test(opened.html);
  const addresses = await pagesApart(opened.html, base.href, isShopify);
  const before = await repository.lastReading(brandId);
  const asked = await askPages(visit, { page: base.href, ...opened }, addresses, {
    known: isInFull ? {} : before.pages,
    now: now(),
  });
  // Half of the pages would say half of the terms.
  signal.throwIfAborted();
  const { pages, toRead } = asked;
  if (!toRead) {
    await repository.keepDates(brandId, datedBy(pages, before.terms), pages, now());
    return;
  }
  const read = asTerms(await policiesApart(toRead));
  const dated = { ...read, terms: datedBy(pages, read.terms) };
  const terms = withSilent(dated, before.terms, { silent: asked.silent, now: now() });
  await repository.keepTerms(brandId, terms, { pages, at: now(), isInFull });
  await readGuide(repository, brandId, toRead, visit);
  if (isInFull) await readPieceCharts(repository, brandId, base, visit);
}

export function asTerms({ facts, conflicts }: ReturnType<typeof readPolicies>): ReadTerms {
  return {
    terms: facts.map(
      ({ kind, value, evidence }) => ({ kind, value, evidence }) as ReadTerms["terms"][number],
    ),
    disputed: conflicts.map(
      ({ kind, evidence }) =>
        ({
          kind,
          evidence: evidence.map((one) => ({
            ...one,
            value: (one.value ?? null) as TermValue | null,
          })),
        }) as Disputed,
    ),
  };
}

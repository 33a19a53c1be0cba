// Visits a shop's policy pages and some of its products' pages, and keeps what they say. Foreign pages are read apart.
import type { Disputed, TermValue } from "../../../contract/trust.ts";
import { apart } from "../../sandbox/apart.ts";
import type { findPages } from "./find-pages.ts";
import { openPage, type Visit } from "./open-page.ts";
import type { readPolicies } from "./policies/read-policies.ts";
import { readCharts } from "./read-charts.ts";
import type { ReadTerms, TrustRepository } from "./repository.ts";

const policiesApart = apart<typeof readPolicies>(
  new URL("policies/read-policies.ts", import.meta.url),
  "readPolicies",
);
const pagesApart = apart<typeof findPages>(new URL("find-pages.ts", import.meta.url), "findPages");

export async function readShop(
  repository: TrustRepository,
  brandId: string,
  base: URL,
  visit: Visit,
  signal: AbortSignal,
): Promise<void> {
  const home = await openPage(visit, base.href);
  if (!home) return;
  const isShopify = /cdn\.shopify|\/cdn\/shop|Shopify\.theme/.test(home);
  const addresses = await pagesApart(home, base.href, isShopify);
  const pages = [{ page: base.href, html: home }];
  for (const address of addresses) {
    const html = await openPage(visit, address);
    if (html) pages.push({ page: address, html });
  }
  // Half of the pages would say half of the terms.
  signal.throwIfAborted();
  await repository.keepTerms(brandId, asTerms(await policiesApart(pages)));
  await readCharts(repository, brandId, base, pages, visit);
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

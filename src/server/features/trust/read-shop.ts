// Visits a shop's policy pages and some of its products' pages, and keeps what they say. Foreign pages are read apart.
import type { Disputed, TermValue } from "../../../contract/trust.ts";
import { apart } from "../../sandbox/apart.ts";
import type { readChartPage } from "./charts/read-chart.ts";
import type { findPages } from "./find-pages.ts";
import type { readPolicies } from "./policies/read-policies.ts";
import type { ReadTerms, TrustRepository } from "./repository.ts";

/** The part of a guarded visitor that is needed here. */
export type Visit = (
  address: string,
) => Promise<{ status: number; url: URL; text: string; contentType: string }>;

const policiesApart = apart<typeof readPolicies>(
  new URL("policies/read-policies.ts", import.meta.url),
  "readPolicies",
);
const chartApart = apart<typeof readChartPage>(
  new URL("charts/read-chart.ts", import.meta.url),
  "readChartPage",
);
const pagesApart = apart<typeof findPages>(new URL("find-pages.ts", import.meta.url), "findPages");

/** Charts are often the same on every page; a part of the pieces is looked at each time. */
const PIECES_AT_ONCE = 40;
const SIZE_PAGE = /size|مقاس|%D9%85%D9%82%D8%A7%D8%B3/i;

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
  await keepBrandChart(repository, brandId, pages);
  await keepPieceCharts(repository, brandId, base, visit);
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

async function keepBrandChart(
  repository: TrustRepository,
  brandId: string,
  pages: { page: string; html: string }[],
) {
  for (const { page, html } of pages.filter((one) => SIZE_PAGE.test(one.page))) {
    const chart = await chartApart(html);
    if (chart) return repository.keepChart(brandId, "", chart, page);
  }
}

async function keepPieceCharts(
  repository: TrustRepository,
  brandId: string,
  base: URL,
  visit: Visit,
) {
  for (const { id, url } of await repository.piecesWithoutChart(brandId, PIECES_AT_ONCE)) {
    const address = url && URL.parse(url, base);
    if (!address || address.host !== base.host) continue;
    const html = await openPage(visit, address.href);
    const chart = html && (await chartApart(html));
    if (chart) await repository.keepChart(brandId, id, chart, address.href);
  }
}

/** A page that is missing, elsewhere or no page is passed over; what the others say still counts. */
async function openPage(visit: Visit, address: string): Promise<string | null> {
  try {
    const answer = await visit(address);
    return answer.status === 200 && /html|^$/.test(answer.contentType) ? answer.text : null;
  } catch {
    return null;
  }
}

// Size charts of a shop: of its size guide and of its pieces' pages, as tables, as text, or as a picture. A picture
// that cannot be read for certain is remembered as such, so that the page can say so instead of guessing.
import { apart } from "../../sandbox/apart.ts";
import type { findChartLinks } from "./charts/find-chart-links.ts";
import type { findChartPictures } from "./charts/find-chart-pictures.ts";
import type { Chart } from "./charts/measures.ts";
import type { readChartPage } from "./charts/read-chart.ts";
import type { readChartPicture } from "./charts/read-picture.ts";
import { openPage, type Visit } from "./open-page.ts";
import type { TrustRepository } from "./repository.ts";

const chartApart = apart<typeof readChartPage>(
  new URL("charts/read-chart.ts", import.meta.url),
  "readChartPage",
);
const picturesApart = apart<typeof findChartPictures>(
  new URL("charts/find-chart-pictures.ts", import.meta.url),
  "findChartPictures",
);
const linksApart = apart<typeof findChartLinks>(
  new URL("charts/find-chart-links.ts", import.meta.url),
  "findChartLinks",
);
const pictureApart = apart<typeof readChartPicture>(
  new URL("charts/read-picture.ts", import.meta.url),
  "readChartPicture",
  { isNative: true },
);

/** Charts are often the same on every page; a part of the pieces is looked at each time. */
const PIECES_AT_ONCE = 40;
const SIZE_PAGE = /size|مقاس|%D9%85%D9%82%D8%A7%D8%B3/i;
/** A page without a chart is looked at again after four weeks. */
const AGAIN_MS = 28 * 86_400_000;

type Looked = { chart: Chart | null; unreadPicture: string | null };
type Page = { page: string; html: string };

/** The chart of the size guide, which holds for every piece without one of its own. */
export async function readGuide(
  repository: TrustRepository,
  brandId: string,
  pages: Page[],
  visit: Visit,
): Promise<void> {
  const readPicture = rememberPictures(visit);
  for (const one of pages.filter(({ page }) => SIZE_PAGE.test(page)))
    if (await keepLooked(repository, brandId, "", one, await lookAt(one, readPicture, true))) break;
}

export async function readPieceCharts(
  repository: TrustRepository,
  brandId: string,
  base: URL,
  visit: Visit,
): Promise<void> {
  const readPicture = rememberPictures(visit);
  const readLinked = rememberLinked(visit, readPicture);
  const before = new Date(Date.now() - AGAIN_MS);
  for (const { id, url } of await repository.piecesWithoutChart(brandId, PIECES_AT_ONCE, before)) {
    const address = url && URL.parse(url, base);
    if (!address || address.host !== base.host) continue;
    const html = await openPage(visit, address.href);
    if (!html) continue;
    const page = { page: address.href, html };
    const looked = await lookAt(page, readPicture, false);
    const linked = looked.chart ? null : await readLinked(page);
    if (linked) await keepLooked(repository, brandId, id, linked.page, linked.looked);
    else await keepLooked(repository, brandId, id, page, looked);
  }
}

/** The page of its own that a piece's page sends to for its sizes; many pieces share one, so each is read once. */
function rememberLinked(visit: Visit, readPicture: ReturnType<typeof rememberPictures>) {
  const read = new Map<string, Promise<{ page: Page; looked: Looked } | null>>();
  const open = async (address: string) => {
    const html = await openPage(visit, address);
    if (!html) return null;
    const page = { page: address, html };
    const looked = await lookAt(page, readPicture, true);
    return looked.chart ? { page, looked } : null;
  };
  return async ({ page, html }: Page) => {
    for (const address of await linksApart(html, page)) {
      const known = read.get(address) ?? open(address);
      read.set(address, known);
      const found = await known;
      if (found) return found;
    }
    return null;
  };
}

/** What is written as text is certain; a picture is asked only where nothing is. */
async function lookAt(
  { page, html }: Page,
  readPicture: ReturnType<typeof rememberPictures>,
  isSizePage: boolean,
): Promise<Looked> {
  const chart = await chartApart(html);
  if (chart) return { chart, unreadPicture: null };
  const pictures = await picturesApart(html, page, isSizePage);
  for (const picture of pictures) {
    const read = await readPicture(picture);
    if (read) return { chart: read, unreadPicture: null };
  }
  // On a size guide any picture was tried; only one that is called a chart is missed by a shopper.
  const [named] = isSizePage ? await picturesApart(html, page, false) : pictures;
  return { chart: null, unreadPicture: named ?? null };
}

async function keepLooked(
  repository: TrustRepository,
  brandId: string,
  productId: string,
  { page }: Page,
  { chart, unreadPicture }: Looked,
): Promise<boolean> {
  await repository.keepLook(brandId, productId, page, unreadPicture);
  if (chart) await repository.keepChart(brandId, productId, chart, page);
  return chart !== null;
}

/** One chart is often shown on every page of a shop: each picture is fetched and read once in a visit. */
function rememberPictures(visit: Visit) {
  const read = new Map<string, Promise<Chart | null>>();
  return (address: string): Promise<Chart | null> => {
    const known = read.get(address);
    if (known) return known;
    const reading = readPictureAt(visit, address);
    read.set(address, reading);
    return reading;
  };
}

/** One that is missing, no picture, too heavy or unclear is not read; the pages go on without it. */
async function readPictureAt(visit: Visit, address: string): Promise<Chart | null> {
  try {
    const answer = await visit(address, { isPicture: true, isElsewhere: true });
    return answer.status === 200 ? await pictureApart(answer.bytes) : null;
  } catch {
    return null;
  }
}

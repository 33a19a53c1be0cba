// The demo brands' terms and charts, as the readers of anybody's shop read them from the demo shops.
import { entryOf } from "../contract/get-or-throw.ts";
import type { Sql } from "../server/database/sql.ts";
import { readChartPage } from "../server/features/trust/charts/read-chart.ts";
import { createTrustRepository } from "../server/features/trust/repository.ts";
import { sizeChart } from "./shop/size-chart.ts";
import { readDemoTerms } from "./terms.ts";
import type { DemoBrand } from "./types.ts";

export async function seedTerms(db: Sql, catalogue: DemoBrand[]): Promise<void> {
  const repository = createTrustRepository(db);
  /** Most charts are alike; each is read once. */
  const read = new Map<string, ReturnType<typeof readChartPage>>();
  const terms = readDemoTerms();
  for (const brand of catalogue) {
    await repository.keepTerms(`b_${brand.key}`, entryOf(terms, brand.key));
    const rows = brand.products.flatMap((product) => {
      const html = sizeChart(product);
      if (html && !read.has(html)) read.set(html, readChartPage(`<main>${html}</main>`));
      const chart = html ? read.get(html) : null;
      return chart
        ? [
            {
              brand_id: `b_${brand.key}`,
              product_id: `p_${product.key}`,
              chart: JSON.stringify(chart),
              page: `/demo-shop/${brand.key}/products/${product.key}`,
            },
          ]
        : [];
    });
    if (rows.length > 0) await db.insertInto("size_charts").values(rows).execute();
  }
}

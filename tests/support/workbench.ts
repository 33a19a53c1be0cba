// A brand at its workbench: the calls of product management with its token.
import type { BulkChange, BulkResult, SaveAllResult } from "../../src/contract/catalogue.ts";
import type { Product } from "../../src/contract/products.ts";
import { ask, type Answer } from "./ask.ts";
import type { TestBrand } from "./people.ts";
import type { TestServer } from "./test-server.ts";

export const DRAFT = {
  title: "Cotton kaftan",
  description: "A long kaftan of soft cotton.",
  price: 1200,
};

export type Workbench = ReturnType<typeof workbenchOf>;

export function workbenchOf(address: string, brand: Pick<TestBrand, "id" | "token">) {
  const base = `/api/brands/${brand.id}/products`;
  const call = (method: string, path: string, body?: unknown, headers = {}): Promise<Answer> =>
    ask(address, base + path, { method, token: brand.token, body, headers });
  const product = (answer: Answer): Product => {
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
    return answer.body as Product;
  };
  return {
    call,
    list: async () => (await call("GET", "")).body as Product[],
    add: async (draft: object = {}) => product(await call("POST", "", { ...DRAFT, ...draft })),
    save: async (edited: Partial<Product> & { id: string }) =>
      product(await call("PUT", `/${edited.id}`, edited)),
    toggleActive: async (id: string) => product(await call("PATCH", `/${id}/toggle-active`)),
    toggleHidden: async (id: string) => product(await call("PATCH", `/${id}/toggle-hidden`)),
    saveAll: async (products: object[]) =>
      (await call("POST", "/save-all", products)).body as SaveAllResult,
    bulk: async (change: Partial<BulkChange>) =>
      (await call("POST", "/bulk", change)).body as BulkResult,
    delete: (id: string) => call("DELETE", `/${id}`),
  };
}

/** Search entries of a brand's products, and how many products there are. */
export async function wholeness({ parts }: TestServer, brandId: string) {
  const { rows } = await parts.database.pool.query(
    `select count(*)::int as products, count(e.product_id)::int as entries
     from products p left join search_entries e on e.product_id = p.id where p.brand_id = $1`,
    [brandId],
  );
  return rows[0] as { products: number; entries: number };
}

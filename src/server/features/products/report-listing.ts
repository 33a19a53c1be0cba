// A shopper says that something is wrong with a listing; it is kept for the administrator.
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { reportListing } from "../../../contract/products.ts";
import { notFound } from "../../problems.ts";
import type { ProductRepository } from "./repository.ts";

export type KeptReport = {
  productId: string;
  reason: string;
  comment: string;
  reporter: string | null;
};

export type ReportListing = (id: string, report: BodyOf<typeof reportListing>) => Promise<void>;

export function createReportListing(
  products: Pick<ProductRepository, "findListed">,
  keep: (report: KeptReport) => Promise<void>,
): ReportListing {
  return async (id, { reason, comment, email }) => {
    const product = await products.findListed(id);
    if (!product) throw notFound("productNotFound");
    await keep({ productId: product.id, reason, comment: comment ?? "", reporter: email || null });
  };
}

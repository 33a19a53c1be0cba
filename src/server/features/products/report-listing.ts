// A shopper says that something is wrong with a listing; the administrator gets a letter.
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { reportListing } from "../../../contract/products.ts";
import { notFound } from "../../problems.ts";
import type { ProductRepository } from "./repository.ts";

export type ReportDetails = {
  title: string;
  brand: string;
  path: string;
  reason: string;
  comment: string;
  reporter: string;
};

export type ReportListing = (id: string, report: BodyOf<typeof reportListing>) => Promise<void>;

export function createReportListing(
  products: Pick<ProductRepository, "findListed">,
  tellAdministrator: (details: ReportDetails) => Promise<void>,
): ReportListing {
  return async (id, { reason, comment, email }) => {
    const product = await products.findListed(id);
    if (!product) throw notFound("productNotFound");
    await tellAdministrator({
      title: product.title,
      brand: product.brand,
      path: `/product/${product.id}`,
      reason: reason.replaceAll("_", " "),
      comment: comment ?? "",
      reporter: email || "anonymous",
    });
  };
}

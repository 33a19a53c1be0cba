// A shopper says that something is wrong with a listing; it is kept for the administrator.
import type { BodyOf } from "../../../contract/endpoint.ts";
import { REPORT_CONSENT } from "../../../contract/consents.ts";
import type { Language } from "../../../contract/languages.ts";
import type { reportListing } from "../../../contract/products.ts";
import { notFound } from "../../problems.ts";
import type { ProductRepository } from "./repository.ts";

export type KeptReport = {
  productId: string;
  reason: string;
  comment: string;
  reporter: string | null;
  /** What was agreed to by leaving an address; empty without one. */
  consent: string;
};

export type ReportListing = (
  id: string,
  report: BodyOf<typeof reportListing>,
  spoken: Language,
) => Promise<void>;

export function createReportListing(
  products: Pick<ProductRepository, "findListed">,
  keep: (report: KeptReport) => Promise<void>,
): ReportListing {
  return async (id, { reason, comment, email }, spoken) => {
    const product = await products.findListed(id);
    if (!product) throw notFound("productNotFound");
    await keep({
      productId: product.id,
      reason,
      comment: comment ?? "",
      reporter: email || null,
      consent: email ? REPORT_CONSENT[spoken] : "",
    });
  };
}

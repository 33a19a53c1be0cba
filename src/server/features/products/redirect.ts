// Where Buy Now leads: the product's own address, and nowhere else.
import { VISIT_PARAMETER } from "../../../contract/orders.ts";
import { notFound, type Problem } from "../../problems.ts";

const DEMO_SHOP = /^\/demo-shop\/[\w-]+\/products\/[\w-]+$/;

/**
 * Only http and https without credentials; a demo product's path is a page of this server. Where it leads nowhere, why.
 */
export function shopAddress(
  sold: { url: string | null } | undefined,
  publicUrl: string,
  /** Comes back with the order, where the brand wants to hear of it. */
  visit?: string,
): string | Problem {
  if (!sold) return notFound("productNotFound");
  const { url } = sold;
  const parsed = url && (DEMO_SHOP.test(url) ? URL.parse(url, publicUrl) : URL.parse(url));
  const isWeb = parsed && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password;
  if (!isWeb) return notFound("shopLinkMissing");
  parsed.searchParams.set("utm_source", "ribby");
  if (visit) parsed.searchParams.set(VISIT_PARAMETER, visit);
  return parsed.href;
}

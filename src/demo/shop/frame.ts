// What every page of a demo shop shares; the banner says what it is.
import { escapeHtml } from "../../server/html.ts";
import type { DemoBrand } from "../types.ts";

export const shopPath = (brand: DemoBrand): string => `/demo-shop/${brand.key}`;

export const money = (amount: number): string => `EGP ${amount.toLocaleString("en-EG")}`;

export function frame(title: string, shop: DemoBrand | undefined, body: string): string {
  const header = shop
    ? `<header><a class="logo" href="${shopPath(shop)}">${escapeHtml(shop.name)}</a>
<span lang="ar" dir="rtl">${escapeHtml(shop.arabicName)}</span></header>`
    : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/demo-shop/shop.css"></head><body>
<p class="demo-note">Demo shop. Nothing is sold here. <a href="/">Back to Ribby</a></p>
${header}<main>${body}</main>
<footer>${shop ? `${escapeHtml(shop.name)}, ${escapeHtml(shop.city)} <a href="${shopPath(shop)}/pages/terms">Shipping and returns</a>` : "Ribby demo shops"}</footer>
</body></html>`;
}

// A demo shop's front page: its line and everything it makes.
import { elementAt } from "../../contract/get-or-throw.ts";
import { escapeHtml } from "../../server/html.ts";
import { pictureAddress } from "../pictures.ts";
import type { DemoBrand } from "../types.ts";
import { frame, money, shopPath } from "./frame.ts";

export function homePage(brand: DemoBrand): string {
  const items = brand.products
    .map(
      (product) => `<li class="item"><a href="${shopPath(brand)}/products/${product.key}">
<img src="${pictureAddress(elementAt(product.pictures, 0).file)}" alt="" width="300" height="400" loading="lazy">
<span>${escapeHtml(product.title)}</span></a>
<b>${money(product.currentPrice ?? product.price)}</b></li>`,
    )
    .join("\n");
  return frame(
    brand.name,
    brand,
    `<h1>${escapeHtml(brand.name)}</h1><p class="line">${escapeHtml(brand.tagline)}</p><ul class="items">${items}</ul>`,
  );
}

export const missingPage = (): string =>
  frame("Not found", undefined, "<h1>Not found</h1><p>This demo shop has no such page.</p>");

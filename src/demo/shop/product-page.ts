// One product in three makes of shop: structured as JSON-LD, as microdata, or not at all.
import { escapeHtml, jsonForScript } from "../../server/html.ts";
import { pictureAddress } from "../pictures.ts";
import type { DemoBrand, DemoProduct } from "../types.ts";
import { frame, money, shopPath } from "./frame.ts";
import { sizeChart } from "./size-chart.ts";

export function productPage(brand: DemoBrand, product: DemoProduct): string {
  const make = { "json-ld": jsonLdPage, microdata: microdataPage, plain: plainPage };
  return frame(`${product.title} | ${brand.name}`, brand, make[brand.shopMake](brand, product));
}

const availability = (product: DemoProduct) => (product.soldOut ? "OutOfStock" : "InStock");

const picturesOf = (product: DemoProduct, attributes = "") =>
  product.pictures
    .map(
      ({ file }) =>
        `<img src="${pictureAddress(file)}" alt="${escapeHtml(product.title)}" width="600" height="800"${attributes}>`,
    )
    .join("");

const optionsOf = (name: string, values: string[]) =>
  values.length === 0
    ? ""
    : `<label>${name} <select name="${name.toLowerCase()}">${values
        .map((value) => `<option>${escapeHtml(value)}</option>`)
        .join("")}</select></label>`;

const choosers = (product: DemoProduct) =>
  optionsOf("Colour", product.colors) + optionsOf("Size", product.sizes);

const buyButton = (product: DemoProduct) =>
  product.soldOut
    ? `<button class="buy" type="button" disabled>Sold out</button>`
    : `<button class="buy" type="button">Add to bag</button>`;

const paragraphs = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => `<p dir="auto">${escapeHtml(line)}</p>`)
    .join("");

function jsonLdPage(brand: DemoBrand, product: DemoProduct): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    description: product.description,
    sku: product.key,
    category: product.category,
    color: product.colors,
    material: product.materials.join(", "),
    image: product.pictures.map(({ file }) => pictureAddress(file)),
    brand: { "@type": "Brand", name: brand.name },
    offers: {
      "@type": "Offer",
      price: (product.currentPrice ?? product.price).toFixed(2),
      priceCurrency: "EGP",
      availability: `https://schema.org/${availability(product)}`,
      url: `${shopPath(brand)}/products/${product.key}`,
    },
  };
  const was = product.currentPrice ? `<s class="compare">${money(product.price)}</s>` : "";
  return `<script type="application/ld+json">${jsonForScript(data)}</script>
<article class="product"><div class="gallery">${picturesOf(product)}</div><div class="facts">
<h1 class="product-title">${escapeHtml(product.title)}</h1>
<p class="price"><span class="now">${money(product.currentPrice ?? product.price)}</span> ${was}</p>
${choosers(product)}${buyButton(product)}
<div class="description">${paragraphs(product.description)}</div>
<p class="materials">${escapeHtml(product.materials.join(", "))}</p>${sizeChart(product)}</div></article>`;
}

function microdataPage(brand: DemoBrand, product: DemoProduct): string {
  const was = product.currentPrice ? `<del>${money(product.price)}</del>` : "";
  return `<article class="product" itemscope itemtype="https://schema.org/Product">
<div class="gallery">${picturesOf(product, ` itemprop="image"`)}</div><div class="facts">
<h1 itemprop="name">${escapeHtml(product.title)}</h1>
<p itemprop="brand" itemscope itemtype="https://schema.org/Brand"><span itemprop="name">${escapeHtml(brand.name)}</span></p>
<p class="price" itemprop="offers" itemscope itemtype="https://schema.org/Offer">
<meta itemprop="priceCurrency" content="EGP">
<span itemprop="price" content="${(product.currentPrice ?? product.price).toFixed(2)}">${money(product.currentPrice ?? product.price)}</span> ${was}
<link itemprop="availability" href="https://schema.org/${availability(product)}"></p>
${choosers(product)}${buyButton(product)}
<div itemprop="description">${paragraphs(product.description)}</div>
<p itemprop="material">${escapeHtml(product.materials.join(", "))}</p>${sizeChart(product)}</div></article>`;
}

function plainPage(_: DemoBrand, product: DemoProduct): string {
  const price = product.currentPrice
    ? `<span class="was">${money(product.price)}</span> <strong class="sale">${money(product.currentPrice)}</strong>`
    : `<strong>${money(product.price)}</strong>`;
  return `<article class="product"><div class="gallery">${picturesOf(product)}</div><div class="facts">
<h1>${escapeHtml(product.title)}</h1><div class="cost">${price}</div>
${choosers(product)}${buyButton(product)}
<section class="about">${paragraphs(product.description)}</section>
<dl><dt>Made of</dt><dd>${escapeHtml(product.materials.join(", "))}</dd></dl>${sizeChart(product)}</div></article>`;
}

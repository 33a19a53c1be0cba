// Magento's init scripts: what a configurable product can be bought as, its prices, and its gallery. A simple
// product that is sold out is left out of all options, or out of `salable` where the shop shows it all the same.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { isNode, listOf, type Node, wordOf } from "../extract/json-ld-nodes.ts";
import { parseLoosely, type Json } from "../extract/loose-json.ts";
import { scriptOf, type Page } from "../extract/page.ts";
import { pairsOf } from "./nested-variants.ts";
import { scriptData } from "./script-data.ts";
import type { RawVariant } from "../found-product.ts";
import { type Claim, emptyClaim } from "../extract/claim.ts";
import type { Spot } from "../extract/spots.ts";
import { ownConfiguration } from "./own-configuration.ts";

const MOST = 500;
const DEEP = 12;

/** `told`: what markup says of the page's own piece, against which the configurations of others are held. */
export function magentoClaim(page: Page, told: Claim[], title: Spot | null): Claim | null {
  const roots: Json[] = [];
  for (const script of page.tagged("script")) {
    if (!/x-magento-init/i.test(script.attribs["type"] ?? "")) continue;
    const value = parseLoosely(scriptOf(script));
    if (value !== undefined) roots.push(value);
  }
  for (const tag of ["div", "form"])
    for (const { attribs } of page.tagged(tag)) {
      const written = attribs["data-mage-init"];
      if (!written || !/jsonConfig|spConfig|mage\/gallery/.test(written)) continue;
      const value = parseLoosely(written);
      if (value !== undefined) roots.push(value);
    }
  // Themes without these scripts hand the same configuration to a function of their own.
  for (const value of scriptData(page)) roots.push(...handedOver(value, 0));
  if (roots.length === 0) return null;
  const configs = findAll(roots, isConfiguration).map((config) => ({
    config,
    told: configured(config),
    id: wordOf(config["productId"]),
  }));
  const own = ownConfiguration(page, configs, told, title);
  const gallery = find(roots, (node) => isGallery(node, "data") || isGallery(node, "images"));
  if (!own && !gallery) return null;
  return {
    ...emptyClaim("state", "text/x-magento-init"),
    ...(own && { ...own.told, isConfiguration: true as const }),
    images: gallery ? picturesOf(gallery) : [],
  };
}

/** The older Magento names the simple products of each value and nothing else. */
const isConfiguration = ({ attributes, index, optionPrices }: Node): boolean =>
  isNode(attributes) &&
  (isNode(index) || isNode(optionPrices) || Object.values(attributes).some(namesProducts));

const namesProducts = (attribute: Json): boolean =>
  isNode(attribute) &&
  listOf(attribute["options"]).some((one) => isNode(one) && Array.isArray(one["products"]));

const isGallery = (node: Node, place: "data" | "images"): boolean => {
  const list = node[place];
  const isPicture = (one: Json) =>
    isNode(one) && ("full" in one || "img" in one) && (place === "data" || "thumb" in one);
  return Array.isArray(list) && list.some(isPicture);
};

function find(values: Json[], isIt: (node: Node) => boolean, depth = 0): Node | null {
  if (depth > DEEP) return null;
  for (const value of values) {
    if (isNode(value) && isIt(value)) return value;
    const inner = Array.isArray(value) ? value : isNode(value) ? Object.values(value) : [];
    const found = inner.length > 0 ? find(inner, isIt, depth + 1) : null;
    if (found) return found;
  }
  return null;
}

const HANDED = 3;

/** A function takes the configuration itself, or a few words beside it: { chosen: null, config: {…} }. */
function handedOver(value: Json, depth: number): Node[] {
  if (!isNode(value) || depth > HANDED) return [];
  if (isConfiguration(value) || isGallery(value, "images")) return [value];
  const inner = Object.values(value);
  return inner.length > MOST_BESIDE ? [] : inner.flatMap((one) => handedOver(one, depth + 1));
}

const MOST_BESIDE = 40;
const MOST_FOUND = 60;

function findAll(values: Json[], isIt: (node: Node) => boolean, found: Node[] = [], depth = 0) {
  if (depth > DEEP) return found;
  for (const value of values) {
    if (found.length >= MOST_FOUND) break;
    if (isNode(value) && isIt(value)) found.push(value);
    else if (typeof value === "object" && value !== null)
      findAll(Object.values(value), isIt, found, depth + 1);
  }
  return found;
}

type Attribute = {
  id: string;
  name: string;
  options: { id: string; label: string; products: string[] }[];
};

function attributesOf(config: Node): Attribute[] {
  const attributes = isNode(config["attributes"]) ? Object.entries(config["attributes"]) : [];
  return attributes.flatMap(([key, one]): Attribute[] => {
    if (!isNode(one)) return [];
    const options = listOf(one["options"])
      .filter(isNode)
      .flatMap((option) => {
        const [id, label] = [wordOf(option["id"]), wordOf(option["label"])];
        return id && label
          ? [
              {
                id,
                label,
                products: listOf(option["products"]).flatMap((each) => wordOf(each) ?? []),
              },
            ]
          : [];
      });
    return [
      { id: wordOf(one["id"]) ?? key, name: wordOf(one["label"] ?? one["code"]) ?? "", options },
    ];
  });
}

function configured(
  config: Node,
): Pick<Claim, "options" | "variants" | "isAvailable" | "shopId" | "price" | "regularPrice"> {
  const attributes = attributesOf(config);
  const index = isNode(config["index"]) ? config["index"] : {};
  const ids = [
    ...new Set([
      ...Object.keys(index),
      ...attributes.flatMap(({ options }) => options.flatMap(({ products }) => products)),
    ]),
  ];
  const prices = isNode(config["optionPrices"]) ? config["optionPrices"] : {};
  const variants = ids.slice(0, MOST).map((id): RawVariant => {
    const own = isNode(index[id]) ? index[id] : {};
    const values = attributes.map(
      ({ id: attribute, options }) =>
        options.find((option) => option.id === wordOf(own[attribute]))?.label ??
        options.find(({ products }) => products.includes(id))?.label ??
        null,
    );
    const [asked, before] = pricesIn(prices[id]);
    return {
      values,
      price: asked,
      regularPrice: before,
      isAvailable: isSalable(config, attributes, id),
      image: pictureOf(config, id),
    };
  });
  // Of a piece that is gone nothing is listed but what it could be chosen by.
  if (variants.length === 0)
    for (const values of pairsOf(attributes.map(valuesOf)))
      variants.push({ values, price: null, regularPrice: null, isAvailable: false });
  const [asked, before] = pricesIn(config["prices"]);
  return {
    options: attributes.map(({ name, options }) => ({
      name,
      values: options.map(({ label }) => label),
    })),
    variants,
    isAvailable: variants.length > 0 ? variants.some(({ isAvailable }) => isAvailable) : null,
    shopId: wordOf(config["productId"]),
    price: asked,
    regularPrice: before,
  };
}

/** Each simple product's own gallery. */
function pictureOf({ images }: Node, id: string): string | null {
  const own = isNode(images) ? listOf(images[id]).filter(isNode) : [];
  const main = own.find((one) => one["isMain"] === true) ?? own[0];
  return main ? wordOf(main["full"] ?? main["img"]) : null;
}

const valuesOf = ({ options }: Attribute) => ({ values: options.map(({ label }) => label) });

/** Listed with every attribute, and in `salable` where that is told. */
function isSalable(config: Node, attributes: Attribute[], id: string): boolean {
  const { salable } = config;
  return attributes.every((attribute) => {
    const own = isNode(salable) ? salable[attribute.id] : undefined;
    if (isNode(own))
      return Object.values(own).some((list) => listOf(list).some((each) => wordOf(each) === id));
    return attribute.options.some(({ products }) => products.includes(id));
  });
}

function pricesIn(value: Json | undefined): [number | null, number | null] {
  if (!isNode(value)) return [null, null];
  const read = (key: string) => {
    const price = value[key];
    const amount = isNode(price) ? Number(price["amount"]) : Number.NaN;
    return amount > 0 ? amount : null;
  };
  const [asked, before] = [read("finalPrice"), read("oldPrice")];
  return [asked, before !== null && asked !== null && before > asked ? before : null];
}

function picturesOf(gallery: Node): string[] {
  const pictures = listOf(gallery["data"] ?? gallery["images"])
    .filter(isNode)
    .filter((one) => wordOf(one["type"]) !== "video");
  const main = pictures.findIndex((one) => one["isMain"] === true);
  const ordered =
    main > 0 ? [elementAt(pictures, main), ...pictures.filter((_, n) => n !== main)] : pictures;
  return ordered.flatMap((one) => wordOf(one["full"] ?? one["img"]) ?? []);
}

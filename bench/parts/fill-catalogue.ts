// A catalogue of a given size: believable spread over brands, categories, colours and prices.
import { CATEGORIES } from "../../src/contract/categories.ts";
import {
  dropMeaningIndex,
  makeMeaningIndex,
} from "../../src/server/features/products/queries/index-entries.ts";
import { TINTS_MADE_BY } from "../../src/server/features/products/picture-colors/look-at-pictures.ts";
import { writeTints } from "../../src/server/features/products/queries/picture-tints.ts";
import { newId } from "../../src/server/ids.ts";
import type { NewProduct } from "../../src/server/features/products/queries/add-products.ts";
import type { Container } from "../../src/server/container.ts";
import { multiplyCatalogue } from "./multiply-catalogue.ts";

const COLOURS = ["black", "white", "navy", "red", "beige", "olive", "pink", "grey"];
const WORDS = ["linen", "satin", "cotton", "wide", "slim", "long", "short", "printed", "plain"];
const PRODUCTS_A_BRAND = 500;
const PICTURE = "https://shop.example/a.jpg";

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

export function benchProduct(n: number): NewProduct {
  const price = 200 + ((n * 7919) % 4800);
  const category = pick(CATEGORIES, n * 31);
  return {
    id: newId("p"),
    shop_id: String(n),
    title: `${pick(COLOURS, n)} ${pick(WORDS, n * 3)} ${category} ${n}`,
    description: `A ${pick(WORDS, n * 5)} piece in ${pick(COLOURS, n * 7)}, made in Cairo. Number ${n}.`,
    category,
    style: pick(["casual", "evening", "modest", "sport"], n),
    colors: [pick(COLOURS, n), pick(COLOURS, n * 3 + 1)],
    sizes: ["S", "M", "L"],
    materials: [pick(WORDS, n * 3)],
    image_url: PICTURE,
    other_image_urls: [],
    price,
    current_price: n % 5 === 0 ? Math.round(price * 0.8) : null,
    currency: "EGP",
    url: `https://shop.example/products/${n}`,
    sold_out: n % 23 === 0,
    hidden: n % 50 === 0,
    active: n % 40 !== 0,
    is_new: false,
    variants: ["S", "M", "L"].map((size) => ({ color: pick(COLOURS, n), size, in_stock: true })),
  };
}

/** Beyond it a PostgreSQL server makes the rest by itself out of what it has. */
const MADE_HERE = 10_000;

/** Brings the catalogue up to `size` products. */
export async function fillCatalogue(parts: Container, size: number): Promise<void> {
  const { rows } = await parts.database.pool.query("select count(*) as have from products");
  const { pool, engine } = parts.database;
  await lookAtPicture(parts);
  if (rows[0].have >= size) return;
  if (engine === "postgresql" && size > MADE_HERE) {
    await fillCatalogue(parts, MADE_HERE);
    await multiplyCatalogue(pool, size);
    return;
  }
  await dropMeaningIndex(parts.database.sql);
  for (let made: number = rows[0].have; made < size; made += PRODUCTS_A_BRAND) {
    const id = newId("b");
    await parts.brands.add({
      id,
      name: `Brand ${id}`,
      username: id.slice(2),
      email: `${id.slice(2)}@bench.example`,
      website: "https://shop.example",
      mobile_number: null,
      password_hash: "",
      email_verified: true,
    });
    const count = Math.min(PRODUCTS_A_BRAND, size - made);
    const products = Array.from({ length: count }, (_, n) => benchProduct(made + n));
    await parts.products.addMany(id, products);
  }
  await pool.query("set maintenance_work_mem = '256MB'");
  await makeMeaningIndex(parts.database.sql);
  await pool.query("vacuum analyze");
}

/** In a shop that runs, every picture was looked at in the background. */
const lookAtPicture = ({ database }: Container) =>
  writeTints(database.sql, [
    {
      url: PICTURE,
      tint: { swatches: [{ lab: [0.45, 0.18, 0.09], share: 1 }], background: "plain" },
      madeBy: TINTS_MADE_BY,
    },
  ]);

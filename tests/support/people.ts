// Brands and products for tests, made through the product's own parts.
import { hashPassword } from "../../src/server/features/brands/passwords.ts";
import type { NewProduct } from "../../src/server/features/products/queries/add-products.ts";
import { newId } from "../../src/server/ids.ts";
import type { Container } from "../../src/server/container.ts";

export type TestBrand = { id: string; name: string; token: string };

export const TEST_PASSWORD = "Correct-Horse-7";
/** One hash serves all test brands: argon2id is slow on purpose. */
const passwordHash = hashPassword(TEST_PASSWORD);

export async function makeBrand(parts: Container, name = "Test Brand"): Promise<TestBrand> {
  const id = newId("b");
  const word = id.slice(2).toLowerCase();
  await parts.brands.add({
    id,
    name: `${name} ${word}`,
    username: word,
    email: `${word}@brand.example`,
    website: "https://brand.example",
    mobile_number: null,
    password_hash: await passwordHash,
    email_verified: true,
  });
  return { id, name: `${name} ${word}`, token: await tokenOf(parts, id) };
}

export async function tokenOf(parts: Container, brandId: string): Promise<string> {
  const account = await parts.brands.findAccount(brandId);
  return parts.sessions.issue(account!);
}

export async function administratorToken(parts: Container): Promise<string> {
  const row = await parts.database.sql
    .selectFrom("brands")
    .select("id")
    .where("is_administrator", "=", true)
    .executeTakeFirstOrThrow();
  return tokenOf(parts, row.id);
}

export function newProduct(changes: Partial<NewProduct> = {}): NewProduct {
  return {
    id: newId("p"),
    shop_id: null,
    title: "Linen shirt",
    description: "A plain linen shirt.",
    category: "Shirts",
    style: "casual",
    colors: ["white"],
    sizes: ["S", "M"],
    materials: ["linen"],
    image_url: null,
    other_image_urls: [],
    price: 900,
    current_price: null,
    currency: "EGP",
    url: "https://brand.example/products/linen-shirt",
    sold_out: false,
    hidden: false,
    active: true,
    is_new: false,
    variants: [{ color: "white", size: "S", in_stock: true }],
    ...changes,
  };
}

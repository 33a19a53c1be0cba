// Puts the demo catalogue into an empty database, through the same repositories everybody uses.
import { elementAt } from "../contract/get-or-throw.ts";
import type { Sql } from "../server/database/sql.ts";
import { readSetting, writeSetting } from "../server/database/settings.ts";
import { writeEvents } from "../server/features/analytics/queries/write-events.ts";
import { hashPassword } from "../server/features/brands/passwords.ts";
import type { BrandRepository } from "../server/features/brands/repository.ts";
import { TINTS_MADE_BY } from "../server/features/products/picture-colors/look-at-pictures.ts";
import { writePictureSizes } from "../server/features/products/queries/picture-sizes.ts";
import { writeTints, type LookedAt } from "../server/features/products/queries/picture-tints.ts";
import { LOOKS_MADE_BY } from "../server/features/products/likeness/look-at-pieces.ts";
import { writeLooks, type Look } from "../server/features/products/queries/looks.ts";
import type { NewProduct } from "../server/features/products/queries/add-products.ts";
import type { ProductRepository } from "../server/features/products/repository.ts";
import { countWords } from "../server/features/products/reindex.ts";
import {
  dropMeaningIndex,
  makeMeaningIndex,
} from "../server/features/products/queries/index-entries.ts";
import { demoCatalogue } from "./catalogue.ts";
import { demoEvents } from "./events.ts";
import { storyOf } from "./stories.ts";
import { seedTerms } from "./seed-terms.ts";
import { FIRST_PICTURE, pictureAddress } from "./pictures.ts";
import { readLooks } from "./looks.ts";
import { readTints } from "./tints.ts";
import type { DemoBrand, DemoProduct } from "./types.ts";

/** Known to everybody who reads this file; DEMO is off in production. */
export const DEMO_PASSWORD = "Ribby-Demo-2026";

const DAY_MS = 86_400_000;
const REVIEW_FROM = 10;
const IMPORTED_BEFORE_MS = 2 * 3_600_000;

type SeedParts = {
  database: { sql: Sql };
  brands: BrandRepository;
  products: ProductRepository;
};

/** The username to sign in with, or null where the database belongs to somebody else. */
export async function seedDemo(
  { database, brands, products }: SeedParts,
  now = Date.now(),
): Promise<string | null> {
  const catalogue = demoCatalogue();
  const state = await readSetting(database.sql, "demo");
  if (state !== "done") {
    if (state === undefined && (await brands.hasAny())) return null;
    await writeSetting(database.sql, "demo", "seeding");
    // A start that was killed half-way left some; without this the second try would double them.
    await brands.remove(catalogue.map(brandId));
    const password_hash = await hashPassword(DEMO_PASSWORD);
    await dropMeaningIndex(database.sql);
    const tintsOf = knownTints();
    const looksOf = knownLooks();
    for (const brand of catalogue) {
      await brands.add(brandRow(brand, password_hash));
      await products.addMany(
        brandId(brand),
        brand.products.map((product) => productRow(brand, product, now)),
      );
      await writeTints(database.sql, tintsOf(brand));
      await writePictureSizes(database.sql, knownSizes(brand));
      await writeLooks(database.sql, looksOf(brand));
      if (isReviewing(brand)) await addFinishedImport(database.sql, brand, now);
    }
    await seedTerms(database.sql, catalogue);
    await writeEvents(database.sql, demoEvents(catalogue, now));
    await makeMeaningIndex(database.sql);
    await countWords(database.sql);
    await writeSetting(database.sql, "demo", "done");
  }
  return elementAt(catalogue, 0).key;
}

/** What the pictures show is known already; one that is not is looked at like anybody's. */
function knownTints(): (brand: DemoBrand) => LookedAt[] {
  const tints = readTints();
  return ({ products }) =>
    products
      .flatMap(({ pictures }) => pictures)
      .flatMap(({ file }) => {
        const tint = tints.get(file);
        return tint ? [{ url: pictureAddress(file), tint, madeBy: TINTS_MADE_BY }] : [];
      });
}

const knownSizes = ({ products }: DemoBrand) =>
  products.flatMap(({ pictures: [first] }) =>
    first ? [{ url: pictureAddress(first.file), ...FIRST_PICTURE }] : [],
  );

function knownLooks(): (brand: DemoBrand) => Look[] {
  const looks = readLooks();
  return ({ products }) =>
    products.flatMap(({ key, pictures: [first] }) => {
      const look = first && looks.get(first.file);
      if (!look) return [];
      return {
        productId: `p_${key}`,
        url: pictureAddress(first.file),
        look,
        madeBy: LOOKS_MADE_BY,
      };
    });
}

const brandId = (brand: DemoBrand) => `b_${brand.key}`;

function brandRow(brand: DemoBrand, password_hash: string) {
  return {
    id: brandId(brand),
    name: brand.name,
    name_ar: brand.arabicName,
    ...storyOf(brand.key),
    username: brand.key,
    email: `${brand.key}@demo.ribby.example`,
    website: `/demo-shop/${brand.key}`,
    mobile_number: null,
    password_hash,
    email_verified: true,
    saved_in_vectordb: !isReviewing(brand),
  };
}

/** A few new pieces are every brand's everyday; many at once are an import that waits for its review. */
const isReviewing = (brand: DemoBrand) =>
  brand.products.filter(({ isNew }) => isNew).length >= REVIEW_FROM;

async function addFinishedImport(db: Sql, brand: DemoBrand, now: number): Promise<void> {
  await db
    .insertInto("crawl_jobs")
    .values({
      id: `c_${brand.key}`,
      brand_id: brandId(brand),
      crawler: "standard",
      platform: "shopify",
      target: `/demo-shop/${brand.key}`,
      status: "done",
      cursor: null,
      created_at: new Date(now - IMPORTED_BEFORE_MS),
      finished_at: new Date(now - IMPORTED_BEFORE_MS + 60_000),
    })
    .execute();
}

function productRow(brand: DemoBrand, product: DemoProduct, now: number): NewProduct {
  const created_at = new Date(now - product.ageDays * DAY_MS);
  const [first, ...others] = product.pictures.map(({ file }) => pictureAddress(file));
  return {
    id: `p_${product.key}`,
    shop_id: product.key,
    title: product.title,
    description: product.description,
    title_ar: product.arabicTitle ?? "",
    category: product.category,
    style: product.style,
    colors: product.colors,
    sizes: product.sizes,
    materials: product.materials,
    image_url: first ?? null,
    other_image_urls: others,
    price: product.price,
    current_price: product.currentPrice,
    currency: "EGP",
    url: `/demo-shop/${brand.key}/products/${product.key}`,
    sold_out: product.soldOut,
    hidden: product.hidden,
    active: product.active,
    is_new: product.isNew,
    variants: product.variants,
    created_at,
    updated_at: created_at,
  };
}

// A brand by the name a visitor wrote.
import { notFound } from "../../problems.ts";
import type { BrandRepository } from "./repository.ts";

/** Active brands only; the house is not a brand to be found. */
export async function findBrandByName(brands: BrandRepository, name: string) {
  const brand = await brands.byName(name);
  if (!brand?.is_active || brand.is_administrator) throw notFound("brandNotInDatabase");
  return { id: brand.id, website: brand.website };
}

// The demo brands' terms, read ahead by the reader that reads anybody's: it costs four seconds and 80 MB, which a
// first start should not pay.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReadTerms } from "../server/features/trust/repository.ts";
import { termsPage } from "./shop/terms-page.ts";
import type { DemoBrand } from "./types.ts";

const FILE = join(import.meta.dirname, "terms.json");

type TermsByBrand = Record<string, ReadTerms>;

/** What a brand's demo shop says, as a reader is given it. */
export const termsPageOf = (brand: DemoBrand, at: number) => ({
  page: `/demo-shop/${brand.key}/pages/terms`,
  html: termsPage(brand, at),
});

export const readDemoTerms = () => JSON.parse(readFileSync(FILE, "utf8")) as TermsByBrand;

export const writeDemoTerms = (terms: TermsByBrand) =>
  writeFileSync(FILE, `${JSON.stringify(terms)}\n`);

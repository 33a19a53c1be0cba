// npm run demo:terms: reads src/demo/terms.json anew, after a demo shop's page of terms or its reader changed.
import { demoCatalogue } from "../src/demo/catalogue.ts";
import { termsPageOf, writeDemoTerms } from "../src/demo/terms.ts";
import { readPolicies } from "../src/server/features/trust/policies/read-policies.ts";
import { asTerms } from "../src/server/features/trust/read-shop.ts";

const brands = demoCatalogue();
writeDemoTerms(
  Object.fromEntries(
    brands.map((brand, at) => [brand.key, asTerms(readPolicies([termsPageOf(brand, at)]))]),
  ),
);
console.log(`${brands.length} shops`);

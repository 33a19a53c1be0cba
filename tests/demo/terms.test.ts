import { expect, test } from "vitest";
import { entryOf } from "../../src/contract/get-or-throw.ts";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { readDemoTerms, termsPageOf } from "../../src/demo/terms.ts";
import { readPolicies } from "../../src/server/features/trust/policies/read-policies.ts";
import { asTerms } from "../../src/server/features/trust/read-shop.ts";

test("the demo shops say what was read ahead (else run npm run demo:terms)", () => {
  const ahead = readDemoTerms();
  for (const [at, brand] of demoCatalogue().entries()) {
    const now = asTerms(readPolicies([termsPageOf(brand, at)]));
    // As the file keeps it: what is undefined is not there.
    expect(entryOf(ahead, brand.key)).toEqual(JSON.parse(JSON.stringify(now)));
    expect(now.terms.length).toBeGreaterThan(5);
  }
});

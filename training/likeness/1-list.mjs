// Lists the demo products with their looks. DATA=folder node training/likeness/1-list.mjs
const DATA = process.env.DATA;
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { isHeldOut } from "../../tests/vision/held-out.ts";
import { writeFileSync } from "node:fs";
const c = demoCatalogue().flatMap((b) => b.products.map((p) => ({ ...p, brand: b.key })));
writeFileSync(
  DATA + "/demo.json",
  JSON.stringify(c.map((p) => ({ ...p, variants: undefined, held: isHeldOut(p.key) }))),
);
console.log(c.length, "products");

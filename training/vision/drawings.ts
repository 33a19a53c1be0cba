// Lists the drawn pictures of the demo catalogue with their categories, for training.
// Usage: node training/vision/drawings.ts OUTPUT.json
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { isHeldOut } from "../../tests/vision/held-out.ts";

const pictures = join(import.meta.dirname, "../../src/demo/pictures");

const rows = demoCatalogue()
  .flatMap(({ products }) => products)
  .flatMap(({ key, category, pictures: shown }) =>
    [...shown.filter(({ crop }) => !crop).map(({ file }) => file), `${key}-cut.webp`]
      .filter((file) => existsSync(join(pictures, file)))
      .map((file) => ({ file, category, heldOut: isHeldOut(key) })),
  );
writeFileSync(process.argv[2]!, JSON.stringify(rows));
console.log(rows.length, "pictures,", rows.filter(({ heldOut }) => heldOut).length, "held out");

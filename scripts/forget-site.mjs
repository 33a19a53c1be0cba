// Takes what only the building of the site needs out of package.json, so that `npm prune` removes it. For the
// production image, which brings the built site.
import { readFileSync, writeFileSync } from "node:fs";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
for (const name of manifest.siteDependencies) delete manifest.dependencies[name];
writeFileSync("package.json", `${JSON.stringify(manifest, null, 2)}\n`);

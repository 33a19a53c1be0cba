// npm run build: the site alone.
import { buildSite } from "./build-site.ts";

await buildSite();

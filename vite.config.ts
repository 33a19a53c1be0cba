// Builds the site into dist/web, compresses it once for all visitors, and refuses a first load
// that has grown too heavy for a phone.
import { readdirSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { dropSchemas } from "./scripts/drop-schemas.ts";
import type { PageName } from "./src/contract/pages.ts";

const FIRST_LOAD_MAX_BYTES = 118 * 1024;
const COMPRESSED = new Set([".js", ".css", ".svg"]);
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const LIBRARIES =
  /node_modules\/(react-router|@tanstack\/(react-query|query-core)|zustand)\/|lib\/yield\/(yield-to-main-thread|before-libraries|errors-without-place)/;
/** What a piece's page is made of, on Explore's lightbox and a brand's page in part: seventeen small files otherwise. */
const PIECE =
  /web\/features\/(products\/(?!brand-|lightbox|report-listing-form)|trust\/(product-terms|trust-card|size-|say-term|excepted|measures-store|use-brand-terms|translations)|watches\/(tell-me\.|translations))|contract\/(trust|watches|site-proof|prices|facts)\./;
/** Imports nothing of the site: it runs apart from it. */
const SERVICE_WORKER = "service-worker";
const NOT_THE_WORKER = /^(?!.*\/web\/service-worker\/)/;
/** What only brands and the house open, who can do nothing there without a network; all else a shopper may open next. */
const BRANDS_CODE =
  /web\/(app\/(register|profile|management|moderation)|features\/(assistants|analytics|brands|catalogue|crawl|database|demand|health|moderation|orders|refresh|subscription)\/)/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Prints and limits the JavaScript that `/` needs before it can draw: the entry and its static imports. */
function limitFirstLoad(): Plugin {
  return {
    name: "limit-first-load",
    apply: "build",
    generateBundle(_, bundle) {
      const files = [...firstLoad(bundle)];
      const sizes = files.map((file) => brotliCompressSync(codeOf(bundle, file), BROTLI).length);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      const report = `First load of /: ${kilobytes(total)} of ${kilobytes(FIRST_LOAD_MAX_BYTES)} JavaScript (brotli, ${files.length} files)`;
      if (total > FIRST_LOAD_MAX_BYTES) this.error(`${report}: too much.`);
      console.log(report);
    },
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const firstLoad = (bundle: Rolldown.OutputBundle) =>
  filesOf(bundle, (chunk) => chunk.isEntry && chunk.name !== SERVICE_WORKER);

/** The files of some chunks, with everything they import at once, and later where that is followed. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  isOne: (chunk: Rolldown.OutputChunk) => boolean,
  isFollowed: (chunk: Rolldown.OutputChunk) => boolean = () => false,
): Set<string> {
  const reached = new Set<string>();
  const reach = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || reached.has(file)) return;
    reached.add(file);
    for (const imported of chunk.imports) reach(imported);
    for (const later of chunk.dynamicImports) {
      const opened = bundle[later];
      if (opened?.type === "chunk" && isFollowed(opened)) reach(later);
    }
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type === "chunk" && isOne(chunk)) reach(file);
  }
  return reached;
}

/** Drawings that pages refer to by a name without a mark of their content. */
const drawings = readdirSync(join(import.meta.dirname, "src/web/public")).filter((file) =>
  file.endsWith(".svg"),
);

/** Writes into the service worker which files the shopper's screens need. */
function tellServiceWorker(): Plugin {
  return {
    name: "tell-service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const code = filesOf(
        bundle,
        (chunk) => chunk.isEntry && chunk.name !== SERVICE_WORKER,
        (chunk) => !BRANDS_CODE.test(chunk.facadeModuleId ?? ""),
      );
      const styles = Object.keys(bundle).filter((file) => file.endsWith(".css"));
      const files = new Set([...code, ...styles, ...drawings]);
      const worker = bundle[`${SERVICE_WORKER}.js`];
      if (worker?.type !== "chunk") return this.error("The service worker was not built.");
      const list = JSON.stringify([...files].toSorted().map((file) => `/${file}`));
      worker.code = worker.code.replace("__SHELL_FILES__", () => list.replaceAll('"', '\\"'));
    },
  };
}

function codeOf(bundle: Rolldown.OutputBundle, file: string): string {
  const chunk = bundle[file];
  return chunk?.type === "chunk" ? chunk.code : "";
}

const modulePreload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
const fontPreload = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;

/** Words and letters of those who read Arabic. */
function arabicHints(bundle: Rolldown.OutputBundle): string[] {
  const files = Object.keys(bundle);
  const words = files.filter((file) => /\/ar-[\w-]+\.js$/.test(file));
  const fonts = files.filter((file) => /arabic-[45]00-normal-[\w-]+\.woff2$/.test(file));
  return [...words.map(modulePreload), ...fonts.map(fontPreload)];
}

/** Where the screens stand that people open from outside: from a link, a letter, a search engine. */
const SCREENS_ASKED_AHEAD: Partial<Record<PageName, string>> = {
  stylist: "features/stylist/stylist-screen.tsx",
  product: "app/product.tsx",
  brand: "app/brand.tsx",
  collection: "features/collection/collection-screen.tsx",
  register: "app/register.tsx",
  login: "features/brands/login-screen.tsx",
  brandProducts: "app/management.tsx",
  profile: "app/profile.tsx",
  watch: "features/watches/watch-screen.tsx",
  payments: "features/subscription/payments-screen.tsx",
  terms: "features/legal/terms-screen.tsx",
  privacy: "app/privacy.tsx",
};

/** The code of a page's own screen, which would otherwise be asked for after the first load has run. */
function screenHints(bundle: Rolldown.OutputBundle, screen: string): string[] {
  const first = firstLoad(bundle);
  const files = filesOf(bundle, (chunk) => !!chunk.facadeModuleId?.endsWith(`/web/${screen}`));
  // A screen that moved would be loaded late, and nobody would see why pages became slower.
  if (files.size === 0) throw new Error(`No code is split at ${screen}: see SCREENS_ASKED_AHEAD.`);
  return [...files].filter((file) => !first.has(file)).map(modulePreload);
}

/** The page's first pictures and its style stand in the document; the code that takes over may come after them. */
const SCRIPT_TAG = /<script type="module"|<link rel="modulepreload"/g;

/**
 * What only some need at once, as comments in the page: for them the server takes the comment signs away,
 * and nobody else downloads it.
 */
function hintAhead(): Plugin {
  return {
    name: "hint-ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const hints = [
          { only: "ar", tags: arabicHints(bundle) },
          ...Object.entries(SCREENS_ASKED_AHEAD).map(([page, screen]) => ({
            only: page,
            tags: screenHints(bundle, screen),
          })),
        ];
        const comments = hints
          .filter(({ tags }) => tags.length > 0)
          .map(({ only, tags }) => `    <!--only ${only} ${tags.join("")}-->\n`);
        return html
          .replace("  </head>", () => `${comments.join("")}  </head>`)
          .replaceAll(SCRIPT_TAG, (tag) => `${tag} fetchpriority="low"`);
      },
    },
  };
}

/** Writes .br and .gz beside every text file, so that the server never compresses while someone waits. */
function compressOnce(): Plugin {
  return {
    name: "compress-once",
    apply: "build",
    async writeBundle({ dir }) {
      if (!dir) return;
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files
          .filter((file) => COMPRESSED.has(extname(file)))
          .map((file) => compress(join(dir, file))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, BROTLI));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

export default defineConfig({
  root: join(import.meta.dirname, "src/web"),
  base: "/",
  // Calls travel to the browser, their schemas do not; see the file.
  resolve: { alias: { zod: join(import.meta.dirname, "src/web/lib/no-schemas.ts") } },
  plugins: [
    react(),
    tailwindcss(),
    dropSchemas(),
    hintAhead(),
    limitFirstLoad(),
    tellServiceWorker(),
    compressOnce(),
  ],
  build: {
    outDir: join(import.meta.dirname, "dist/web"),
    emptyOutDir: true,
    target: "baseline-widely-available",
    // Inlined files would need data: in the font and image rules of the Content Security Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, "src/web/index.html"),
        [SERVICE_WORKER]: join(import.meta.dirname, "src/web/service-worker/main.ts"),
      },
      output: {
        // Its scope is the folder it lies in, and its name may never change.
        entryFileNames: ({ name }) =>
          name === SERVICE_WORKER ? "[name].js" : "assets/[name]-[hash].js",
        codeSplitting: {
          groups: [
            // Libraries change less often than we do: a new release leaves these files in the cache. Two,
            // because a phone would take too long to start them in one go; see lib/yield.
            { name: "react", test: REACT, priority: 2 },
            { name: "libraries", test: LIBRARIES, priority: 1 },
            // One file for the first screen; what it shares with later ones would be thirty small ones.
            { name: "first", tags: ["$initial"], test: NOT_THE_WORKER },
            { name: "piece", test: PIECE },
          ],
        },
      },
    },
  },
});

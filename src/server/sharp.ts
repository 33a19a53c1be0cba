// sharp, loaded with the first picture: its library takes 27 MB, and a process may show none for hours. Whoever unpacks
// a picture comes by here, so that nobody unpacks a kind that nobody needs.
import { createRequire } from "node:module";
import type Library from "sharp";
import type { Sharp, SharpInput, SharpOptions } from "sharp";

const require = createRequire(import.meta.url);

let loaded: typeof Library | undefined;

function load(): typeof Library {
  const library = require("sharp") as typeof Library;
  // Only the decoders that shops use; above all no SVG, which can reach for files and other addresses.
  library.block({ operation: ["VipsForeignLoad"] });
  library.unblock({
    operation: [
      "VipsForeignLoadJpeg",
      "VipsForeignLoadPng",
      "VipsForeignLoadWebp",
      "VipsForeignLoadHeif",
      "VipsForeignLoadNsgif",
    ],
  });
  return library;
}

type Opens = {
  (options?: SharpOptions): Sharp;
  (input?: SharpInput | SharpInput[], options?: SharpOptions): Sharp;
};

export const sharp: Opens = (...given: unknown[]) =>
  (loaded ??= load())(...(given as Parameters<typeof Library>));

// What a brand could mend in its catalogue, measured by what feeds and pictures ask for.
import { faultsFor } from "../features/assistants/feeds/channel.ts";
import type { Catalogue } from "../features/catalogue/catalogue.ts";
import { createHealth } from "../features/health/health.ts";
import type { HealthRouteParts } from "../features/health/routes.ts";
import { findPictureSizes } from "../features/products/queries/picture-sizes.ts";
import type { ContainerBase } from "./base.ts";

/** Google's upload asks for everything that any of the feeds asks for. */
const STRICTEST = "google";

export const buildHealth = (
  { reads }: ContainerBase,
  catalogue: Pick<Catalogue, "list">,
): HealthRouteParts => ({
  healthOf: createHealth({
    listOwn: catalogue.list,
    feedFaults: (product) => faultsFor(product, STRICTEST),
    sizesOf: (addresses) => findPictureSizes(reads, addresses),
  }),
});

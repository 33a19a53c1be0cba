import { Problem } from "../../problems.ts";
import { notFoundPage, type PageMaker } from "../../http/pages.ts";
import type { Collections } from "./collections.ts";

export function collectionPage(collections: Collections): PageMaker {
  return async ({ collection = "" }) => {
    const shared = await collections.read(collection).catch((error: unknown) => {
      if (error instanceof Problem && error.statusCode === 404) return null;
      throw error;
    });
    if (!shared) return notFoundPage();
    return {
      head: {
        title: "A collection · Ribby",
        description: `${shared.products.length} pieces picked on Ribby: ${shared.products
          .slice(0, 3)
          .map(({ title }) => title)
          .join(", ")}.`,
        canonical: `/collection/${shared.id}`,
        image: `/api/collections/${shared.id}/picture`,
        noIndex: true,
      },
      firstData: { collection: shared },
    };
  };
}

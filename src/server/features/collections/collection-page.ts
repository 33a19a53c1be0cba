// The page of a shared collection, as link previews and its first visitor get it. Search engines are kept out: it is
// somebody's.
import { Problem } from "../../problems.ts";
import { titleFor } from "../../../contract/languages.ts";
import { HEAD_WORDS } from "../../http/head-words.ts";
import { notFoundPage, type PageMaker } from "../../http/pages.ts";
import type { Collections } from "./collections.ts";

export function collectionPage(collections: Collections): PageMaker {
  return async ({ collection = "" }, { language }) => {
    const shared = await collections.read(collection).catch((error: unknown) => {
      if (error instanceof Problem && error.statusCode === 404) return null;
      throw error;
    });
    if (!shared) return notFoundPage(language);
    const words = HEAD_WORDS[language];
    return {
      head: {
        title: words.collection,
        description: words.picked(
          shared.products.length,
          shared.products.slice(0, 3).map((product) => titleFor(language, product)),
        ),
        canonical: `/collection/${shared.id}`,
        image: `/api/collections/${shared.id}/picture`,
        noIndex: true,
      },
      firstData: { collection: shared },
    };
  };
}

// Whether a page says of itself that it is something to read: a post of the shop's journal may show a piece with its
// price and its button, and is none.
import { isNode, listOf, type Node } from "./json-ld-nodes.ts";
import { jsonLdClaims } from "./json-ld.ts";
import { type Json, parseLoosely } from "./loose-json.ts";
import { type Page, scriptOf } from "./page.ts";

const ARTICLE =
  /^(?:https?:\/\/schema\.org\/)?(?:Article|BlogPosting|NewsArticle|LiveBlogPosting|Report)$/i;

export const isArticle = (page: Page): boolean =>
  page
    .tagged("script")
    .filter(({ attribs }) => /ld\+json/i.test(attribs["type"] ?? ""))
    .flatMap((script) => nodesOf(parseLoosely(scriptOf(script))))
    .some((node) =>
      listOf(node["@type"]).some((type) => typeof type === "string" && ARTICLE.test(type)),
    ) && jsonLdClaims(page).length === 0;

const nodesOf = (told: Json | undefined): Node[] =>
  listOf(told)
    .filter(isNode)
    .flatMap((one) => [one, ...listOf(one["@graph"]).filter(isNode)]);

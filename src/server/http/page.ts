// One page of the site: the built document with its head, language, theme and first data filled in.
import type { FastifyRequest } from "fastify";
import {
  LANGUAGES,
  directionOf,
  preferredLanguage,
  type Language,
} from "../../contract/languages.ts";
import { escapeHtml, jsonForScript } from "./html.ts";

export type PageHead = {
  title: string;
  description: string;
  /** Path of the page's one true address. */
  canonical?: string;
  noIndex?: boolean;
  /** Path of a picture for link previews. */
  image?: string;
  /** Pictures the page shows at once; the browser fetches them before it has run any script. */
  firstPictures?: { srcSet: string; sizes: string }[];
  /** What the page is about, for search engines. */
  jsonLd?: Record<string, unknown>;
};

export type PageContent = {
  head: PageHead;
  status?: 200 | 404;
  firstData?: Record<string, unknown>;
};

export type Reader = { language: Language; theme: "light" | "dark" | null };

export function readerOf(request: FastifyRequest): Reader {
  const cookies = cookiesOf(request.headers.cookie);
  const asked = (request.query as { lang?: unknown }).lang ?? cookies.get("language");
  const theme = cookies.get("theme");
  return {
    language:
      LANGUAGES.find((language) => language === asked) ??
      preferredLanguage(request.headers["accept-language"]),
    theme: theme === "light" || theme === "dark" ? theme : null,
  };
}

function cookiesOf(header = ""): Map<string, string> {
  return new Map(
    header.split(";").map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name.trim(), value.trim()];
    }),
  );
}

export function fillPage(
  document: string,
  { head, firstData }: PageContent,
  reader: Reader,
  publicUrl: string,
): string {
  const theme = reader.theme ? ` data-theme="${reader.theme}"` : "";
  const html = `<html lang="${reader.language}" dir="${directionOf(reader.language)}"${theme}>`;
  const data = firstData
    ? `<script type="application/json" id="first-data">${jsonForScript(firstData)}</script>`
    : "";
  // Replacers are functions: a title with `$&` in it must stay a title.
  return (
    document
      .replace(/<html[^>]*>/, () => html)
      // What only Arabic readers need at once waits in a comment.
      .replace(/<!--ar (.*?)-->/s, (_, hints: string) => (reader.language === "ar" ? hints : ""))
      .replace("<!--head-->", () => headTags(head, publicUrl))
      .replace("<!--first-data-->", () => data)
  );
}

function headTags(head: PageHead, publicUrl: string): string {
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<meta property="og:site_name" content="Ribby">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
  ];
  if (head.canonical) {
    const url = escapeHtml(publicUrl + head.canonical);
    tags.push(`<link rel="canonical" href="${url}">`, `<meta property="og:url" content="${url}">`);
    for (const language of LANGUAGES) {
      tags.push(`<link rel="alternate" hreflang="${language}" href="${url}?lang=${language}">`);
    }
  }
  if (head.image) {
    const image = escapeHtml(publicUrl + head.image);
    tags.push(
      `<meta property="og:image" content="${image}">`,
      `<meta name="twitter:card" content="summary_large_image">`,
    );
  }
  for (const { srcSet, sizes } of head.firstPictures ?? []) {
    tags.push(
      `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}">`,
    );
  }
  if (head.jsonLd) {
    tags.push(`<script type="application/ld+json">${jsonForScript(head.jsonLd)}</script>`);
  }
  if (head.noIndex) tags.push(`<meta name="robots" content="noindex">`);
  return tags.join("\n    ");
}

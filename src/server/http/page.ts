// One page of the site: the built document with its head, language, theme and first data filled in.
import type { FastifyRequest } from "fastify";
import {
  LANGUAGES,
  directionOf,
  preferredLanguage,
  type Language,
} from "../../contract/languages.ts";
import type { PageName } from "../../contract/pages.ts";
import { escapeHtml, jsonForScript } from "../html.ts";

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

type Filling = {
  content: PageContent;
  reader: Reader;
  publicUrl: string;
  /** Which of the site's pages this is; none when the address leads nowhere. */
  page?: PageName | undefined;
};

export function fillPage(document: string, filling: Filling): string {
  const { content, reader, publicUrl, page } = filling;
  const { head, firstData } = content;
  const theme = reader.theme ? ` data-theme="${reader.theme}"` : "";
  const html = `<html lang="${reader.language}" dir="${directionOf(reader.language)}"${theme}>`;
  const data = firstData
    ? `<script type="application/json" id="first-data">${jsonForScript(firstData)}</script>`
    : "";
  // Replacers are functions: a title with `$&` in it must stay a title.
  return (
    document
      .replace(/<html[^>]*>/, () => html)
      // What only one language or one page needs at once waits in a comment.
      .replace(/ *<!--only (\w+) (.*?)-->\n?/gs, (_, only: string, hints: string) =>
        only === reader.language || only === page ? hints : "",
      )
      .replace("<!--head-->", () => headTags(head, publicUrl))
      .replace("<!--first-pictures-->", () => pictureTags(head.firstPictures ?? []))
      .replace("<!--first-data-->", () => data)
  );
}

/** As plain HTML they are seen before any script has run; the screen takes their place when it is drawn. */
function pictureTags(pictures: NonNullable<PageHead["firstPictures"]>): string {
  if (pictures.length === 0) return "";
  const images = pictures.map(
    ({ srcSet, sizes }) =>
      `<img alt="" class="dark-dim" width="600" height="800" fetchpriority="high" srcset="${escapeHtml(srcSet)}" sizes="${escapeHtml(sizes)}">`,
  );
  return `<div class="first-pictures" aria-hidden="true">${images.join("")}</div>`;
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
  if (head.jsonLd) {
    tags.push(`<script type="application/ld+json">${jsonForScript(head.jsonLd)}</script>`);
  }
  if (head.noIndex) tags.push(`<meta name="robots" content="noindex">`);
  return tags.join("\n    ");
}

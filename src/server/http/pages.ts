// Answers the site's paths with its document; anything else is a friendly not-found page.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../../contract/languages.ts";
import { LOST_WAY, PAGES, type PageName } from "../../contract/pages.ts";
import { notFound } from "../problems.ts";
import { allowanceOf } from "./mount.ts";
import { HEAD_WORDS } from "./head-words.ts";
import { fillPage, readerOf, type PageContent, type PageHead } from "./page.ts";
import type { Site } from "./site.ts";

/** Makes what one page needs; without one the page gets the general head. */
export type PageMaker = (
  params: Record<string, string>,
  visit: { userAgent: string; address: string; language: Language },
) => Promise<PageContent>;

/** Comes here only where the way to a shop leads nowhere and the visitor reads HTML. */
const LOST = new RegExp(`^${LOST_WAY.replace(/:\w+/, "[^/?]+")}(?:\\?|$)`);

export type PageMakers = Partial<Record<PageName, PageMaker>>;

const generalHead = (language: Language): PageHead => {
  const { title, description } = HEAD_WORDS[language];
  return { title, description };
};

export const notFoundPage = (language: Language): PageContent => ({
  status: 404,
  head: { ...generalHead(language), title: HEAD_WORDS[language].notFound, noIndex: true },
});

export function servePages(
  app: FastifyInstance,
  options: { site: Site; makers: PageMakers; publicUrl: () => string },
): void {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    content: PageContent,
    page?: PageName,
  ) => {
    const document = await options.site.document(request.url);
    const reader = readerOf(request);
    const html = fillPage(document, { content, reader, publicUrl: options.publicUrl(), page });
    return reply
      .code(content.status ?? 200)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("vary", "cookie, accept-language")
      .send(html);
  };

  for (const [name, path] of Object.entries(PAGES) as [PageName, string][]) {
    app.get(path, { config: allowanceOf("browse") }, async (request, reply) => {
      const make = options.makers[name];
      const { language } = readerOf(request);
      const content = make
        ? await make(request.params as Record<string, string>, {
            userAgent: request.headers["user-agent"] ?? "",
            address: request.ip,
            language,
          })
        : { head: generalHead(language) };
      return send(request, reply, content, name);
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isLostWay = LOST.test(request.url);
    const isCall = request.url.startsWith("/api/") && !isLostWay;
    if (request.method !== "GET" || isCall) throw notFound();
    return send(request, reply, notFoundPage(readerOf(request).language));
  });
}

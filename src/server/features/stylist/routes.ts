// A turn with the stylist over HTTP: the whole answer, or word by word for those who would rather watch.
import { search, StylistEvent } from "../../../contract/stylist.ts";
import { sendEvents, wantsEvents } from "../../http/event-stream.ts";
import { mount, type Api } from "../../http/mount.ts";
import type { Answer } from "./asking.ts";
import type { Stylist } from "./speak/stylist.ts";
import type { FastifyReply } from "fastify";

type Parts = {
  stylist: Stylist;
  /** Counts what was asked for; who asked is an address and a browser, good for the day. */
  countQuestion?: (
    answer: Answer,
    words: string,
    visitor: { address: string; userAgent: string },
  ) => void;
};

export function mountStylist(api: Api, { stylist, countQuestion }: Parts): void {
  mount(api, search, async ({ body: asked, language, request, reply }) => {
    const visitor = { address: request.ip, userAgent: request.headers["user-agent"] ?? "" };
    const heard = (answer: Answer) => countQuestion?.(answer, asked.query, visitor);
    const body = { ...asked, heard };
    if (!wantsEvents(request)) return stylist.answer(body, language, gone(reply));
    await sendEvents(
      { request, reply },
      StylistEvent,
      (signal) => stylist.stream(body, language, signal),
      (error) => ({ event: "error" as const, ...error }),
    );
  });
}

/** Nobody waits any more, so nothing has to be said. */
function gone(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once("close", () => leaving.abort());
  return leaving.signal;
}

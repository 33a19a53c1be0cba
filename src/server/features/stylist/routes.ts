import { search, StylistEvent } from "../../../contract/stylist.ts";
import { sendEvents, wantsEvents } from "../../http/event-stream.ts";
import { mount, type Api } from "../../http/mount.ts";
import type { Stylist } from "./speak/stylist.ts";
import type { FastifyReply } from "fastify";

export function mountStylist(api: Api, { stylist }: { stylist: Stylist }): void {
  mount(api, search, async ({ body, language, request, reply }) => {
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

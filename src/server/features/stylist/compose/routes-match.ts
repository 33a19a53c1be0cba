// Match over HTTP: the lines at once, or one after the other for those who would rather watch.
import { match, MatchEvent } from "../../../../contract/stylist.ts";
import { sendEvents, wantsEvents } from "../../../http/event-stream.ts";
import { mount, type Api } from "../../../http/mount.ts";
import type { Match } from "./match.ts";

export function mountMatch(api: Api, parts: { match: Match }): void {
  mount(api, match, async ({ body, language, request, reply }) => {
    if (!wantsEvents(request)) return { suggestion: await parts.match(body, language) };
    await sendEvents(
      { request, reply },
      MatchEvent,
      async function* (signal): AsyncGenerator<MatchEvent> {
        const suggestion = await parts.match(body, language, signal);
        for (const text of suggestion.split(/(?<=\n)/)) yield { event: "text", text };
        yield { event: "done", suggestion };
      },
      (error): MatchEvent => ({ event: "error", ...error }),
    );
  });
}

// Match over HTTP: the lines at once, or one after the other for those who would rather watch.
import { goesWith, match, MatchEvent } from "../../../../contract/stylist.ts";
import { sendEvents, wantsEvents } from "../../../http/event-stream.ts";
import { mount, type Api } from "../../../http/mount.ts";
import type { GoesWith } from "./goes-with.ts";
import type { Match } from "./match.ts";

type Parts = { match: Match; goesWith: GoesWith };

export function mountMatch(api: Api, parts: Parts): void {
  mount(api, goesWith, async ({ params }) => ({ products: await parts.goesWith(params.id) }));
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

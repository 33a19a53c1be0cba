// Notices without an account over HTTP: asking for one, confirming it, and ending it by a mail program's single click.
import {
  addWatch,
  confirmWatch,
  copyWatcher,
  endWatcher,
  pushKey,
  stopWatch,
  OwnNotices,
  waitingPeople,
} from "../../../contract/watches.ts";
import { mount, type Api } from "../../http/mount.ts";
import { translate } from "../../translate.ts";
import { invalid } from "../../problems.ts";
import type { Watches } from "./watches.ts";

export type WatchRouteParts = { watches: Watches; pushPublicKey: () => Promise<string> };

const FORM = "application/x-www-form-urlencoded";

export function mountWatches(api: Api, { watches, pushPublicKey }: WatchRouteParts): void {
  // A mail program's one click comes as a form; its token stands in the address.
  if (!api.app.hasContentTypeParser(FORM))
    api.app.addContentTypeParser(
      FORM,
      { parseAs: "string", bodyLimit: 1000 },
      ({ url }, __, done) =>
        url.startsWith(stopWatch.path) ? done(null, {}) : done(invalid("bodyInvalid")),
    );
  mount(api, addWatch, async ({ body, language, reply }) => {
    const mustConfirm = await watches.add(body, language);
    void reply.code(202);
    return {
      message: translate(body.language ?? language, mustConfirm ? "watchConfirmSent" : "watchKept"),
    };
  });
  mount(api, confirmWatch, async ({ body, language }) => {
    await watches.confirm(body.token, language);
    return { message: translate(language, "watchConfirmed") };
  });
  mount(api, stopWatch, async ({ body, query, language }) => {
    const own = OwnNotices.safeParse(body);
    await watches.stop(own.success ? own.data : { token: query.token ?? "" });
    return { message: translate(language, "watchStopped") };
  });
  mount(api, copyWatcher, ({ body, reply }) => {
    void reply.header("cache-control", "no-store");
    return watches.copy(body);
  });
  mount(api, waitingPeople, ({ params }) => watches.waiting(params.brandId));
  mount(api, pushKey, async () => ({ key: await pushPublicKey() }));
  mount(api, endWatcher, async ({ body, language }) => {
    await watches.bounced(body.email);
    return { message: translate(language, "watchStopped") };
  });
}

// The administrator's queue over HTTP: reported listings and new brands, each decided in the decider's name.
import { signedIn } from "../../http/session.ts";
import {
  moderationQueue,
  releaseListing,
  settleBrand,
  settleListing,
} from "../../../contract/moderation.ts";
import { mount, type Api } from "../../http/mount.ts";
import { translate } from "../../translate.ts";
import { readQueue } from "./queries/queue.ts";
import * as settle from "./settle.ts";

export function mountModeration(api: Api, parts: settle.ModerationParts): void {
  mount(api, moderationQueue, () => readQueue(parts.db));
  mount(api, settleListing, async ({ params, body, session, language }) => {
    await settle.settleListing(parts, params.productId, body, signedIn(session).brandName);
    return { message: translate(language, "settled") };
  });
  mount(api, releaseListing, async ({ params, session, language }) => {
    await settle.releaseListing(parts, params.productId, signedIn(session).brandName);
    return { message: translate(language, "settled") };
  });
  mount(api, settleBrand, async ({ params, body, session, language }) => {
    await settle.settleBrand(parts, params.id, body, signedIn(session).brandName);
    return { message: translate(language, "settled") };
  });
}

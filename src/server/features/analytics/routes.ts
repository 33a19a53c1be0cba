import { recordEvent } from "../../../contract/analytics.ts";
import { mount, type Api } from "../../http/mount.ts";
import { speak } from "../../http/speak.ts";
import { notFound } from "../../problems.ts";
import { isBot } from "./bots.ts";
import type { RecordEvent } from "./record-event.ts";

export function mountAnalytics(api: Api, record: RecordEvent): void {
  mount(api, recordEvent, async ({ body, language, request }) => {
    const isCounted = !isBot(request.headers["user-agent"] ?? "");
    if (isCounted && !(await record(body))) throw notFound("productNotFound");
    return { message: speak(language, "eventRecorded") };
  });
}

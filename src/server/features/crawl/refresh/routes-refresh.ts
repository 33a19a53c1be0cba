// Refreshes over HTTP: a brand starts, spaces and answers its own; an administrator sees and pauses all of them.
import {
  answerRefresh,
  chooseRefresh,
  pauseRefreshes,
  refreshNow,
  refreshOverview,
  refreshState,
} from "../../../../contract/refresh.ts";
import { mount, type Api } from "../../../http/mount.ts";
import { translate } from "../../../translate.ts";
import type { Refreshes } from "./refreshes.ts";

export type RefreshRouteParts = { refreshes: Refreshes };

export function mountRefresh(api: Api, { refreshes }: RefreshRouteParts): void {
  mount(api, refreshNow, async ({ params, reply }) => {
    const id = await refreshes.start(params.brandId);
    void reply.code(202);
    return { job: { id, status: "queued" } };
  });
  mount(api, refreshState, ({ params, language }) => refreshes.state(params.brandId, language));
  mount(api, chooseRefresh, async ({ params, body, language }) => {
    await refreshes.choose(params.brandId, body.every_days);
    return refreshes.state(params.brandId, language);
  });
  mount(api, answerRefresh, async ({ params, body, language }) => {
    await refreshes.answer(params.brandId, body.take);
    return { message: translate(language, "refreshDecided") };
  });
  mount(api, refreshOverview, ({ language }) => refreshes.overview(language));
  mount(api, pauseRefreshes, async ({ body, language }) => {
    await refreshes.pause(body.is_paused);
    return { message: translate(language, body.is_paused ? "refreshesPaused" : "refreshesGoOn") };
  });
}

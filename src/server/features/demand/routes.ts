// Demand over HTTP: a brand's report, and what shoppers say of picks and sizes. Counting never delays an answer.
import type { FastifyRequest } from "fastify";
import { demandReport } from "../../../contract/demand.ts";
import { chooseSize } from "../../../contract/events.ts";
import { judgePick, verdictWeeks } from "../../../contract/verdicts.ts";
import { mount, type Api } from "../../http/mount.ts";
import { translate } from "../../translate.ts";
import type { Demand } from "./demand.ts";
import type { Visitor } from "./visitor-mark.ts";

export type DemandParts = {
  demand: Demand;
  /** Counts beside the answer; nobody waits for it and nothing fails with it. */
  countDemand: CountDemand;
  countSeen: (productId: string, visitor: Visitor) => void;
  countFollowed: (productId: string, visitor: Visitor) => void;
};
export type CountDemand = (visitor: Visitor, count: (demand: Demand) => Promise<void>) => void;

const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: request.headers["user-agent"] ?? "",
});

export function mountDemand(api: Api, { demand, countDemand }: DemandParts): void {
  mount(api, demandReport, ({ params, query }) => demand.reportOf(params.brandId, query.weeks));
  mount(api, judgePick, async ({ body, language, request }) => {
    const visitor = visitorOf(request);
    countDemand(visitor, (to) => to.judged(body.product_id, body.verdict, visitor));
    return { message: translate(language, "eventRecorded") };
  });
  mount(api, verdictWeeks, async () => ({ weeks: await demand.verdictWeeks() }));
  mount(api, chooseSize, async ({ body, language, request }) => {
    const visitor = visitorOf(request);
    countDemand(visitor, (to) => to.choseSize(body.product_id, body.size, visitor));
    return { message: translate(language, "eventRecorded") };
  });
}

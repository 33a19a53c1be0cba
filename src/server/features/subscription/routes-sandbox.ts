// Development only: these pages do not exist where the sandbox does not. Whoever knows the id of a session
// may use it, as with the real provider.
import { allowanceOf, type Api } from "../../http/mount.ts";
import { readerOf } from "../../http/page.ts";
import { invalidField, notFound } from "../../problems.ts";
import type { SandboxDesk } from "../../providers/payments/sandbox-desk.ts";
import type { SandboxAct } from "../../providers/payments/sandbox-subscription.ts";
import { checkoutPage, portalPage } from "./sandbox-page.ts";
import { SANDBOX_STYLE } from "./sandbox-style.ts";

type AtDesk = { Params: { id: string } };

const ACTS: SandboxAct[] = ["cancel", "resume", "expire", "decline", "pay"];

export function serveSandbox({ app }: Api, desk: SandboxDesk): void {
  const options = { config: allowanceOf("browse") };
  const checkout = "/sandbox/checkout/:id";
  const portal = "/sandbox/portal/:id";

  app.get("/sandbox/style.css", async (_, reply) => reply.type("text/css").send(SANDBOX_STYLE));

  app.get<AtDesk>(checkout, options, async (request, reply) => {
    const found = await desk.checkout(request.params.id);
    if (!found) throw notFound();
    const isDeclined = "declined" in (request.query as object);
    void reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
    return checkoutPage(readerOf(request), { ...found, isDeclined });
  });

  app.post<AtDesk>(checkout, options, async ({ params, body }, reply) => {
    const here = `/sandbox/checkout/${encodeURIComponent(params.id)}`;
    if (actOf(body) === "decline") return reply.redirect(`${here}?declined`, 303);
    return reply.redirect((await desk.pay(params.id)) ?? here, 303);
  });

  app.get<AtDesk>(portal, options, async (request, reply) => {
    const found = await desk.portal(request.params.id);
    if (!found) throw notFound();
    void reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
    return portalPage(readerOf(request), found);
  });

  app.post<AtDesk>(portal, options, async ({ params, body }, reply) => {
    if (!(await desk.act(params.id, actOf(body)))) throw notFound();
    return reply.redirect(`/sandbox/portal/${encodeURIComponent(params.id)}`, 303);
  });
}

function actOf(body: unknown): SandboxAct {
  const asked = new URLSearchParams(Buffer.isBuffer(body) ? body.toString("utf8") : "").get("act");
  const act = ACTS.find((one) => one === asked);
  if (!act) throw invalidField("act");
  return act;
}

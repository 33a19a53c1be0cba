import {
  brandProfile,
  changePassword,
  findBrand,
  forgotPassword,
  login,
  registerBrand,
  resendVerification,
  resetPassword,
  revertEmail,
  updateBrand,
  verifyEmail,
} from "../../../contract/brands.ts";
import { mount, type Api } from "../../http/mount.ts";
import { isLoopback, networkOf } from "../../http/network.ts";
import { notFound } from "../../problems.ts";
import type { Outbox } from "../../providers/mail/outbox.ts";
import type { Accounts } from "./accounts.ts";
import { findBrandByName } from "./find-brand.ts";
import { login as signIn } from "./login.ts";
import { outboxPage } from "./outbox-page.ts";
import * as profile from "./profile.ts";
import * as recover from "./recover.ts";
import { register } from "./register.ts";
import { verifyEmail as verify } from "./verify-email.ts";

export function mountBrands(api: Api, accounts: Accounts): void {
  mount(api, registerBrand, ({ body, language }) => register(accounts, body, language));
  mount(api, login, ({ body, request }) => signIn(accounts, body, networkOf(request.ip)));
  mount(api, verifyEmail, ({ query, language }) => verify(accounts, query.token, language));
  mount(api, forgotPassword, ({ body, language }) =>
    recover.forgotPassword(accounts, body.email, language),
  );
  mount(api, resendVerification, ({ body, language }) =>
    recover.resendVerification(accounts, body, language),
  );
  mount(api, resetPassword, ({ body, request, language }) =>
    recover.resetPassword(accounts, body, { from: networkOf(request.ip), language }),
  );
  mount(api, findBrand, ({ query }) => findBrandByName(accounts.brands, query.name));
  mount(api, brandProfile, ({ params }) => profile.readProfile(accounts, params.brandId));
  mount(api, updateBrand, ({ params, body, session, language }) =>
    profile.updateProfile(accounts, params.brandId, body, { session: session!, language }),
  );
  mount(api, changePassword, ({ params, body, request, language }) =>
    profile.changePassword(accounts, params.brandId, body, {
      from: networkOf(request.ip),
      language,
    }),
  );
  mount(api, revertEmail, ({ query, language }) =>
    profile.revertEmail(accounts, query.token, language),
  );
}

/** Only for whoever sits at this machine: the links in there open accounts. */
export function serveOutbox({ app }: Api, outbox: Outbox): void {
  app.get("/dev/outbox", async (request, reply) => {
    const isHere = isLoopback(request.socket.remoteAddress ?? "") && isLoopback(request.hostname);
    // A page elsewhere could point its own name here; only the machine's own names count.
    if (!isHere || request.headers["x-forwarded-for"]) throw notFound();
    return reply.type("text/html; charset=utf-8").send(await outboxPage(outbox));
  });
}

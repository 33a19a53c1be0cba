// A brand's account over HTTP: signing up and in, its address and password, its sessions, its website's proof, its
// data.
import { signedIn } from "../../http/session.ts";
import { Readable } from "node:stream";
import {
  brandProfile,
  changePassword,
  findBrand,
  forgotPassword,
  login,
  commonPasswords,
  registerBrand,
  resendVerification,
  resetPassword,
  revertEmail,
  updateBrand,
  verifyEmail,
} from "../../../contract/brands.ts";
import type { Language } from "../../../contract/languages.ts";
import type { SentenceKey } from "../../../contract/server-messages.ts";
import {
  brandSessions,
  endAllSessions,
  endBrandSession,
  logout,
  renewSession,
} from "../../../contract/sessions.ts";
import { brandStanding, confirmSite, proveSite, siteProof } from "../../../contract/site-proof.ts";
import { mount, ReadyJson, type Api } from "../../http/mount.ts";
import { isLoopback } from "../../network.ts";
import { translate } from "../../translate.ts";
import { notFound } from "../../problems.ts";
import type { Outbox } from "../../providers/mail/outbox.ts";
import type { Accounts } from "./accounts.ts";
import { revertEmail as takeBack } from "./change-email.ts";
import { findBrandByName } from "./find-brand.ts";
import { login as signIn } from "./login.ts";
import { eraseBrand, ownData } from "../../../contract/own-data.ts";
import { copyOwnData, eraseBrand as erase } from "./own-data.ts";
import { outboxPage } from "./outbox-page.ts";
import * as profile from "./profile.ts";
import * as recover from "./recover.ts";
import { COMMON_PASSWORDS } from "./password-strength.ts";
import { register } from "./register.ts";
import { callerOf } from "./routes-caller.ts";
import { mountPasskeys } from "./routes-passkeys.ts";
import { endSession, listSessions } from "./queries/sessions.ts";
import { signOutEverywhere } from "./sign-out-everywhere.ts";
import type { SiteProofs } from "./site-proof.ts";
import { verifyEmail as verify } from "./verify-email.ts";

export function mountBrands(api: Api, accounts: Accounts, sites: SiteProofs): void {
  mount(api, commonPasswords, async () => ({ passwords: [...COMMON_PASSWORDS] }));
  mount(api, registerBrand, ({ body, language }) => register(accounts, body, language));
  mount(api, login, (call) => signIn(accounts, call.body, callerOf(call)));
  mount(api, verifyEmail, (call) => verify(accounts, call.query.token, callerOf(call)));
  mount(api, forgotPassword, ({ body, language }) =>
    recover.forgotPassword(accounts, body.email, language),
  );
  mount(api, resendVerification, ({ body, language }) =>
    recover.resendVerification(accounts, body, language),
  );
  mount(api, resetPassword, (call) => recover.resetPassword(accounts, call.body, callerOf(call)));
  mount(api, findBrand, ({ query }) => findBrandByName(accounts.brands, query.name));
  mount(api, brandProfile, ({ params }) => profile.readProfile(accounts, params.brandId));
  mount(api, updateBrand, (call) =>
    profile.updateProfile(accounts, call.params.brandId, call.body, {
      ...callerOf(call),
      session: signedIn(call.session),
    }),
  );
  mount(api, changePassword, (call) =>
    profile.changePassword(accounts, call.params.brandId, call.body, callerOf(call)),
  );
  mount(
    api,
    ownData,
    async ({ params }) => new ReadyJson(Readable.from(await copyOwnData(accounts, params.brandId))),
  );
  mount(api, eraseBrand, (call) =>
    erase(accounts, call.params.brandId, call.body.password, callerOf(call)),
  );
  mount(api, revertEmail, ({ query, language }) => takeBack(accounts, query.token, language));
  mountSessions(api, accounts);
  mountPasskeys(api, accounts);
  mountSites(api, sites);
}

function mountSites(api: Api, sites: SiteProofs): void {
  mount(api, siteProof, ({ params }) => sites.show(params.brandId));
  mount(api, proveSite, ({ params, body, language }) =>
    sites.prove(params.brandId, body, language),
  );
  mount(api, confirmSite, async ({ query, language }) => {
    await sites.confirm(query.token);
    return { message: translate(language, "siteConfirmed") };
  });
  mount(api, brandStanding, async ({ query }) => ({
    is_confirmed: await sites.isConfirmed(query.name),
  }));
}

function mountSessions(api: Api, accounts: Accounts): void {
  const { db, sessions } = accounts;
  const message = (language: Language, key: SentenceKey) => ({ message: translate(language, key) });
  mount(api, logout, async ({ session, language }) => {
    await endSession(db, signedIn(session).brandId, signedIn(session).id);
    return message(language, "signedOut");
  });
  mount(api, renewSession, async ({ session }) => ({
    access_token: await sessions.renew(signedIn(session)),
  }));
  mount(api, brandSessions, ({ params, session }) =>
    listSessions(db, params.brandId, signedIn(session), accounts.now()),
  );
  mount(api, endBrandSession, async ({ params, language }) => {
    await endSession(db, params.brandId, params.sessionId);
    return message(language, "signedOutThere");
  });
  mount(api, endAllSessions, async ({ params, language }) => {
    await signOutEverywhere(accounts, params.brandId);
    return message(language, "signedOutEverywhere");
  });
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

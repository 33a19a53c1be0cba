// The second way in: passkeys of a brand, and signing in by one.
import { signedIn } from "../../http/session.ts";
import {
  addPasskey,
  newPasskey,
  passkeyChallenge,
  passkeyLogin,
  passkeys,
  removePasskey,
} from "../../../contract/passkeys.ts";
import type { AnyEndpoint } from "../../../contract/endpoint.ts";
import { mount, type Api, type Call } from "../../http/mount.ts";
import { translate } from "../../translate.ts";
import type { Accounts } from "./accounts.ts";
import {
  challengeToAdd,
  challengeToSignIn,
  keepNew,
  remove,
  signInByPasskey,
} from "./passkeys/passkeys.ts";
import { passkeysOf, shownPasskey } from "./queries/passkeys.ts";
import { callerOf } from "./routes-caller.ts";

type Asked = Pick<Call<AnyEndpoint>, "request" | "language" | "session">;
const signedInCaller = (call: Asked) => ({ ...callerOf(call), session: signedIn(call.session) });

export function mountPasskeys(api: Api, accounts: Accounts): void {
  mount(api, passkeys, async ({ params }) =>
    (await passkeysOf(accounts.db, params.brandId)).map(shownPasskey),
  );
  mount(api, newPasskey, (call) => {
    const { params, body } = call;
    return challengeToAdd(accounts, params.brandId, body.current_password, signedInCaller(call));
  });
  mount(api, addPasskey, (call) =>
    keepNew(accounts, call.params.brandId, call.body, signedInCaller(call)),
  );
  mount(api, removePasskey, async (call) => {
    await remove(accounts, call.params, call.body.current_password, signedInCaller(call));
    return { message: translate(call.language, "passkeyRemoved") };
  });
  mount(api, passkeyChallenge, () => challengeToSignIn(accounts));
  mount(api, passkeyLogin, (call) => signInByPasskey(accounts, call.body, callerOf(call)));
}

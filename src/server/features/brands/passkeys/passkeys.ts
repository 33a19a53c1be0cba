// Passkeys: added by the brand itself with its password and told by letter; a way in without it.
import { randomBytes } from "node:crypto";
import type { SignedIn } from "../../../../contract/brands.ts";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import {
  PASSKEYS_MAX,
  PASSKEY_CHALLENGE_MINUTES,
  type NewPasskey,
  type Passkey,
  type addPasskey,
  type passkeyLogin,
} from "../../../../contract/passkeys.ts";
import type { Session } from "../../../http/session.ts";
import { newId } from "../../../ids.ts";
import { Problem, notFound } from "../../../problems.ts";
import type { Accounts, Caller } from "../accounts.ts";
import { checkOwnPassword } from "../change-email.ts";
import { emailUnverified, startSession } from "../login.ts";
import {
  findPasskey,
  forgetPasskey,
  keepChallenge,
  keepPasskey,
  notePasskeyUse,
  passkeysOf,
  shownPasskey,
  useChallenge,
} from "../queries/passkeys.ts";
import { createBrandRepository } from "../repository.ts";
import {
  bytesOf,
  isSignedBy,
  passkeyInvalid,
  readAuthenticatorData,
  readClientData,
  readNewKey,
  siteOf,
} from "./check.ts";

export type SignedInCaller = Caller & { session: Session };

const passkeyUnknown = () => new Problem(401, "passkey_unknown", "passkeyUnknown");
const tooMany = () =>
  new Problem(409, "too_many_passkeys", "passkeysTooMany", { values: { most: PASSKEYS_MAX } });

async function challengeFor(accounts: Accounts, brandId: string | null) {
  const challenge = randomBytes(32).toString("base64url");
  const now = accounts.now();
  const expiresAt = new Date(now.getTime() + PASSKEY_CHALLENGE_MINUTES * 60_000);
  await keepChallenge(accounts.db, { challenge, brandId, now, expiresAt });
  return { challenge, host: siteOf(accounts.publicUrl()).host };
}

export const challengeToSignIn = (accounts: Accounts) => challengeFor(accounts, null);

/** For oneself alone: the administrator, who may open any profile, gives nobody a key to it. */
export async function challengeToAdd(
  accounts: Accounts,
  brandId: string,
  password: string,
  { session, from }: SignedInCaller,
): Promise<NewPasskey> {
  const brand = session.brandId === brandId ? await accounts.brands.byId(brandId) : undefined;
  if (!brand) throw notFound();
  await checkOwnPassword(accounts, brand, password, from);
  const known = await passkeysOf(accounts.db, brandId);
  if (known.length >= PASSKEYS_MAX) throw tooMany();
  return {
    ...(await challengeFor(accounts, brandId)),
    user: {
      id: Buffer.from(brandId).toString("base64url"),
      name: brand.username,
      display_name: brand.name,
    },
    known: known.map(({ credential }) => credential),
  };
}

export async function keepNew(
  accounts: Accounts,
  brandId: string,
  form: BodyOf<typeof addPasskey>,
  { session, device, language }: SignedInCaller,
): Promise<Passkey> {
  if (session.brandId !== brandId) throw notFound();
  const site = siteOf(accounts.publicUrl());
  const challenge = readClientData(bytesOf(form.client_data), "webauthn.create", site);
  const said = bytesOf(form.authenticator_data);
  const made = {
    id: newId("k"),
    brand_id: brandId,
    credential: form.credential,
    uses: readAuthenticatorData(said, site),
    public_key: readNewKey(said, bytesOf(form.credential)),
    name: form.name || null,
    ...device,
    created_at: accounts.now(),
  };
  // Before anything else: whatever becomes of this call, the challenge is gone.
  if (!(await useChallenge(accounts.db, { challenge, brandId, now: made.created_at })))
    throw passkeyInvalid();
  const kept = await accounts.db.transaction().execute(async (tx) => {
    if ((await passkeysOf(tx, brandId)).length >= PASSKEYS_MAX) throw tooMany();
    const row = await keepPasskey(tx, made);
    const brand = row && (await createBrandRepository(tx).byId(brandId));
    if (!brand) throw passkeyInvalid();
    const letter = { brandId, addressee: brand.email, language };
    await accounts.queueMail({ kind: "passkey-added", ...letter }, tx);
    return row;
  });
  await accounts.deliverSoon();
  return shownPasskey(kept);
}

/** With the caller's own password; the administrator, who may look after any account, gives the house's. */
export async function remove(
  accounts: Accounts,
  { brandId, passkeyId }: { brandId: string; passkeyId: string },
  password: string,
  { session, from }: SignedInCaller,
): Promise<void> {
  const caller = await accounts.brands.byId(session.brandId);
  if (!caller) throw notFound();
  await checkOwnPassword(accounts, caller, password, from);
  if (!(await forgetPasskey(accounts.db, brandId, passkeyId))) throw notFound();
}

export async function signInByPasskey(
  accounts: Accounts,
  form: BodyOf<typeof passkeyLogin>,
  caller: Caller,
): Promise<SignedIn> {
  const site = siteOf(accounts.publicUrl());
  const clientData = bytesOf(form.client_data);
  const challenge = readClientData(clientData, "webauthn.get", site);
  const authenticatorData = bytesOf(form.authenticator_data);
  const uses = readAuthenticatorData(authenticatorData, site);
  const now = accounts.now();
  if (!(await useChallenge(accounts.db, { challenge, brandId: null, now }))) throw passkeyInvalid();
  const passkey = await findPasskey(accounts.db, form.credential);
  const signed = { authenticatorData, clientData, signature: bytesOf(form.signature) };
  if (!passkey || !isSignedBy(passkey.public_key, signed)) throw passkeyUnknown();
  const brand = await accounts.brands.byId(passkey.brand_id);
  if (!brand?.is_active) throw passkeyUnknown();
  if (!(await notePasskeyUse(accounts.db, { id: passkey.id, uses, now }))) throw passkeyUnknown();
  if (!brand.email_verified) throw emailUnverified();
  await accounts.brands.setLanguage(brand.id, caller.language);
  return startSession(accounts, brand, caller.device);
}

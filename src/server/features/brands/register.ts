// A new brand's account: what is checked, kept with it in one step, and sent to its address.
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import type { registerBrand } from "../../../contract/brands.ts";
import { REGISTRATION_CONSENT } from "../../../contract/consents.ts";
import type { Language } from "../../../contract/languages.ts";
import { translate } from "../../translate.ts";
import { newId } from "../../ids.ts";
import type { Accounts } from "./accounts.ts";
import {
  checkBrandName,
  checkEmail,
  checkNewPassword,
  checkUsername,
  checkWebsite,
  tidyName,
  tidyPhone,
} from "./checks.ts";
import { orTaken } from "./conflicts.ts";
import { hashPassword } from "./passwords.ts";
import { keepConsent } from "./queries/consents.ts";
import { createBrandRepository } from "./repository.ts";
import { checkNotOthers } from "./queries/site-proofs.ts";

type Registration = BodyOf<typeof registerBrand>;

const FIELDS = { name: "brandName", username: "username", email: "email" };

const entriesOf = <Key extends string, Value>(all: Record<Key, Value>) =>
  Object.entries(all) as [Key, Value][];

export async function register(
  accounts: Accounts,
  asked: Registration,
  language: Language,
): Promise<ResponseOf<typeof registerBrand>> {
  const form = { ...asked, brandName: tidyName(asked.brandName) };
  checkBrandName(form.brandName, "brandName");
  checkUsername(form.username);
  checkNewPassword(form.password, "passwordWeak", "password", [
    form.brandName,
    form.username,
    form.email,
  ]);
  checkEmail(form.email, "emailInvalid");
  checkWebsite(form.website, "websiteUrlInvalid");
  await checkNotOthers(accounts.db, null, form.website);
  const id = newId("b");
  const password_hash = await hashPassword(form.password);
  // The account and the wish for its verification letter: never one without the other.
  await orTaken(FIELDS, () =>
    accounts.db.transaction().execute(async (tx) => {
      await createBrandRepository(tx).add({
        id,
        name: form.brandName,
        username: form.username,
        email: form.email,
        website: form.website,
        mobile_number: tidyPhone(form.mobileNumber),
        password_hash,
        email_verified: false,
        language,
      });
      for (const [what, words] of entriesOf(REGISTRATION_CONSENT))
        await keepConsent(tx, id, what, words[language]);
      await accounts.queueMail(
        { kind: "verify", brandId: id, addressee: form.email, language },
        tx,
      );
    }),
  );
  await accounts.deliverSoon();
  return { brandId: id, brand_id: id, message: translate(language, "registered") };
}

// Ways back into an account. What is answered does not depend on whether the account exists,
// and neither does the work: the worker that writes the letter finds out.
import type { Language } from "../../../contract/languages.ts";
import { invalid } from "../../problems.ts";
import { translate } from "../../translate.ts";
import type { Accounts, Caller } from "./accounts.ts";
import { checkEmail, checkNewPassword } from "./checks.ts";
import { dropLinks } from "./queries/links.ts";
import { hashPassword } from "./passwords.ts";
import { forgetPasskeys } from "./queries/passkeys.ts";
import { namesOf } from "./profile.ts";
import { createBrandRepository } from "./repository.ts";
import { linkUsedOrExpired } from "./verify-email.ts";

export async function forgotPassword(accounts: Accounts, email: string, language: Language) {
  checkEmail(email, "emailInvalid");
  await accounts.queueMail({ kind: "reset", brandId: null, addressee: email, language });
  await accounts.deliverSoon();
  return { message: translate(language, "resetLinkSent") };
}

export async function resendVerification(
  accounts: Accounts,
  asked: { username?: string | undefined; email?: string | undefined },
  language: Language,
) {
  const addressee = (asked.email ?? asked.username ?? "").trim();
  if (!addressee) throw invalid("usernameOrEmailRequired", { field: "email" });
  await accounts.queueMail({ kind: "verify", brandId: null, addressee, language });
  await accounts.deliverSoon();
  return { message: translate(language, "verificationLinkSent") };
}

export async function resetPassword(
  accounts: Accounts,
  { token, new_password }: { token: string; new_password: string },
  caller: Pick<Caller, "from" | "language">,
) {
  const { from, language } = caller;
  checkNewPassword(new_password, "passwordUnmet", "new_password", []);
  const password_hash = await hashPassword(new_password);
  const account = await accounts.db.transaction().execute(async (tx) => {
    const link = await accounts.links.use(token, ["reset"], tx);
    if (!link) throw linkUsedOrExpired();
    const brands = createBrandRepository(tx);
    // Whoever reads the mail of this address owns it, as long as it is still the account's own.
    if (!(await brands.markVerified(link.brandId, link.email))) throw linkUsedOrExpired();
    const brand = await brands.setPassword(link.brandId, password_hash);
    // Whose it is, only the link says; refused here, it can be used again.
    checkNewPassword(new_password, "passwordUnmet", "new_password", namesOf(brand));
    await dropLinks(tx, brand.id, ["verify", "confirm-email", "reset"]);
    await forgetPasskeys(tx, brand.id);
    const letter = { brandId: brand.id, addressee: brand.email, language };
    await accounts.queueMail({ kind: "password-changed", ...letter }, tx);
    return brand.id;
  });
  // The owner is here: strangers' guesses elsewhere must not hold up what follows.
  await accounts.throttle.succeeded({ account, from });
  await accounts.deliverSoon();
  return { message: translate(language, "passwordReset") };
}

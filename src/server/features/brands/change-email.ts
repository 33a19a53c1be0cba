// A brand moves to another address. Whoever asks knows the password; the old address holds until the new one
// has confirmed, is told of both, and can take it back for a week.
import { randomBytes } from "node:crypto";
import type { Language } from "../../../contract/languages.ts";
import type { Sql } from "../../database/sql.ts";
import type { Session } from "../../http/session.ts";
import { translate } from "../../translate.ts";
import { Problem, invalid, notFound } from "../../problems.ts";
import type { Accounts, Caller } from "./accounts.ts";
import { orTaken } from "./conflicts.ts";
import { dropLaterReverts, dropLinks, type UsedLink } from "./queries/links.ts";
import { forgetPasskeys } from "./queries/passkeys.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { createBrandRepository, type BrandRow } from "./repository.ts";

export const PROFILE_FIELDS = { name: "name", username: "username", email: "email" };

const emailTaken = () => new Problem(409, "taken", "emailTaken", { field: "email" });

/** Guesses are slowed as at the door. */
export async function checkOwnPassword(
  accounts: Accounts,
  brand: BrandRow,
  password: string,
  from: string,
): Promise<void> {
  const attempt = { account: brand.id, from };
  await accounts.throttle.admit(attempt);
  if (!(await verifyPassword(brand.password_hash, password))) {
    throw invalid("currentPasswordWrong", { field: "current_password" });
  }
  await accounts.throttle.succeeded(attempt);
}

/** The password first: a stolen session must not even learn which addresses have accounts. */
export async function mayAskForEmail(
  accounts: Accounts,
  brand: BrandRow,
  form: { email: string; current_password?: string | undefined },
  { session, from }: Caller & { session: Session },
): Promise<void> {
  if (!form.current_password) throw invalid("emailNeedsPassword", { field: "current_password" });
  // The administrator, who may look after any account, gives the house's own password.
  const caller = session.brandId === brand.id ? brand : await accounts.brands.byId(session.brandId);
  if (!caller) throw notFound();
  await checkOwnPassword(accounts, caller, form.current_password, from);
  const other = await accounts.brands.byEmail(form.email);
  if (other && other.id !== brand.id) throw emailTaken();
}

/** In the transaction that keeps the new address as asked for. An older wish ends with this one. */
export async function askForEmail(
  accounts: Accounts,
  tx: Sql,
  brand: BrandRow,
  email: string,
  language: Language,
): Promise<void> {
  await dropLinks(tx, brand.id, ["confirm-email"]);
  const letter = { brandId: brand.id, language };
  await accounts.queueMail({ ...letter, kind: "confirm-email", addressee: email }, tx);
  const details = { email };
  await accounts.queueMail({ ...letter, kind: "email-asked", addressee: brand.email, details }, tx);
}

/** False where the link is not about the address that was asked for last. */
export async function takeNewEmail(
  accounts: Accounts,
  tx: Sql,
  { brandId, email, purpose }: UsedLink,
  language: Language,
): Promise<boolean> {
  const brands = createBrandRepository(tx);
  const brand = await brands.hold(brandId);
  if (purpose !== "confirm-email" || !brand?.is_active || brand.pending_email !== email)
    return false;
  await brands.setEmail(brandId, email);
  // They went to the address that is none any more.
  await dropLinks(tx, brandId, ["verify", "reset"]);
  const letter = { brandId, addressee: brand.email, language, details: { email } };
  await accounts.queueMail({ kind: "email-changed", ...letter }, tx);
  return true;
}

/** Gives the account back to its former address, before or after the new one confirmed, and ends every session. */
export async function revertEmail(accounts: Accounts, token: string, language: Language) {
  const invalidRevertLink = () => new Problem(400, "link_invalid", "invalidRevertLink");
  const nobodysHash = await hashPassword(randomBytes(32).toString("base64url"));
  await orTaken(PROFILE_FIELDS, () =>
    accounts.db.transaction().execute(async (tx) => {
      const link = await accounts.links.use(token, ["revert-email"], tx);
      if (!link) throw invalidRevertLink();
      const { brandId, email } = link;
      const brands = createBrandRepository(tx);
      await brands.setEmail(brandId, email);
      // Whoever changed the address knew the password; nobody knows the new one.
      await brands.setPassword(brandId, nobodysHash);
      await dropLinks(tx, brandId, ["verify", "confirm-email", "reset"]);
      await dropLaterReverts(tx, link);
      await forgetPasskeys(tx, brandId);
      const letter = { brandId, addressee: email, language };
      await accounts.queueMail({ kind: "reset", ...letter }, tx);
    }),
  );
  await accounts.deliverSoon();
  return { message: translate(language, "emailReverted") };
}

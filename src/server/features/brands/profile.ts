// A brand's own account: read, change, change the password, take a change of address back.
import { randomBytes } from "node:crypto";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { BrandProfile, updateBrand } from "../../../contract/brands.ts";
import type { Language } from "../../../contract/languages.ts";
import type { Session } from "../../http/session.ts";
import { translate } from "../../http/translate.ts";
import { Problem, invalid, notFound } from "../../problems.ts";
import type { Accounts } from "./accounts.ts";
import {
  checkBrandName,
  checkEmail,
  checkNewPassword,
  checkPhone,
  checkUsername,
  checkWebsite,
  tidyName,
} from "./checks.ts";
import { orTaken } from "./conflicts.ts";
import { dropLaterReverts, dropLinks } from "./links.ts";
import { keyOf } from "./names.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { createBrandRepository, toAccount, toProfile, type BrandRow } from "./repository.ts";

const FIELDS = { name: "name", username: "username", email: "email" };

async function find(accounts: Accounts, id: string): Promise<BrandRow> {
  const brand = await accounts.brands.byId(id);
  if (!brand) throw notFound();
  return brand;
}

export async function readProfile(accounts: Accounts, id: string): Promise<BrandProfile> {
  return asShown(accounts, await find(accounts, id));
}

type ProfileForm = BodyOf<typeof updateBrand>;

/** A demo brand's website is a path of this server; the form shows and takes whole addresses. */
const asShown = (accounts: Accounts, brand: BrandRow): BrandProfile => ({
  ...toProfile(brand),
  website: brand.website.startsWith("/") ? accounts.publicUrl() + brand.website : brand.website,
});

function checkProfile(form: ProfileForm, brand: BrandRow): void {
  // The house keeps its name; everybody else is checked against it.
  if (!brand.is_administrator) {
    checkBrandName(form.name, "name");
    checkUsername(form.username);
  } else if (keyOf(form.name) !== brand.name_key || keyOf(form.username) !== brand.username_key) {
    throw new Problem(409, "reserved", "brandNameReserved", { field: "name" });
  }
  checkEmail(form.email, "emailFormat");
  if (form.mobile_number) checkPhone(form.mobile_number);
  checkWebsite(form.website, "websiteFormat");
}

/** Only what the form may change; whatever else was sent has been dropped by the contract. */
export async function updateProfile(
  accounts: Accounts,
  id: string,
  asked: ProfileForm,
  caller: { session: Session; language: Language },
): Promise<BrandProfile> {
  const form = { ...asked, name: tidyName(asked.name) };
  const brand = await find(accounts, id);
  checkProfile(form, brand);
  // Not by the key: addresses that only look the same are not the same mailbox.
  const hasNewEmail = form.email.toLowerCase() !== brand.email.toLowerCase();
  const isBlockable = caller.session.isAdministrator && !brand.is_administrator;
  const saved = await orTaken(FIELDS, () =>
    accounts.db.transaction().execute(async (tx) => {
      const brands = createBrandRepository(tx);
      const row = await brands.update(id, {
        name: form.name,
        username: form.username,
        email: form.email,
        mobile_number: form.mobile_number || null,
        website: form.website === asShown(accounts, brand).website ? brand.website : form.website,
        ...(hasNewEmail && { email_verified: false }),
        ...(isBlockable && form.is_active !== undefined && { is_active: form.is_active }),
      });
      if (brand.is_active && !row.is_active) await brands.endSessions(id);
      if (hasNewEmail) {
        await dropLinks(tx, id, ["verify", "confirm-email", "reset"]);
        const { language } = caller;
        const letter = (kind: "confirm-email" | "email-changed", addressee: string) =>
          accounts.queueMail({ kind, brandId: id, addressee, language }, tx);
        await letter("confirm-email", form.email);
        await letter("email-changed", brand.email);
      }
      return row;
    }),
  );
  if (hasNewEmail) await accounts.deliverSoon();
  return asShown(accounts, saved);
}

export const namesOf = ({ name, username, email }: BrandRow) => [name, username, email];

export async function changePassword(
  accounts: Accounts,
  id: string,
  form: { current_password: string; new_password: string },
  caller: { from: string; language: Language },
) {
  const brand = await find(accounts, id);
  const attempt = { account: brand.id, from: caller.from };
  await accounts.throttle.admit(attempt);
  if (!(await verifyPassword(brand.password_hash, form.current_password))) {
    throw invalid("currentPasswordWrong", { field: "current_password" });
  }
  await accounts.throttle.succeeded(attempt);
  checkNewPassword(form.new_password, "newPasswordWeak", "new_password", namesOf(brand));
  const password_hash = await hashPassword(form.new_password);
  const { language } = caller;
  const saved = await accounts.db.transaction().execute(async (tx) => {
    const row = await createBrandRepository(tx).setPassword(id, password_hash);
    await dropLinks(tx, id, ["verify", "reset"]);
    const letter = { brandId: id, addressee: row.email, language };
    await accounts.queueMail({ kind: "password-changed", ...letter }, tx);
    return row;
  });
  await accounts.deliverSoon();
  return {
    message: translate(language, "passwordChanged"),
    access_token: await accounts.sessions.issue(toAccount(saved)),
  };
}

/** Gives the account back to its former address and ends every session. */
export async function revertEmail(accounts: Accounts, token: string, language: Language) {
  const invalidRevertLink = () => new Problem(400, "link_invalid", "invalidRevertLink");
  const nobodysHash = await hashPassword(randomBytes(32).toString("base64url"));
  await orTaken(FIELDS, () =>
    accounts.db.transaction().execute(async (tx) => {
      const link = await accounts.links.use(token, ["revert-email"], tx);
      if (!link) throw invalidRevertLink();
      const { brandId, email } = link;
      const brands = createBrandRepository(tx);
      await brands.restoreEmail(brandId, email);
      // Whoever changed the address knew the password; nobody knows the new one.
      await brands.setPassword(brandId, nobodysHash);
      await dropLinks(tx, brandId, ["verify", "confirm-email", "reset"]);
      await dropLaterReverts(tx, link);
      const letter = { brandId, addressee: email, language };
      await accounts.queueMail({ kind: "reset", ...letter }, tx);
    }),
  );
  await accounts.deliverSoon();
  return { message: translate(language, "emailReverted") };
}

// A brand's own account: read, change, change the password.
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { BrandProfile, updateBrand } from "../../../contract/brands.ts";
import type { Session } from "../../http/session.ts";
import { translate } from "../../translate.ts";
import { Problem, notFound } from "../../problems.ts";
import type { Accounts, Caller } from "./accounts.ts";
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
import { PROFILE_FIELDS, askForEmail, checkOwnPassword, mayAskForEmail } from "./change-email.ts";
import { dropLinks } from "./queries/links.ts";
import { keyOf } from "./names.ts";
import { hashPassword } from "./passwords.ts";
import { checkNotOthers } from "./queries/site-proofs.ts";
import { createBrandRepository, toAccount, toProfile, type BrandRow } from "./repository.ts";

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
  if (form.name_ar) checkBrandName(form.name_ar, "name_ar");
  checkEmail(form.email, "emailFormat");
  if (form.mobile_number) checkPhone(form.mobile_number);
  checkWebsite(form.website, "websiteFormat");
}

/** Only what the form may change; whatever else was sent has been dropped by the contract. */
export async function updateProfile(
  accounts: Accounts,
  id: string,
  asked: ProfileForm,
  caller: Caller & { session: Session },
): Promise<BrandProfile> {
  const form = {
    ...asked,
    name: tidyName(asked.name),
    ...(asked.name_ar !== undefined && { name_ar: tidyName(asked.name_ar) }),
  };
  const brand = await find(accounts, id);
  checkProfile(form, brand);
  if (form.name_ar && (await accounts.brands.isNameOfOther(id, form.name_ar))) {
    throw new Problem(409, "taken", "brandNameTaken", { field: "name_ar" });
  }
  if (form.website !== asShown(accounts, brand).website) {
    await checkNotOthers(accounts.db, id, form.website);
  }
  // Not by the key: addresses that only look the same are not the same mailbox.
  const hasNewEmail = form.email.toLowerCase() !== brand.email.toLowerCase();
  if (hasNewEmail) await mayAskForEmail(accounts, brand, form, caller);
  const isBlockable = caller.session.isAdministrator && !brand.is_administrator;
  const saved = await orTaken(PROFILE_FIELDS, () =>
    accounts.db.transaction().execute(async (tx) => {
      const brands = createBrandRepository(tx);
      const row = await brands.update(id, {
        name: form.name,
        ...(form.name_ar !== undefined && { name_ar: form.name_ar }),
        ...(form.story !== undefined && { story: form.story }),
        ...(form.story_ar !== undefined && { story_ar: form.story_ar }),
        username: form.username,
        // A new one holds from the moment it is confirmed.
        email: hasNewEmail ? brand.email : form.email,
        mobile_number: form.mobile_number || null,
        website: form.website === asShown(accounts, brand).website ? brand.website : form.website,
        ...(hasNewEmail && { pending_email: form.email }),
        ...(isBlockable && form.is_active !== undefined && { is_active: form.is_active }),
      });
      if (brand.is_active && !row.is_active) await brands.endSessions(id);
      if (hasNewEmail) await askForEmail(accounts, tx, row, form.email, caller.language);
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
  caller: Caller,
) {
  const brand = await find(accounts, id);
  await checkOwnPassword(accounts, brand, form.current_password, caller.from);
  checkNewPassword(form.new_password, "newPasswordWeak", "new_password", namesOf(brand));
  const password_hash = await hashPassword(form.new_password);
  const { language } = caller;
  const saved = await accounts.db.transaction().execute(async (tx) => {
    const row = await createBrandRepository(tx).setPassword(id, password_hash);
    await dropLinks(tx, id, ["verify", "confirm-email", "reset"]);
    const letter = { brandId: id, addressee: row.email, language };
    await accounts.queueMail({ kind: "password-changed", ...letter }, tx);
    return row;
  });
  await accounts.deliverSoon();
  return {
    message: translate(language, "passwordChanged"),
    access_token: await accounts.sessions.issue(toAccount(saved), caller.device),
  };
}

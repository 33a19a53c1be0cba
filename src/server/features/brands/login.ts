// Signing in by password: slow for guessers, and silent on whether an account exists.
import type { SignedIn } from "../../../contract/brands.ts";
import { Problem } from "../../problems.ts";
import type { Device } from "../../http/device.ts";
import type { Accounts, Caller } from "./accounts.ts";
import { keyOf } from "./names.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { toAccount, type BrandRow } from "./repository.ts";

const wrongCredentials = () => new Problem(401, "wrong_credentials", "wrongCredentials");
export const emailUnverified = () => new Problem(403, "email_unverified", "verifyEmailFirst");

/** Checked when there is no such account, so that finding that out takes as long as a wrong password. */
const nobodysHash = hashPassword("nobody has this password");

export async function login(
  accounts: Accounts,
  form: { username_or_email: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  const brand = await accounts.brands.byUsernameOrEmail(form.username_or_email);
  const attempt = { account: brand?.id ?? keyOf(form.username_or_email), from: caller.from };
  await accounts.throttle.admit(attempt);
  const isRight = await verifyPassword(brand?.password_hash ?? (await nobodysHash), form.password);
  if (!brand || !isRight || !brand.is_active) throw wrongCredentials();
  await accounts.throttle.succeeded(attempt);
  if (!brand.email_verified) throw emailUnverified();
  await accounts.brands.setLanguage(brand.id, caller.language);
  return startSession(accounts, brand, caller.device);
}

export async function startSession(
  accounts: Accounts,
  brand: BrandRow,
  device: Device,
): Promise<SignedIn> {
  return {
    access_token: await accounts.sessions.issue(toAccount(brand), device),
    brand_id: brand.id,
    brand_name: brand.name,
    ...(brand.name_ar && { brand_name_ar: brand.name_ar }),
  };
}

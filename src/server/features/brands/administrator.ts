// The house account: made once, at the first start.
import { randomBytes } from "node:crypto";
import { newId } from "../../ids.ts";
import { hashPassword } from "./passwords.ts";
import type { BrandRepository } from "./repository.ts";

/** The password that was set now, or null when the account was there already. */
export async function ensureAdministrator(
  brands: BrandRepository,
  wanted: { email: string; password: string | undefined; website: string },
): Promise<{ email: string; generatedPassword: string | null } | null> {
  if (await brands.hasAdministrator()) return null;
  const password = wanted.password ?? generatePassword();
  await brands.add({
    id: newId("b"),
    name: "ribby",
    username: "ribby",
    email: wanted.email,
    website: wanted.website,
    mobile_number: null,
    password_hash: await hashPassword(password),
    email_verified: true,
    is_administrator: true,
    saved_in_vectordb: true,
  });
  return { email: wanted.email, generatedPassword: wanted.password ? null : password };
}

/** 120 random bits, in a form that passes our own password rules. */
function generatePassword(): string {
  return `${randomBytes(15).toString("base64url")}-Rb7`;
}

// What a brand may call itself and how it may be reached; each refusal is a sentence of the contract.
import { isStrongPassword } from "../../../contract/passwords.ts";
import { Problem, invalid } from "../../problems.ts";
import { isHouseName, keyOf, looksLikeId } from "./names.ts";
import { isCommonPassword } from "./password-strength.ts";

/** Nothing that could end an address or begin another one in a mail header. */
const EMAIL = /^[^\s\p{C}@<>,;:"()[\]\\]+@[^\s\p{C}@<>,;:"()[\]\\]+\.[^\s\p{C}@<>,;:"()[\]\\]+$/u;
const USERNAME = /^[\p{L}\p{N}._-]+$/u;
const PHONE = /^\+?[1-9]\d{0,15}$/;

const reserved = (sentence: "usernameReserved" | "brandNameReserved", field: string) =>
  new Problem(409, "reserved", sentence, { field });

export function checkBrandName(name: string, field: string): void {
  // Nothing but invisible signs.
  if (!keyOf(name)) throw invalid("brandNameRequired", { field });
  // A name stands in letters to people who never asked for them: no address to click on.
  const isAddress = /:\/\/|www\./i.test(name);
  if (isHouseName(name) || looksLikeId(name) || isAddress) {
    throw reserved("brandNameReserved", field);
  }
}

export function checkUsername(username: string): void {
  if (!keyOf(username)) throw invalid("usernameRequired", { field: "username" });
  if (/\s/.test(username)) throw invalid("usernameSpaces", { field: "username" });
  if (!USERNAME.test(username)) throw invalid("usernameInvalid", { field: "username" });
  if (isHouseName(username) || looksLikeId(username))
    throw reserved("usernameReserved", "username");
}

export function checkEmail(email: string, sentence: "emailInvalid" | "emailFormat"): void {
  if (!EMAIL.test(email)) throw invalid(sentence, { field: "email" });
}

/** Egyptian numbers as people write them, in the form the profile asks for: 0100… becomes +20100…. */
export function tidyPhone(number: string): string {
  const digits = number.normalize("NFKC").replace(/[\s().-]/g, "");
  return digits.replace(/^00/, "+").replace(/^0(?=1\d{9}$)/, "+20");
}

export function checkPhone(number: string): void {
  if (!PHONE.test(number)) throw invalid("phoneFormat", { field: "mobile_number" });
}

export function checkWebsite(
  website: string,
  sentence: "websiteUrlInvalid" | "websiteFormat",
): void {
  // The parser alone would also take "http:brand.example", and drop line breaks silently.
  if (!/^https?:\/\/\S+$/i.test(website) || !URL.canParse(website)) {
    throw invalid(sentence, { field: "website" });
  }
}

export function checkNewPassword(
  password: string,
  sentence: "passwordWeak" | "passwordUnmet" | "newPasswordWeak",
  field: "password" | "new_password",
): void {
  if (!isStrongPassword(password)) throw invalid(sentence, { field });
  if (isCommonPassword(password)) throw invalid("passwordCommon", { field });
}

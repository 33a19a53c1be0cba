// What a brand may call itself and how it may be reached; each refusal is a sentence of the contract.
import { isEmailAddress } from "../../../contract/email-address.ts";
import { isStrongPassword } from "../../../contract/passwords.ts";
import { isUsername } from "../../../contract/usernames.ts";
import { Problem, invalid } from "../../problems.ts";
import { isHouseName, keyOf, looksLikeId } from "./names.ts";
import { isCommonPassword, isWordWithYear, namesSomebody } from "./password-strength.ts";

const PHONE = /^\+?[1-9]\d{0,15}$/;

const reserved = (sentence: "usernameReserved" | "brandNameReserved", field: string) =>
  new Problem(409, "reserved", sentence, { field });

/** Line breaks and the like are read as a space, and so they are kept as one. */
export const tidyName = (name: string): string =>
  name.replace(/[\p{Zl}\p{Zp}\p{Cc}\s]+/gu, " ").trim();

/** Endings that mean a place on the web and nothing else; a name such as kemet.eg is a name. */
const WEB_ENDING =
  /[\p{L}\p{N}]\.(?:com|net|org|info|biz|xyz|top|click|link|online|site|website|icu|win|vip)(?![\p{L}\p{N}])/u;
const WITH_PATH = /[\p{L}\p{N}]\.\p{L}{2,}\/\S/u;

/** A name stands in letters to people who never asked for them: no address to click on. */
function holdsAddress(name: string): boolean {
  const plain = keyOf(name).replace(/[\u3002\uff61]/g, ".");
  return /:\/\/|www\./.test(plain) || WEB_ENDING.test(plain) || WITH_PATH.test(plain);
}

export function checkBrandName(name: string, field: string): void {
  // Nothing but invisible signs.
  if (!keyOf(name)) throw invalid("brandNameRequired", { field });
  if (isHouseName(name) || looksLikeId(name) || holdsAddress(name)) {
    throw reserved("brandNameReserved", field);
  }
}

export function checkUsername(username: string): void {
  if (!keyOf(username)) throw invalid("usernameRequired", { field: "username" });
  if (/\s/.test(username)) throw invalid("usernameSpaces", { field: "username" });
  if (!isUsername(username)) throw invalid("usernameInvalid", { field: "username" });
  if (isHouseName(username) || looksLikeId(username))
    throw reserved("usernameReserved", "username");
}

export function checkEmail(email: string, sentence: "emailInvalid" | "emailFormat"): void {
  if (!isEmailAddress(email)) throw invalid(sentence, { field: "email" });
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
  /** Brand name, username, email: what whoever guesses begins with. */
  names: readonly string[],
): void {
  if (!isStrongPassword(password)) throw invalid(sentence, { field });
  if (namesSomebody(password, names)) throw invalid("passwordNamed", { field });
  if (isCommonPassword(password) || isWordWithYear(password)) {
    throw invalid("passwordCommon", { field });
  }
}

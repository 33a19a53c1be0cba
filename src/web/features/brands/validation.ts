// Section 5 of the specification for the account forms: who fills in what, and the sentence that says so.
// Each rule set looks at a whole form and names at most one message per field.
import { isEmailAddress } from "../../../contract/email-address.ts";
import { latinDigits } from "../../../contract/fold-words.ts";
import type { MessageKey } from "../../../contract/messages.ts";
import { isStrongPassword } from "../../../contract/passwords.ts";
import { isUsername } from "../../../contract/usernames.ts";
import type { Rules } from "../../lib/form-rules.ts";
import { isCommon, namesSomebody } from "./common-passwords.ts";

export type AccountDetails = {
  brandName: string;
  username: string;
  password: string;
  confirmPassword: string;
};
export type ContactDetails = {
  email: string;
  mobileNumber: string;
  website: string;
  terms: boolean;
};
export type Registration = AccountDetails & ContactDetails;
export type Login = { username_or_email: string; password: string };
export type Identifier = Pick<Login, "username_or_email">;
export type EmailOnly = { email: string };
export type NewPassword = { new_password: string; confirm_password: string };
export type PasswordChange = NewPassword & { current_password: string };
export type BrandInfo = {
  name: string;
  name_ar: string;
  username: string;
  email: string;
  mobile_number: string;
  website: string;
  story: string;
  story_ar: string;
  /** Asked for only where the email differs. */
  current_password: string;
};

const PHONE = /^\+?[1-9]\d{0,15}$/;
const WEB_ADDRESS = /^https?:\/\//i;

const isBlank = (value: string): boolean => value.trim() === "";
const isEmail = (value: string): boolean => isEmailAddress(value.trim());
const isUrl = (value: string): boolean => URL.canParse(value.trim());

/** What is said while a username is typed; an empty one is only asked for when the form is sent. */
export function wrongLetters(username: string): MessageKey | false {
  if (/\s/.test(username)) return "usernameSpaces";
  return username !== "" && !isUsername(username) && "usernameInvalid";
}

export const accountDetailsRules: Rules<AccountDetails> = (values) => ({
  brandName: isBlank(values.brandName) && "brandNameRequired",
  username: isBlank(values.username) ? "usernameRequired" : wrongLetters(values.username),
  password:
    values.password === ""
      ? "passwordRequired"
      : !isStrongPassword(values.password)
        ? "passwordWeak"
        : namesSomebody(values.password, [values.brandName, values.username])
          ? "passwordNamed"
          : isCommon(values.password) && "passwordCommon",
  confirmPassword:
    values.confirmPassword === ""
      ? "confirmPasswordRequired"
      : values.confirmPassword !== values.password && "passwordsDiffer",
});

export const contactDetailsRules: Rules<ContactDetails> = ({
  email,
  mobileNumber,
  website,
  terms,
}) => ({
  email: isBlank(email) ? "emailRequired" : !isEmail(email) && "emailInvalid",
  mobileNumber: isBlank(mobileNumber) && "mobileRequired",
  website: isBlank(website)
    ? "websiteUrlRequired"
    : !(WEB_ADDRESS.test(website.trim()) && isUrl(website)) && "websiteUrlInvalid",
  terms: !terms && "termsRequired",
});

export const loginRules: Rules<Login> = (values) => ({
  username_or_email: isBlank(values.username_or_email) && "usernameOrEmailRequired",
  password: values.password === "" && "passwordRequired",
});

export const identifierRules: Rules<Identifier> = (values) => ({
  username_or_email: isBlank(values.username_or_email) && "usernameOrEmailRequired",
});

export const emailOnlyRules: Rules<EmailOnly> = ({ email }) => ({
  email: isBlank(email) ? "emailRequired" : !isEmail(email) && "emailInvalid",
});

/** One sentence at a time: that the two differ is said before anything else. */
export const resetPasswordRules: Rules<NewPassword> = (values) => {
  if (values.new_password !== values.confirm_password) {
    return { confirm_password: "passwordsDiffer" };
  }
  return isStrongPassword(values.new_password) ? {} : { new_password: "passwordUnmet" };
};

export const passwordChangeRules: Rules<PasswordChange> = (values) => ({
  current_password: values.current_password === "" && "currentPasswordRequired",
  new_password:
    values.new_password === ""
      ? "newPasswordRequired"
      : !isStrongPassword(values.new_password) && "newPasswordWeak",
  confirm_password:
    values.confirm_password === ""
      ? "confirmNewPasswordRequired"
      : values.confirm_password !== values.new_password && "passwordsDiffer",
});

/** `email` is the one that holds now: another one is asked for with the password. */
export const brandInfoRules =
  (email: string): Rules<BrandInfo> =>
  (values) => ({
    name: isBlank(values.name) && "brandNameRequired",
    username: isBlank(values.username) && "usernameRequired",
    email: isBlank(values.email) ? "emailRequired" : !isEmail(values.email) && "emailFormat",
    mobile_number:
      !isBlank(values.mobile_number) &&
      !PHONE.test(latinDigits(values.mobile_number.trim())) &&
      "phoneFormat",
    website: isBlank(values.website)
      ? "websiteRequired"
      : !isUrl(values.website) && "websiteFormat",
    current_password:
      isEmail(values.email) &&
      isOtherEmail(values.email, email) &&
      values.current_password === "" &&
      "emailNeedsPassword",
  });

/** As the server compares them. */
export const isOtherEmail = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() !== email.toLowerCase();

// The password rules of section 5, one by one, for the live checklist and for the server.
import { PASSWORD_MIN } from "./limits.ts";

export const PASSWORD_RULES = ["length", "uppercase", "lowercase", "digit", "special"] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

export function passwordChecklist(password: string): Record<PasswordRule, boolean> {
  return {
    length: [...password].length >= PASSWORD_MIN,
    uppercase: /\p{Lu}/u.test(password),
    lowercase: /\p{Ll}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{N}\s]/u.test(password),
  };
}

export const isStrongPassword = (password: string): boolean =>
  Object.values(passwordChecklist(password)).every(Boolean);

// What was typed into the registration survives a reload, but for the passwords.
import type { Registration } from "./validation.ts";

const EMPTY: Registration = {
  brandName: "",
  username: "",
  password: "",
  confirmPassword: "",
  email: "",
  mobileNumber: "",
  website: "",
  terms: false,
};

/** In memory only: a look at another screen loses nothing, and no password is ever written down. */
let draft = EMPTY;

export const readDraft = (): Registration => draft;

export function keepDraft(values: Registration): void {
  draft = values;
}

export function forgetDraft(): void {
  draft = EMPTY;
}

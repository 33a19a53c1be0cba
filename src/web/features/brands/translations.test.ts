// @vitest-environment node
import { describe, expect, it } from "vitest";
import { profileTranslations } from "./profile-translations.ts";
import { brandTranslations } from "./translations.ts";

const all = Object.entries({ ...brandTranslations, ...profileTranslations });
const places = (entry: unknown) =>
  [...new Set(JSON.stringify(entry).match(/\{\w+\}/g) ?? [])].toSorted();

describe("the words of the account screens", () => {
  it("have the same places for values in both languages", () => {
    for (const [key, { en, ar }] of all) expect([key, places(ar)]).toEqual([key, places(en)]);
  });

  it("hold no Latin digits in Arabic", () => {
    for (const [, { ar }] of all)
      expect(JSON.stringify(ar).replaceAll(/\{\w+\}|\u2068\d+\u2069/g, "")).not.toMatch(/\d/);
  });

  it("keep the labels of the specification letter for letter", () => {
    const labels = [
      brandTranslations.stepAccount.en,
      brandTranslations.stepContact.en,
      brandTranslations.registering.en,
      brandTranslations.signInHere.en,
      brandTranslations.resend.en,
      profileTranslations.save.en,
      profileTranslations.saving.en,
      profileTranslations.change.en,
      profileTranslations.changing.en,
      profileTranslations.subscriptionTitle.en,
      profileTranslations.viewTerms.en,
      profileTranslations.deleteAccount.en,
    ];
    expect(labels).toEqual([
      "Account Details",
      "Contact & Website",
      "Registering Brand...",
      "Sign in here",
      "Resend verification email",
      "Save Changes",
      "Saving...",
      "Change Password",
      "Changing...",
      "Subscription Management",
      "View Terms",
      "Delete Account",
    ]);
  });
});

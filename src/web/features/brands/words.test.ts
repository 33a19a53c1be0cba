import { describe, expect, it } from "vitest";
import { profileWords } from "./profile-words.ts";
import { brandWords } from "./words.ts";

const all = Object.entries({ ...brandWords, ...profileWords });
const places = (entry: unknown) =>
  [...new Set(JSON.stringify(entry).match(/\{\w+\}/g) ?? [])].toSorted();

describe("the words of the account screens", () => {
  it("have the same places for values in both languages", () => {
    for (const [key, { en, ar }] of all) expect([key, places(ar)]).toEqual([key, places(en)]);
  });

  it("hold no Latin digits in Arabic", () => {
    for (const [, { ar }] of all)
      expect(JSON.stringify(ar).replaceAll(/\{\w+\}/g, "")).not.toMatch(/\d/);
  });

  it("keep the labels of the specification letter for letter", () => {
    const labels = [
      brandWords.stepAccount.en,
      brandWords.stepContact.en,
      brandWords.registering.en,
      brandWords.signInHere.en,
      brandWords.resend.en,
      profileWords.save.en,
      profileWords.saving.en,
      profileWords.change.en,
      profileWords.changing.en,
      profileWords.subscriptionTitle.en,
      profileWords.viewTerms.en,
      profileWords.deleteAccount.en,
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

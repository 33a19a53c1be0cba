// @vitest-environment node
import { describe, expect, it } from "vitest";
import { latinDigits } from "../../../contract/fold-words.ts";
import { messages } from "../../../contract/messages.ts";
import { wrongFields, type Rules } from "../../lib/form-rules.ts";
import {
  accountDetailsRules,
  brandInfoRules,
  contactDetailsRules,
  emailOnlyRules,
  loginRules,
  passwordChangeRules,
  resetPasswordRules,
} from "./validation.ts";

const STRONG = "Wind-0ver-Nile!";

/** What a person reads under each field. */
function said<Values>(rules: Rules<Values>, values: Values): Record<string, string> {
  const wrong = wrongFields(rules(values));
  return Object.fromEntries(wrong.map(([name, key]) => [name, messages[key]]));
}

describe("registration, step 1", () => {
  const good = { brandName: "Khayt", username: "khayt", password: STRONG, confirmPassword: STRONG };

  it("goes on when everything is in order", () => {
    expect(said(accountDetailsRules, good)).toEqual({});
  });

  it("names every field that is empty", () => {
    const empty = { brandName: " ", username: "", password: "", confirmPassword: "" };
    expect(said(accountDetailsRules, empty)).toEqual({
      brandName: "Brand name is required",
      username: "Username is required",
      password: "Password is required",
      confirmPassword: "Please confirm your password",
    });
  });

  it.each(["khayt studio", " khayt", "khayt\u00a0studio"])(
    "refuses the username '%s'",
    (username) => {
      expect(said(accountDetailsRules, { ...good, username })).toEqual({
        username: "Username cannot contain spaces",
      });
    },
  );

  it.each(["Aa1!aaa", "aaaa111!", "AAAA111!", "Aaaaaaa!", "Aaaa1111", "Aaaa 1111"])(
    "refuses the weak password '%s'",
    (password) => {
      expect(said(accountDetailsRules, { ...good, password, confirmPassword: password })).toEqual({
        password:
          "Password must be at least 8 characters, include uppercase, lowercase, digit, and special character.",
      });
    },
  );

  it("refuses letters that the server would refuse, before the second step", () => {
    expect(said(accountDetailsRules, { ...good, username: "khayt!" })).toEqual({
      username: "Username may only contain letters, digits, dots, hyphens and underscores",
    });
  });

  it.each([
    ["Kh4yt-Studio!", "Password must not contain the name of your brand or of Ribby."],
    ["Summer2026!", "This password is too common. Please choose another."],
  ])("refuses the password '%s' before the second step", (password, sentence) => {
    expect(said(accountDetailsRules, { ...good, password, confirmPassword: password })).toEqual({
      password: sentence,
    });
  });

  it("refuses a confirmation that differs", () => {
    expect(said(accountDetailsRules, { ...good, confirmPassword: `${STRONG}x` })).toEqual({
      confirmPassword: "Passwords do not match",
    });
  });
});

describe("registration, step 2", () => {
  const good = {
    email: " hello@khayt.com ",
    mobileNumber: "0100 123",
    website: "https://khayt.com",
    terms: true,
  };

  it("can be sent when everything is in order, stray spaces included", () => {
    expect(said(contactDetailsRules, good)).toEqual({});
  });

  it("names every field that is empty, and the terms", () => {
    const empty = { email: "", mobileNumber: " ", website: "", terms: false };
    expect(said(contactDetailsRules, empty)).toEqual({
      email: "Email is required",
      mobileNumber: "Mobile number is required",
      website: "Website URL is required",
      terms: "You must accept the terms and conditions to register.",
    });
  });

  it.each(["khayt", "khayt@com", "@khayt.com", "khayt @x.com"])(
    "refuses the email '%s'",
    (email) => {
      expect(said(contactDetailsRules, { ...good, email })).toEqual({ email: "Email is invalid" });
    },
  );

  it.each(["khayt.com", "ftp://khayt.com", "https://", "javascript:alert(1)"])(
    "refuses the website '%s'",
    (website) => {
      expect(said(contactDetailsRules, { ...good, website })).toEqual({
        website: "Please enter a valid URL",
      });
    },
  );
});

describe("login and recovery", () => {
  it("want both fields", () => {
    expect(said(loginRules, { username_or_email: " ", password: "" })).toEqual({
      username_or_email: "Username or email is required",
      password: "Password is required",
    });
  });

  it("want an email that looks like one", () => {
    expect(said(emailOnlyRules, { email: "" })).toEqual({ email: "Email is required" });
    expect(said(emailOnlyRules, { email: "khayt" })).toEqual({ email: "Email is invalid" });
  });

  it("say first that the two new passwords differ, then that a rule is unmet", () => {
    const reset = (new_password: string, confirm_password: string) =>
      said(resetPasswordRules, { new_password, confirm_password });
    expect(reset("weak", "other")).toEqual({ confirm_password: "Passwords do not match" });
    expect(reset("weak", "weak")).toEqual({ new_password: "Password must meet all requirements" });
    expect(reset(STRONG, STRONG)).toEqual({});
  });
});

describe("the password form of the profile", () => {
  it("names every field that is empty", () => {
    const empty = { current_password: "", new_password: "", confirm_password: "" };
    expect(said(passwordChangeRules, empty)).toEqual({
      current_password: "Current password is required",
      new_password: "New password is required",
      confirm_password: "Confirm password is required",
    });
  });

  it("refuses a weak password and a confirmation that differs", () => {
    const form = { current_password: "x", new_password: "weak", confirm_password: "weaker" };
    expect(said(passwordChangeRules, form)).toEqual({
      new_password:
        "Password must be at least 8 characters with uppercase, lowercase, number, and special character",
      confirm_password: "Passwords do not match",
    });
  });
});

describe("the brand's own data", () => {
  const good = {
    name: "Khayt",
    name_ar: "",
    story: "",
    story_ar: "",
    username: "khayt",
    email: "hello@khayt.com",
    mobile_number: "",
    website: "https://khayt.com",
    current_password: "",
  };
  const empty = Object.fromEntries(Object.keys(good).map((name) => [name, ""])) as typeof good;
  const rules = brandInfoRules("hello@khayt.com");

  it("asks for the password with another email, and only then", () => {
    const other = { ...good, email: "new@khayt.com" };
    expect(said(rules, { ...good, email: " HELLO@khayt.com " })).toEqual({});
    expect(said(rules, other)).toEqual({
      current_password: "Please enter your current password to change the email.",
    });
    expect(said(rules, { ...other, current_password: "x" })).toEqual({});
  });

  it("may leave out the mobile number and nothing else", () => {
    expect(said(rules, good)).toEqual({});
    expect(said(rules, empty)).toEqual({
      name: "Brand name is required",
      username: "Username is required",
      email: "Email is required",
      website: "Website is required",
    });
  });

  it.each(["+201001234567", "2", "1234567890123456", "+٢٠١٠٠١٢٣٤٥٦٧"])(
    "takes the number '%s'",
    (mobile_number) => {
      expect(said(rules, { ...good, mobile_number })).toEqual({});
    },
  );

  it.each(["01001234567", "+0100", "12345678901234567", "20 100", "++20", "abc"])(
    "refuses the number '%s'",
    (mobile_number) => {
      expect(said(rules, { ...good, mobile_number })).toEqual({
        mobile_number: "Invalid phone number format",
      });
    },
  );

  it("refuses an email and a website that are none", () => {
    expect(said(rules, { ...good, email: "khayt", website: "khayt" })).toEqual({
      email: "Invalid email format",
      website: "Invalid website URL",
    });
  });
});

it("a number typed on an Arabic keyboard is sent in the digits a telephone wants", () => {
  expect(latinDigits("+٢٠١۰۹")).toBe("+20109");
});

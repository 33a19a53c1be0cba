import { beforeEach, describe, expect, it } from "vitest";
import { arabicMessages } from "../../../contract/messages.ar.ts";
import { messages } from "../../../contract/messages.ts";
import { ApiError } from "../api.ts";
import { arabic } from "./ar.ts";
import { en } from "./en.ts";
import { startLanguage, switchLanguage, useText } from "./language-store.ts";

const t = (...args: Parameters<ReturnType<typeof useText.getState>["t"]>) =>
  useText.getState().t(...args);

beforeEach(async () => {
  document.documentElement.lang = "en";
  await startLanguage();
});

describe("a reader's language", () => {
  it("starts as the server wrote it on the page", async () => {
    document.documentElement.lang = "ar";
    await startLanguage();
    expect(t("explore.loadMore")).toBe("قطع أكتر");
    expect(document.documentElement.dir).toBe("rtl");
  });

  it("falls back to English when the page names a language we do not speak", async () => {
    document.documentElement.lang = "fr";
    await startLanguage();
    expect(t("explore.loadMore")).toBe("Load More");
    expect(document.documentElement.lang).toBe("en");
  });

  it("switches without a reload and is remembered for the next visit", async () => {
    await switchLanguage("ar");
    expect(document.documentElement.lang).toBe("ar");
    expect(document.documentElement.dir).toBe("rtl");
    expect(document.cookie).toContain("language=ar");
    await switchLanguage("en");
    expect(document.documentElement.dir).toBe("ltr");
    expect(t("nav.login")).toBe("Login");
  });

  it("outweighs the language of the link the reader came by", async () => {
    history.replaceState(null, "", "/?lang=ar&q=1");
    await switchLanguage("en");
    expect(location.search).toBe("?q=1");
  });
});

describe("the words", () => {
  it("count pieces the Arabic way, with Arabic digits", async () => {
    await switchLanguage("ar");
    const shown = [1, 2, 3, 11, 100, 1284].map((n) => t("explore.shown", { n }));
    expect(shown).toEqual([
      "قطعة واحدة معروضة",
      "قطعتين معروضتين",
      "٣ قطع معروضة",
      "١١ قطعة معروضة",
      "١٠٠ قطعة معروضة",
      "١٬٢٨٤ قطعة معروضة",
    ]);
  });

  it("count pieces the English way", () => {
    expect(t("explore.shown", { n: 1 })).toBe("1 piece shown");
    expect(t("explore.shown", { n: 1284 })).toBe("1,284 pieces shown");
  });

  it("keep a Latin name in its own direction inside an Arabic sentence", async () => {
    await switchLanguage("ar");
    expect(t("card.pin", { title: "Linen abaya" })).toBe("حفظ \u2068Linen abaya\u2069");
  });

  it("have the same places for values in both languages", () => {
    const places = (entry: unknown) =>
      [...new Set(JSON.stringify(entry).match(/\{\w+\}/g) ?? [])].toSorted();
    const all = { ...messages, ...en };
    for (const [key, entry] of Object.entries(all)) {
      const other = Object.entries(arabic).find(([name]) => name === key)?.[1];
      expect([key, places(other)]).toEqual([key, places(entry)]);
    }
  });

  it("hold no Latin digits in Arabic", () => {
    const said = JSON.stringify({ ...arabicMessages, ...arabic }).replaceAll(
      // What is typed as it is written, a telephone number, is isolated.
      /\{\w+\}|\u2068[^\u2069]*\u2069/g,
      "",
    );
    expect(said).not.toMatch(/[0-9]/);
  });
});

describe("a failed call", () => {
  const { errorText } = useText.getState();

  it("is told in the server's own sentence", () => {
    const error = new ApiError({ status: 409, code: "taken", detail: "Username is taken" });
    expect(errorText(error, "registrationFailed")).toBe("Username is taken");
  });

  it("names the network when no answer came", () => {
    expect(errorText(new ApiError({ status: 0, code: "network" }))).toBe(messages.networkError);
  });

  it("is told in the screen's words when the server had none", () => {
    const error = new ApiError({ status: 500, code: "unexpected" });
    expect(errorText(error, "filterFailed")).toBe(messages.filterFailed);
  });
});

// What shoppers do with the stylist again and again, in its panel and on its page, in both languages.
import type { Locator, Page, Route } from "@playwright/test";
import { arabicMessages } from "../../src/contract/messages.ar.ts";
import { messages } from "../../src/contract/messages.ts";
import type { Product } from "../../src/contract/products.ts";
import { expect, openExplore } from "./shopper.ts";

export const LANGUAGES = ["en", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];
export const PLACES = ["panel", "page"] as const;
export type Place = (typeof PLACES)[number];

export const SAID = { en: messages, ar: arabicMessages };

export const LABELS = {
  en: {
    title: "AI Stylist",
    greeting: "Hi! I'm your AI stylist assistant",
    box: "Ask about fashion products...",
    search: "Search",
    match: "Match",
    fit: "Fit on Model",
    image: "Image",
    suggestions: "Try these suggestions:",
    thinking: "Thinking...",
    results: "Search Results",
    dismiss: "Dismiss",
    close: "Close",
    understood: "Understood",
    startAfresh: "New chat",
    pinned: "Pinned",
  },
  ar: {
    title: "الستايلست الذكي",
    greeting: "أهلًا! أنا الستايلست الذكي",
    box: "سؤال عن اللبس…",
    search: "بحث",
    match: "يليق معاه",
    fit: "عرض على الموديل",
    image: "صورة",
    suggestions: "اقتراحات:",
    thinking: "ثواني…",
    results: "نتائج البحث",
    dismiss: "إخفاء",
    close: "إغلاق",
    understood: "فهمت من كلامك",
    startAfresh: "محادثة جديدة",
    pinned: "المحفوظات",
  },
} as const;

export type Talk = {
  stylist: Locator;
  log: Locator;
  box: Locator;
  results: Locator;
  suggestions: Locator;
  press: (tool: "search" | "match" | "fit") => Promise<void>;
  ask: (words: string) => Promise<void>;
};

/** The stylist, open and ready, as a shopper of this language meets it there. */
export async function meet(page: Page, place: Place, language: Language = "en"): Promise<Talk> {
  const labels = LABELS[language];
  if (place === "page") await page.goto(`/search?lang=${language}`);
  else {
    await openExplore(page, `/?lang=${language}`);
    await page
      .getByRole("banner")
      .getByRole("button", { name: labels.search, exact: true })
      .click();
  }
  return talkIn(page, place, language);
}

export function talkIn(page: Page, place: Place, language: Language = "en"): Talk {
  const labels = LABELS[language];
  const stylist = page.getByRole(place === "page" ? "region" : "complementary", {
    name: labels.title,
  });
  const box = stylist.getByRole("textbox", { name: labels.box });
  const press = (tool: "search" | "match" | "fit") =>
    stylist.getByRole("button", { name: labels[tool], exact: true }).click();
  return {
    stylist,
    box,
    press,
    log: stylist.getByRole("log"),
    results: page.getByRole("region", { name: labels.results }),
    suggestions: stylist.getByRole("region", { name: labels.suggestions }).getByRole("button"),
    async ask(words) {
      await box.fill(words);
      await press("search");
    },
  };
}

/** Until the stylist has said its last word. */
export async function answered(talk: Talk, language: Language = "en"): Promise<void> {
  await expect(talk.stylist.getByText(LABELS[language].thinking)).toHaveCount(0);
  await expect(talk.log).toHaveAttribute("aria-busy", "false");
}

const FAILURE = { detail: "The needle broke.", code: "unexpected" };

export const fail = (route: Route) => route.fulfill({ status: 500, json: FAILURE });

/** A search answer of the test's own making. */
export const found = (products: Product[], more: object = {}) => ({
  products,
  total: products.length,
  message: "These came to mind.",
  understood: [
    { kind: "kind", value: "kind:dress", label: "Dresses" },
    { kind: "colour", value: "colour:red", label: "Red" },
  ],
  suggestions: ["in white", "only long ones"],
  ...more,
});

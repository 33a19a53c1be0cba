import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { switchLanguage } from "../../lib/languages/language-store.ts";
import { servicesOf } from "./outside-services.tsx";
import { PRIVACY } from "./privacy.ts";
import { TERMS } from "./terms.ts";
import { TermsText } from "./terms-text.tsx";

afterEach(async () => {
  cleanup();
  await switchLanguage("en");
});

const headings = () => screen.getAllByRole("heading").map((heading) => heading.textContent);

describe("the terms", () => {
  it("have the nine sections of the specification, numbered", () => {
    render(<TermsText />);
    expect(headings()).toEqual([
      "1. Overview",
      "2. Registration and extraction",
      "3. User experience",
      "4. Intellectual property",
      "5. Brand responsibilities",
      "6. Liability",
      "7. Modifications",
      "8. Termination",
      "9. Contact",
    ]);
  });

  it("are numbered in Arabic digits for Arabic readers", async () => {
    await switchLanguage("ar");
    render(<TermsText />);
    expect(headings()[0]).toBe("١. نظرة عامة");
  });

  it("lead to a person", () => {
    render(<TermsText />);
    const letters = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(new Set(letters)).toEqual(new Set(["mailto:support@ribby.example"]));
  });

  it("say the same in both languages: no paragraph is empty, no address is lost", () => {
    for (const { title, paragraphs } of [...TERMS, ...PRIVACY]) {
      for (const { en, ar } of [title, ...paragraphs]) {
        expect(ar).toMatch(/\p{Script=Arabic}/u);
        expect([en, ar.includes("{support}")]).toEqual([en, en.includes("{support}")]);
        expect(ar).not.toMatch(/\d/);
      }
    }
  });
});

describe("services outside of the server", () => {
  const local = { language_model: "local", try_on: "local", mail: "outbox", files: "data folder" };

  it("are none where nothing is switched on, and are named where something is", () => {
    expect(servicesOf({ providers: local, offers: [{ provider: "sandbox" }] })).toEqual([]);
    const hosted = {
      language_model: "openai:gpt-x",
      try_on: "fashn",
      mail: "smtp",
      files: "s3",
    };
    const offers = [{ provider: "stripe" }, { provider: "paymob" }];
    expect(servicesOf({ providers: hosted, offers })).toEqual([
      { key: "stripe" },
      { key: "paymob" },
      { key: "smtp" },
      { key: "s3" },
      { key: "model", name: "openai" },
      { key: "tryOn", name: "fashn" },
    ]);
  });
});

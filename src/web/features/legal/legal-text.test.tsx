import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { KEPT_DAYS, OUTSIDE_SERVICES } from "../../../contract/processing.ts";
import { switchLanguage } from "../../lib/languages/language-store.ts";
import { KeptFor } from "./kept-for.tsx";
import { OutsideServices } from "./outside-services.tsx";
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
  it("are all named on the page in both languages, and none where none is on", async () => {
    for (const [language, none] of [
      ["en", /^None\./],
      ["ar", /^لا توجد\./],
    ] as const) {
      await switchLanguage(language);
      const all = OUTSIDE_SERVICES.map((service) => ({ service, name: `of-${service}` }));
      render(<OutsideServices services={all} />);
      // Beside them, the two that a shopper's own browser turns to.
      const lines = screen.getAllByRole("listitem").map((line) => line.textContent);
      expect(new Set(lines).size).toBe(OUTSIDE_SERVICES.length + 2);
      expect(screen.queryByText(none)).toBeNull();
      cleanup();
      render(<OutsideServices services={[]} />);
      expect(screen.getByText(none)).toBeTruthy();
      cleanup();
    }
  });
});

describe("how long things are kept", () => {
  it("is said with the figures by which they are deleted, and those of the operator", async () => {
    render(<KeptFor events_kept_months={13} backups_kept={9} />);
    const said = screen
      .getAllByRole("listitem")
      .map((line) => line.textContent)
      .join("\n");
    for (const days of Object.values(KEPT_DAYS))
      expect(said).toContain(`${days} ${days === 1 ? "day" : "days"}`);
    expect(said).toMatch(/became orders: 13 months/);
    expect(said).toMatch(/every night: 9 days/);
    cleanup();
    await switchLanguage("ar");
    render(<KeptFor events_kept_months={13} backups_kept={null} />);
    expect(screen.getByText(/أصبحت طلبات: .*١٣ شهرًا/)).toBeTruthy();
    expect(screen.getByText(/مشغّل قاعدة البيانات/)).toBeTruthy();
  });
});

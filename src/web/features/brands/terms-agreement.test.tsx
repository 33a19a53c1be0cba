import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { REGISTRATION_CONSENT } from "../../../contract/consents.ts";
import { LANGUAGES } from "../../../contract/languages.ts";
import { switchLanguage } from "../../lib/languages/language-store.ts";
import { TermsAgreement } from "./terms-agreement.tsx";

afterEach(async () => {
  cleanup();
  await switchLanguage("en");
});

it("what is kept as agreed to is what stands at the box, in the language that is read", async () => {
  for (const language of LANGUAGES) {
    await switchLanguage(language);
    render(<TermsAgreement isAgreed={false} onAgree={() => {}} terms={null} />);
    const { terms, processing } = REGISTRATION_CONSENT;
    const box = screen.getByRole("checkbox", { name: terms[language] });
    const described = document.getElementById(box.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toContain(processing[language]);
    expect(described?.querySelector("a")?.getAttribute("href")).toBe("/privacy");
    cleanup();
  }
});

import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { switchLanguage } from "./language-store.ts";
import { defineTranslations, useTranslations } from "./translations.ts";

const words = defineTranslations({
  greet: { en: "Good morning, {name}.", ar: "صباح الخير يا {name}." },
  wait: {
    en: { one: "{n} second", other: "{n} seconds" },
    ar: { one: "ثانية", two: "ثانيتان", few: "{n} ثوانٍ", other: "{n} ثانية" },
  },
});

function Greeting({ n }: { n: number }) {
  const { t, text } = useTranslations(words);
  return (
    <p>
      {t("greet", { name: "Khayt" })} {t("wait", { n })} {text.t("close")}
    </p>
  );
}

afterEach(async () => {
  cleanup();
  await switchLanguage("en");
});

describe("words that a screen brings along", () => {
  it("are said with their values, beside everybody's words", () => {
    render(<Greeting n={30} />);
    expect(screen.getByText("Good morning, Khayt. 30 seconds Close")).toBeTruthy();
  });

  it("follow a switch of the language, with its plurals, digits and directions", async () => {
    render(<Greeting n={3} />);
    await act(() => switchLanguage("ar"));
    expect(screen.getByText("صباح الخير يا \u2068Khayt\u2069. ٣ ثوانٍ إغلاق")).toBeTruthy();
  });
});

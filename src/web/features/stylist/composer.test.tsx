import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { switchLanguage } from "../../lib/languages/language-store.ts";
import { Composer } from "./composer.tsx";
import type { Heard, Recognition } from "./speech-recognition.ts";

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await switchLanguage("en");
});

it("its buttons stand in the order Search, Match, Fit on Model, Image", () => {
  render(<Composer place="panel" />);
  const names = screen
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label") ?? button.textContent);
  const named = ["Search", "Match", "Fit on Model", "Image"];
  expect(names.filter((name) => named.includes(name ?? ""))).toEqual(named);
});

/** Hears what the test says, when it says it. */
class Ear implements Recognition {
  static last: Ear;
  lang = "";
  interimResults = false;
  onresult: Recognition["onresult"] = null;
  onerror: Recognition["onerror"] = null;
  onend: Recognition["onend"] = null;
  isOpen = false;
  constructor() {
    Ear.last = this;
  }
  start() {
    this.isOpen = true;
  }
  stop() {
    this.isOpen = false;
    this.onend?.();
  }
  abort() {
    this.isOpen = false;
  }
  hear(...stretches: string[]) {
    const results: Heard = stretches.map((transcript) => [{ transcript }]);
    act(() => this.onresult?.({ results }));
  }
}

describe("the microphone", () => {
  const box = () => screen.getByRole<HTMLTextAreaElement>("textbox");

  it("is not there where the browser cannot listen", () => {
    render(<Composer place="panel" />);
    expect(screen.queryByRole("button", { name: "Speak" })).toBeNull();
  });

  it("writes what it hears behind what stands there, to be changed before it is sent", async () => {
    vi.stubGlobal("webkitSpeechRecognition", Ear);
    render(<Composer place="panel" />);
    fireEvent.change(box(), { target: { value: "a dress" } });
    fireEvent.click(await screen.findByRole("button", { name: "Speak" }));
    expect(Ear.last.lang).toBe("en-US");
    expect(screen.getByText(/browser turns speech into text/)).toBeTruthy();
    Ear.last.hear("in");
    Ear.last.hear("in satin", "for a wedding");
    expect(box().value).toBe("a dress in satin for a wedding");
    fireEvent.click(screen.getByRole("button", { name: "Stop listening" }));
    expect(Ear.last.isOpen).toBe(false);
    expect(screen.getByRole("button", { name: "Speak" })).toBeTruthy();
    fireEvent.change(box(), { target: { value: "a dress in linen" } });
    expect(box().value).toBe("a dress in linen");
  });

  it("listens to Egyptian Arabic on an Arabic page, and says when it may not", async () => {
    await switchLanguage("ar");
    vi.stubGlobal("SpeechRecognition", Ear);
    render(<Composer place="panel" />);
    fireEvent.click(await screen.findByRole("button", { name: "كلام بالصوت" }));
    expect(Ear.last.lang).toBe("ar-EG");
    act(() => {
      Ear.last.onerror?.({ error: "not-allowed" });
      Ear.last.onend?.();
    });
    expect(screen.getByText("الميكروفون مش مسموح للصفحة دي.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "كلام بالصوت" })).toBeTruthy();
  });
});

// The stylist's field at the head of Explore. It is there before the stylist is: her code comes with the first question.
import { elementAt } from "../../../contract/get-or-throw.ts";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useText } from "../../lib/languages/language-store.ts";
import { useReducedMotion } from "../../lib/use-media.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { SEARCH } from "../../ui/icon-paths.ts";
import { examplesFor } from "./examples.ts";

const TURN_MS = 4000;

type Props = { onAsk: () => void };

export function StylistField({ onAsk }: Props) {
  const { t, language } = useText();
  const [words, setWords] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const example = useExample(words === "", language);

  async function send(event: FormEvent) {
    event.preventDefault();
    const wish = words.trim();
    // The keys of a touch screen make way, and do not rise again when the panel is closed.
    if (matchMedia("(hover: none)").matches) input.current?.blur();
    onAsk();
    if (wish === "") return;
    setWords("");
    const { ask } = await import("./searching.ts");
    await ask(wish, "panel");
  }

  return (
    <search className="block w-full">
      <form
        onSubmit={(event) => void send(event)}
        className="flex h-14 w-full items-center gap-2 rounded-full border border-ink bg-surface ps-6 pe-1.5 max-md:h-12 max-md:ps-5 max-md:pe-0.5 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-ink"
      >
        <input
          ref={input}
          type="text"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          aria-label={t("explore.wish")}
          placeholder={example.words}
          lang={words === "" ? example.lang : undefined}
          dir={words === "" ? example.dir : "auto"}
          enterKeyHint="search"
          autoComplete="off"
          // Whatever it is written in, it begins where the page begins.
          className={cx(
            "h-full min-w-0 flex-1 bg-transparent text-16 outline-none placeholder-shown:text-ellipsis placeholder:text-ink-3",
            language === "ar" ? "text-right" : "text-left",
          )}
        />
        <button
          type="submit"
          aria-label={t("explore.wishSend")}
          className="grid size-11 flex-none place-items-center rounded-full bg-ink text-surface transition-colors hover:bg-ink-2"
        >
          <Icon path={SEARCH} />
        </button>
      </form>
    </search>
  );
}

/** Goes on while nothing is typed; for those who want no motion the first one stays. */
function useExample(isEmpty: boolean, language: string) {
  const isStill = useReducedMotion();
  const [at, setAt] = useState(0);
  const examples = examplesFor(language);
  useEffect(() => {
    if (!isEmpty || isStill) return undefined;
    const timer = setInterval(() => setAt((before) => (before + 1) % examples.length), TURN_MS);
    return () => clearInterval(timer);
  }, [isEmpty, isStill, examples.length]);
  return elementAt(examples, at);
}

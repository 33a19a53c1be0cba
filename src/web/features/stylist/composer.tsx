import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { useExplore } from "../../lib/explore-store.ts";
import { useWords } from "../../lib/languages/words.ts";
import { Button } from "../../ui/button.tsx";
import { panelWords } from "./panel-words.ts";

type Props = { onSearch: (words: string) => Promise<void> };

/** Enter sends, Shift and Enter make a new line; empty words are ignored. */
export function Composer({ onSearch }: Props) {
  const { t } = useWords(panelWords);
  const isSearching = useExplore((state) => state.isSearching);
  const [words, setWords] = useState(() => useExplore.getState().searchQuery);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (words.trim() !== "") void onSearch(words);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    }
  }

  return (
    <form
      onSubmit={send}
      className="w-full rounded-md border border-edge bg-surface focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-ink"
    >
      <textarea
        ref={box}
        rows={1}
        // An empty box follows the page, so that its placeholder reads right.
        dir={words === "" ? undefined : "auto"}
        maxLength={300}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={onKeyDown}
        placeholder={t("placeholder")}
        aria-label={t("placeholder")}
        className="block field-sizing-content max-h-40 min-h-12 w-full resize-none text-page-start px-3.5 pt-3 text-16 leading-snug outline-none placeholder:text-ink-3"
      />
      <div className="flex justify-end p-1">
        <Button type="submit" variant="ink" isBusy={isSearching}>
          {t("search")}
        </Button>
      </div>
    </form>
  );
}

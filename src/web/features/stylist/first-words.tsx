// What the panel offers before anything was asked in it: what was asked here before, and the ways people write.
import { useState } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { askedBefore } from "./asked-before.ts";
import { useConversation } from "./conversation-store.ts";
import { examplesFor } from "./examples.ts";
import { ask } from "./searching.ts";
import { stylistTranslations } from "./translations.ts";

type Line = { words: string; lang?: string };

export function FirstWords() {
  const { t, text } = useTranslations(stylistTranslations);
  const hasTalked = useConversation((state) => state.messages.length > 0);
  // As it was when the panel opened: a line must not move under a finger.
  const [asked] = useState(() => askedBefore().map((words): Line => ({ words })));
  if (hasTalked) return null;
  return (
    <div className="grid gap-5">
      {asked.length > 0 && <Lines title={t("askedBefore")} lines={asked} />}
      <Lines title={t("examples")} lines={examplesFor(text.language)} />
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-14 font-semibold text-ink-2">{title}</h3>
      <ul>
        {lines.map(({ words, lang }) => (
          <li key={words} className="grid border-b border-line last:border-0">
            <button
              type="button"
              lang={lang}
              dir="auto"
              onClick={() => void ask(words, "panel")}
              className="min-h-11 py-2 text-page-start leading-snug hover:link"
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Read out politely, and an answer that is still being written only once it is whole.
import type { ReactNode, RefObject } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { Thinking } from "../../ui/thinking.tsx";
import { giveUpQuestion, useConversation } from "./conversation-store.ts";
import { Message, StylistMessage } from "./message.tsx";
import { useLatestInSight } from "./use-latest-in-sight.ts";
import { stylistTranslations } from "./translations.ts";

type Props = {
  /** What scrolls; without it the page does. */
  scroller?: RefObject<HTMLElement | null>;
  /** What follows the last message. */
  children?: ReactNode;
  className?: string;
};

export function ConversationLog({ scroller, children, className }: Props) {
  const { t } = useTranslations(stylistTranslations);
  const messages = useConversation((state) => state.messages);
  const isThinking = useConversation((state) => state.isThinking);
  const log = useLatestInSight(messages, scroller);
  return (
    <div className={cx("grid content-start gap-5", className)}>
      <div
        ref={log}
        role="log"
        aria-label={t("conversation")}
        aria-busy={isThinking}
        className="grid gap-5"
      >
        <StylistMessage text={t("greeting")} />
        {messages.map((message) => (
          <Message key={message.timestamp} message={message} />
        ))}
      </div>
      {isThinking ? <AtWork /> : children}
    </div>
  );
}

function AtWork() {
  const { t } = useTranslations(stylistTranslations);
  return (
    <div className="flex items-center justify-between gap-4">
      <Thinking label={t("thinking")} />
      <button type="button" onClick={giveUpQuestion} className="link min-h-11 px-1 text-14">
        {t("stop")}
      </button>
    </div>
  );
}

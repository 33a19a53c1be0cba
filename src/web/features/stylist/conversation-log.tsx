// Read out politely, and an answer that is still being written only once it is whole.
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { Thinking } from "../../ui/thinking.tsx";
import { giveUpQuestion, useConversation, type ChatMessage } from "./conversation-store.ts";
import { Message, StylistMessage } from "./message.tsx";
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

const ROOM_ABOVE_PX = 16;

/** Brings the newest question to the top, so that its answer is read from its beginning. */
function useLatestInSight(
  messages: readonly ChatMessage[],
  scroller?: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const log = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.timestamp;
  const seen = useRef<string | undefined>(undefined);
  useEffect(() => {
    const isFirst = seen.current === undefined;
    seen.current = newest ?? "";
    const question = [...(log.current?.querySelectorAll("[data-shopper]") ?? [])].at(-1);
    const said = question ?? log.current?.lastElementChild;
    if (!said || !newest) return;
    const top = said.getBoundingClientRect().top;
    const box = scroller?.current;
    if (box) box.scrollBy({ top: top - box.getBoundingClientRect().top - ROOM_ABOVE_PX });
    // Who comes to the page finds it at its beginning.
    else if (!isFirst) question?.scrollIntoView({ block: "start" });
  }, [newest, scroller]);
  return log;
}

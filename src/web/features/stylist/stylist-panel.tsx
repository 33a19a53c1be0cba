// The stylist beside the grid of Explore.
import { useRef, useLayoutEffect, type KeyboardEvent } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { useBackCloses } from "../../lib/back-closes.ts";
import { useMedia } from "../../lib/use-media.ts";
import { Drawer } from "../../ui/drawer.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CROSS } from "../../ui/icon-paths.ts";
import { Composer } from "./composer.tsx";
import { useConversation } from "./conversation-store.ts";
import { ConversationLog } from "./conversation-log.tsx";
import { AnsweredLooks } from "./answered-looks.tsx";
import { FirstWords } from "./first-words.tsx";
import { Picks } from "./picks.tsx";
import { PinnedButton } from "./pinned-button.tsx";
import { StartAfresh } from "./start-afresh.tsx";
import { StylistBanner } from "./stylist-banner.tsx";
import { SuggestionButtons } from "./suggestion-buttons.tsx";
import { UnderstoodChips } from "./understood-chips.tsx";
import { stylistTranslations } from "./translations.ts";

type Props = { onClose: () => void };

/** Docked beside the grid; on small screens a sheet from below. */
export function StylistPanel({ onClose }: Props) {
  const isDocked = useMedia("(width >= 1024px)");
  useFocusReturn();
  return isDocked ? <DockedPanel onClose={onClose} /> : <PanelSheet onClose={onClose} />;
}

function DockedPanel({ onClose }: Props) {
  const { t, text } = useTranslations(stylistTranslations);
  const scroller = useRef<HTMLDivElement>(null);
  useBackCloses(true, onClose, "stylist");

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <aside
      aria-label={t("title")}
      onKeyDown={onKeyDown}
      className="border-s border-line bg-surface transition-[opacity,translate] duration-200 starting:opacity-0 starting:ltr:translate-x-4 starting:rtl:-translate-x-4"
    >
      <div className="sticky top-(--bar) flex h-[calc(100dvh-var(--bar))] flex-col">
        <header className="flex flex-none items-center py-2 ps-6 pe-2">
          <h2 className="me-auto text-subtitle whitespace-nowrap">{t("title")}</h2>
          <PinnedButton isInPanel />
          <StartAfresh />
          <IconButton label={text.t("close")} onClick={onClose}>
            <Icon path={CROSS} />
          </IconButton>
        </header>
        <Understood className="border-b border-line px-6 pb-4" />
        <div
          ref={scroller}
          className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-4 text-15"
        >
          <ConversationLog scroller={scroller}>
            <FirstWords />
            <Picks count={2} />
            <SuggestionButtons place="panel" />
          </ConversationLog>
        </div>
        <div className="flex-none p-4 pt-2">
          <StylistBanner />
          <Composer place="panel" isEager />
        </div>
      </div>
    </aside>
  );
}

function PanelSheet({ onClose }: Props) {
  const { t, text } = useTranslations(stylistTranslations);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      back={{ name: "stylist" }}
      title={
        <span className="flex items-center">
          <span className="me-auto text-22 whitespace-nowrap">{t("title")}</span>
          <PinnedButton />
          <StartAfresh />
        </span>
      }
      closeLabel={text.t("close")}
      actions={
        <div className="w-full">
          <StylistBanner />
          <Composer place="panel" isEager />
        </div>
      }
    >
      <Understood className="mb-4 border-b border-line pb-4" />
      <ConversationLog className="text-15">
        <FirstWords />
        <AnsweredLooks />
        <Picks count={3} onSeeAll={onClose} />
        <SuggestionButtons place="panel" />
      </ConversationLog>
    </Drawer>
  );
}

function Understood({ className }: { className: string }) {
  const { t } = useTranslations(stylistTranslations);
  const hasSome = useConversation((state) => (state.search?.understood.length ?? 0) > 0);
  if (!hasSome) return null;
  return (
    <div className={className}>
      <p className="mb-2 text-13 text-ink-3">{t("understoodHint")}</p>
      <UnderstoodChips place="panel" />
    </div>
  );
}

/** When this leaves, the keyboard goes back to what it was on before. */
function useFocusReturn(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      // A modal sheet keeps the rest of the page out of reach until it is gone.
      queueMicrotask(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    };
  }, []);
}

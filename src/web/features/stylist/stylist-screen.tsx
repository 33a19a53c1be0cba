// The stylist's own page: the conversation beside what it found; on phones one under the other, with
// the text box always at the foot of the screen.
import { useRef, useState, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations, translate } from "../../lib/languages/translations.ts";
import { useMedia } from "../../lib/use-media.ts";
import { useTitle } from "../../lib/use-title.ts";
import { cx } from "../../ui/cx.ts";
import { ProductGrid, WHOLE_PAGE_SIZES } from "../products/product-grid.tsx";
import { ChatHead } from "./chat-head.tsx";
import { Composer } from "./composer.tsx";
import { useConversation } from "./conversation-store.ts";
import { ConversationLog } from "./conversation-log.tsx";
import { Found } from "./found.tsx";
import { Invitation } from "./invitation.tsx";
import { StylistBanner } from "./stylist-banner.tsx";
import { useQuestionAddress } from "./use-question-address.ts";
import { SuggestionButtons } from "./suggestion-buttons.tsx";
import { stylistTranslations } from "./translations.ts";
import type { Product } from "../../../contract/products.ts";
import { ask } from "./searching.ts";

/** What a card measures beside the chat. */
const SIZES =
  "(min-width: 1680px) calc(33vw - 244px), (min-width: 1500px) calc(50vw - 352px), (min-width: 1024px) calc(30vw - 52px), (min-width: 700px) calc(50vw - 52px), calc(50vw - 22px)";
const AWAITED = 6;

export function StylistScreen() {
  const { t } = useTranslations(stylistTranslations);
  const [isCollapsed, setCollapsed] = useState(false);
  useTitle(t("title"));
  useAskedAbout();
  useQuestionAddress("page");
  return (
    <div
      className={cx(
        "lg:grid lg:min-h-[calc(100dvh-var(--bar))]",
        isCollapsed
          ? "lg:grid-cols-[72px_minmax(0,1fr)]"
          : "lg:grid-cols-[minmax(0,clamp(400px,40vw,600px))_minmax(0,1fr)]",
      )}
    >
      <Chat isCollapsed={isCollapsed} onCollapse={setCollapsed} />
      <Answers isWide={isCollapsed} />
    </div>
  );
}

type ChatProps = { isCollapsed: boolean; onCollapse: (isCollapsed: boolean) => void };

function Chat({ isCollapsed, onCollapse }: ChatProps) {
  const { t } = useTranslations(stylistTranslations);
  const isBeside = useMedia("(width >= 1024px)");
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <section
      aria-label={t("title")}
      className="flex flex-col border-line bg-surface lg:sticky lg:top-(--bar) lg:h-[calc(100dvh-var(--bar))] lg:border-e"
    >
      <ChatHead isCollapsed={isCollapsed} onCollapse={onCollapse} />
      {!isCollapsed && (
        <div
          ref={scroller}
          className="wrap-page flex min-h-0 flex-1 flex-col py-5 lg:overflow-y-auto lg:overscroll-contain lg:pe-6"
        >
          <ConversationLog scroller={isBeside ? scroller : undefined} className="lg:mt-auto">
            <SuggestionButtons place="page" />
          </ConversationLog>
        </div>
      )}
      {!(isCollapsed && isBeside) && <Dock />}
    </section>
  );
}

/** On phones it stays at the foot of the screen, within the thumb's reach and above the keys. */
function Dock() {
  return (
    <div
      data-foot-bar
      className="max-lg:wrap-page z-20 flex-none bg-surface pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:border-line lg:ps-8 lg:pe-4 lg:pb-5"
    >
      <StylistBanner />
      <Composer place="page" isEager />
    </div>
  );
}

function Answers({ isWide }: { isWide: boolean }) {
  const { t } = useTranslations(stylistTranslations);
  const hasResults = useConversation((state) => state.search !== null);
  const isSearching = useConversation((state) => state.isSearching);
  return (
    <section
      aria-label={t("results")}
      className="wrap-page min-w-0 pt-5 pb-16 max-lg:border-t max-lg:border-line max-lg:pb-28"
    >
      {hasResults && <Found place="page" sizes={isWide ? WHOLE_PAGE_SIZES : SIZES} />}
      {!hasResults && isSearching && (
        <ProductGrid products={[]} source="stylist" awaited={AWAITED} sizes={SIZES} />
      )}
      {!hasResults && !isSearching && <Invitation />}
    </section>
  );
}

const productIn = (state: unknown): Product | undefined =>
  typeof state === "object" && state !== null && "about" in state
    ? (state.about as Product)
    : undefined;

/** "Ask the stylist" on a product's page brings the product along: it is asked about at once, and once. */
function useAskedAbout(): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isAsked = useRef(false);
  useEffect(() => {
    const about = productIn(state);
    if (!about || isAsked.current) return;
    isAsked.current = true;
    // A reload or a step back must not ask again.
    void navigate(pathname, { replace: true, state: null });
    void ask(translate(stylistTranslations)("askGoesWith"), "page", about);
  }, [state, pathname, navigate]);
}

// Explore with the stylist beside it, who answers in the grid.
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { FEED_SIZES } from "../../contract/pictures.ts";
import { ExploreScreen } from "../features/explore/explore-screen.tsx";
import { useConversation } from "../features/stylist/conversation-store.ts";
import { StylistField } from "../features/stylist/stylist-field.tsx";
import { useInSteps } from "../lib/use-in-steps.ts";
import { useMedia } from "../lib/use-media.ts";
import { closeStylist, isStylistWanted, openStylist, usePanels } from "./panels-store.ts";

const loadFound = () => import("../features/stylist/found.tsx");

const StylistPanel = lazy(async () => {
  // Whoever opens the panel will soon need where its answers stand.
  const [panel] = await Promise.all([import("../features/stylist/stylist-panel.tsx"), loadFound()]);
  return { default: panel.StylistPanel };
});
const Found = lazy(async () => ({ default: (await loadFound()).Found }));

const QuestionAddress = lazy(async () => ({
  default: (await import("../features/stylist/use-question-address.ts")).QuestionAddress,
}));

/** What a card measures, as FEED_SIZES, with the panel taken off. */
const BESIDE_PANEL =
  "(min-width: 1680px) calc(33vw - 262px), (min-width: 1280px) calc(50vw - 380px), (min-width: 1024px) calc(50vw - 248px), (min-width: 700px) calc(50vw - 52px), calc(50vw - 22px)";

/** The question in the address, once there is one. */
function Asked({ hasSearch }: { hasSearch: boolean }) {
  const { search } = useLocation();
  const [isTalkOlder] = useState(hasSearch);
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && (hasSearch || /[?&]q=/.test(search))) setAsked(true);
  return isAsked ? (
    <Suspense fallback={null}>
      <QuestionAddress place="panel" isTalkOlder={isTalkOlder} />
    </Suspense>
  ) : null;
}

export function Explore() {
  const isOpen = useInSteps(usePanels.subscribe, isStylistWanted);
  const search = useConversation((state) => state.search);
  const isSearching = useConversation((state) => state.isSearching);
  // Below that width the panel lies over the screen, which stays as it is.
  const isBeside = useMedia("(width >= 1024px)") && isOpen;
  const sizes = isBeside ? BESIDE_PANEL : FEED_SIZES;
  return (
    <>
      <Asked hasSearch={search !== null} />
      <ExploreScreen
        field={isBeside ? null : <StylistField onAsk={openStylist} />}
        stylist={
          isOpen ? (
            <Suspense fallback={<span />}>
              <StylistPanel onClose={closeStylist} />
            </Suspense>
          ) : null
        }
        found={
          search ? (
            <Suspense fallback={null}>
              <Found place="panel" sizes={sizes} panel={{ isOpen, open: openStylist }} />
            </Suspense>
          ) : null
        }
        search={
          search &&
          `${search.previous ?? search.conversation ?? ""} ${search.query} ${search.without.length}`
        }
        isSearching={isSearching}
        sizes={sizes}
        onAskStylist={openStylist}
      />
    </>
  );
}

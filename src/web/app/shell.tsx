// What stands around every screen: bar, footer, overlays, notices, and where a new screen begins.
import { Suspense, useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import {
  matchPath,
  NavigationType,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router";
import { PAGES } from "../../contract/pages.ts";
import { PIECES_ID } from "../features/products/product-grid.tsx";
import { keepSession } from "../lib/keep-session.ts";
import { Later } from "../lib/later.tsx";
import { useText } from "../lib/languages/language-store.ts";
import { paths } from "../lib/paths.ts";
import { onSessionEnd } from "../lib/session.ts";
import { Toaster } from "../ui/toaster.tsx";
import { ConnectionNote } from "./connection-note.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { Overlays } from "./overlays.tsx";
import { ScreenSkeleton } from "./screen-skeleton.tsx";

export function Shell() {
  const { t } = useText();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useLeaveWhenSignedOut();
  useEffect(() => keepSession(), []);
  useArrival(main);

  return (
    <>
      <SkipLink to="content">{t("skip")}</SkipLink>
      {hasPieces(pathname) && <SkipLink to={PIECES_ID}>{t("skipToPieces")}</SkipLink>}
      <NavigationBar />
      <main id="content" ref={main} tabIndex={-1} className="flex-1">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Later>
        <Footer />
      </Later>
      <Overlays />
      <ConnectionNote />
      <Toaster label={t("toasts")} dismissLabel={t("dismiss")} />
    </>
  );
}

/** Screens with a list of pieces that stands behind filters, a talk or a head. */
const hasPieces = (pathname: string) =>
  [PAGES.explore, PAGES.stylist, PAGES.brand, PAGES.collection].some((page) =>
    matchPath(page, pathname),
  );

/** Seen when the keyboard comes to it: it leads past what stands above. */
const SkipLink = ({ to, children }: { to: string; children: string }) => (
  <a
    href={`#${to}`}
    onClick={(event) => {
      const place = document.getElementById(to);
      if (!place) return;
      // Without a step in the history: Back leads to the page before.
      event.preventDefault();
      place.focus();
    }}
    className="fixed start-4 -top-20 z-50 rounded-sm bg-ink px-4 py-3 text-on-ink focus:top-2"
  >
    {children}
  </a>
);

/** Logout, or a token that the server no longer accepts. Who is on the way to /login already is let go. */
function useLeaveWhenSignedOut(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onSessionEnd(() => {
        if (location.pathname !== paths.login) void navigate(paths.login);
      }),
    [navigate],
  );
}

/**
 * A new screen starts at its top, for the eye and for the keyboard. Back keeps the old place; Explore
 * looks after its own.
 */
function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const seen = useRef(pathname);
  useLayoutEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (type === NavigationType.Pop) return;
    if (pathname !== paths.explore) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, type, main]);
}

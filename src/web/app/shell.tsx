// What stands around every screen: bar, footer, overlays, notices, and where a new screen begins.
import { Suspense, useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { NavigationType, Outlet, useLocation, useNavigate, useNavigationType } from "react-router";
import { keepSession } from "../lib/keep-session.ts";
import { useText } from "../lib/languages/language-store.ts";
import { paths } from "../lib/paths.ts";
import { onSessionEnd } from "../lib/session.ts";
import { Thinking } from "../ui/thinking.tsx";
import { Toaster } from "../ui/toaster.tsx";
import { ConnectionNote } from "./connection-note.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { Overlays } from "./overlays.tsx";

export function Shell() {
  const { t } = useText();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useLeaveWhenSignedOut();
  useEffect(() => keepSession(), []);
  useArrival(main);

  return (
    <>
      <a
        href="#content"
        className="fixed start-4 -top-20 z-50 rounded-sm bg-ink px-4 py-3 text-on-ink focus:top-2"
      >
        {t("skip")}
      </a>
      <NavigationBar />
      <main id="content" ref={main} tabIndex={-1} className="flex-1">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<ScreenOnItsWay />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <Overlays />
      <ConnectionNote />
      <Toaster label={t("toasts")} dismissLabel={t("dismiss")} />
    </>
  );
}

function ScreenOnItsWay() {
  const { t } = useText();
  // A whole screen high: the footer would jump out of sight when the screen arrives.
  return (
    <div className="grid min-h-dvh place-items-center">
      <Thinking label={t("loading")} />
    </div>
  );
}

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

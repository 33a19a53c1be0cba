import { useEffect, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { CollectionButton } from "../features/collection/collection-button.tsx";
import { ExploreActions } from "../features/explore/explore-actions.tsx";
import { useText } from "../lib/languages/language.ts";
import { paths } from "../lib/paths.ts";
import { cx } from "../ui/cx.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { AccountLinks } from "./account-links.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LogoLink } from "./logo-link.tsx";
import { useNavigationItems } from "./navigation-items.ts";

const MENU_ID = "menu";

export function NavigationBar() {
  const { t } = useText();
  const items = useNavigationItems();
  const [isOpen, setOpen] = useMenu();

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="wrap-page flex h-(--bar) items-center gap-8">
        <LogoLink />
        <nav aria-label={t("nav.label")} className="hidden gap-6 text-15 lg:flex">
          {items.map((item) => (
            <NavLink key={item.to} to={item.to} end className={barLink}>
              {item.label}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1 max-lg:-me-3">
          <ShopperActions />
          <LanguageSwitch />
          <div className="hidden items-center gap-1 lg:flex">
            <AccountLinks />
          </div>
          <IconButton
            label={t("nav.menu")}
            aria-expanded={isOpen}
            aria-controls={MENU_ID}
            onClick={() => setOpen(!isOpen)}
            className="lg:hidden"
          >
            <MenuIcon isOpen={isOpen} />
          </IconButton>
        </div>
      </div>
      <PhoneMenu isOpen={isOpen} />
    </header>
  );
}

/** Explore has more to offer than the collection alone. */
function ShopperActions() {
  const { pathname } = useLocation();
  return pathname === paths.explore ? <ExploreActions /> : <CollectionButton />;
}

/** The same items, one under the other. */
function PhoneMenu({ isOpen }: { isOpen: boolean }) {
  const { t } = useText();
  const items = useNavigationItems();
  return (
    <nav
      id={MENU_ID}
      aria-label={t("nav.label")}
      hidden={!isOpen}
      className="wrap-page max-h-[calc(100dvh-var(--bar))] overflow-y-auto border-t border-line pt-2 pb-6 lg:hidden"
    >
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end className={menuLink}>
          {item.label}
        </NavLink>
      ))}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <AccountLinks />
      </div>
    </nav>
  );
}

const barLink = ({ isActive }: { isActive: boolean }) =>
  cx(
    "relative py-3 whitespace-nowrap transition-colors hover:text-ink",
    isActive
      ? "text-ink after:absolute after:inset-x-0 after:bottom-2 after:h-px after:bg-ink"
      : "text-ink-2",
  );

const menuLink = ({ isActive }: { isActive: boolean }) =>
  cx(
    "flex min-h-13 items-center border-b border-line text-18",
    isActive ? "font-medium" : "text-ink-2",
  );

/** Closes on Escape and when another screen opens. */
function useMenu() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpenOn(null);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);
  return [isOpen, (open: boolean) => setOpenOn(open ? pathname : null)] as const;
}

function MenuIcon({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 fill-none stroke-current"
      strokeWidth="1.5"
      strokeLinecap="round"
    >
      <path d={isOpen ? "m6 6 12 12M18 6 6 18" : "M4 8h16M4 16h16"} />
    </svg>
  );
}

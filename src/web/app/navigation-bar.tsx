// The bar above every screen: where one can go, what the shopper can do here, and the menu on small screens.
import { useEffect, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { CollectionButton } from "../features/collection/collection-button.tsx";
import { ExploreActions } from "../features/explore/explore-actions.tsx";
import { useExplore } from "../features/explore/explore-store.ts";
import { useText } from "../lib/languages/language-store.ts";
import { paths } from "../lib/paths.ts";
import { useSession, isHouse } from "../lib/session.ts";
import { cx } from "../ui/cx.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { AccountLinks } from "./account-links.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LogoLink } from "./logo-link.tsx";
import { toggleStylist, usePanels } from "./panels-store.ts";

const MENU_ID = "menu";

/** From where the links fit into the bar beside everything else, in Arabic too; a brand has more of them. */
const ROOM = {
  shopper: {
    bar: "hidden lg:flex",
    edge: "max-lg:-me-3",
    links: "gap-6",
    menu: "lg:hidden",
  },
  brand: {
    bar: "hidden xl:flex",
    edge: "max-xl:-me-3",
    links: "gap-5",
    menu: "xl:hidden",
  },
} as const;

const useRoom = () => ROOM[useSession() ? "brand" : "shopper"];

export function NavigationBar() {
  const { t } = useText();
  const items = useNavigationItems();
  const room = useRoom();
  const [isOpen, setOpen] = useMenu();

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      {/* Whoever reads in letters of twice the size has it in two lines. */}
      <div className="wrap-page flex min-h-(--bar) flex-wrap items-center gap-x-3 md:gap-x-8">
        <LogoLink />
        <nav aria-label={t("nav.label")} className={cx("flex-wrap text-15", room.links, room.bar)}>
          {items.map((item) => (
            <NavLink key={item.to} to={item.to} end className={barLink}>
              {item.label}
            </NavLink>
          ))}
        </nav>
        <ScreenTitle />
        <div className={cx("ms-auto flex flex-wrap items-center gap-1", room.edge)}>
          <ShopperActions />
          <LanguageSwitch />
          <div className={cx("items-center gap-1", room.bar)}>
            <AccountLinks />
          </div>
          <IconButton
            label={t("nav.menu")}
            aria-expanded={isOpen}
            aria-controls={MENU_ID}
            onClick={() => setOpen(!isOpen)}
            className={room.menu}
          >
            <MenuIcon isOpen={isOpen} />
          </IconButton>
        </div>
      </div>
      <PhoneMenu isOpen={isOpen} />
    </header>
  );
}

/** The title of Explore goes on standing here when the page has scrolled past it. */
function ScreenTitle() {
  const { t } = useText();
  const { pathname } = useLocation();
  const isInSight = useExplore((state) => state.inSight.title);
  if (pathname !== paths.explore || isInSight) return null;
  return (
    <p className="min-w-0 flex-1 basis-0 truncate text-subtitle transition-opacity duration-200 starting:opacity-0">
      {t("explore.title")}
    </p>
  );
}

/** Explore has more to offer than the collection alone. */
function ShopperActions() {
  const { pathname } = useLocation();
  const isStylistOpen = usePanels((state) => state.isChatOpen);
  if (pathname !== paths.explore) return <CollectionButton />;
  return <ExploreActions isStylistOpen={isStylistOpen} onToggleStylist={toggleStylist} />;
}

/** The same items, one under the other. */
function PhoneMenu({ isOpen }: { isOpen: boolean }) {
  const { t } = useText();
  const items = useNavigationItems();
  const room = useRoom();
  return (
    <nav
      id={MENU_ID}
      aria-label={t("nav.label")}
      hidden={!isOpen}
      className={cx(
        "wrap-page max-h-[calc(100dvh-var(--bar))] overflow-y-auto border-t border-line pt-2 pb-6",
        room.menu,
      )}
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

type Item = { to: string; label: string };

/** The same list in the bar and in the phone's menu. */
function useNavigationItems(): Item[] {
  const { t } = useText();
  const session = useSession();
  const brandId = session?.brandId;
  const items: Item[] = [
    { to: paths.explore, label: t("nav.explore") },
    { to: paths.stylist, label: t("nav.stylist") },
    { to: paths.register, label: t("nav.register") },
  ];
  if (brandId) {
    items.push(
      { to: paths.management(brandId), label: t("nav.management") },
      { to: paths.profile, label: t("nav.profile") },
    );
  }
  if (session && isHouse(session)) {
    items.push(
      { to: paths.moderation, label: t("nav.moderation") },
      { to: paths.refreshes, label: t("nav.refreshes") },
      { to: paths.database, label: t("nav.database") },
    );
  }
  return items;
}

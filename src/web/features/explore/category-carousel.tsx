// The twenty groups, and under them the categories of the group that is open.
import { useRef, useState, useEffect, type RefObject, type KeyboardEvent } from "react";
import { CATEGORY_TREE, type CategoryGroup } from "../../../contract/categories.ts";
import { explored, useExplore } from "./explore-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Later } from "../../lib/later.tsx";
import { useMedia } from "../../lib/use-media.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { BACK, FORWARD } from "../../ui/icon-paths.ts";
import { pressedState, toggleGroup } from "./category-choice.ts";
import { CategoryTile } from "./category-tile.tsx";
import { selectCategories } from "./filtering.ts";
import { Subcategories } from "./subcategories.tsx";
import { CATEGORY_SCROLL_PX } from "../../../contract/limits.ts";

/** As many as fill the widest screen that counts as narrow. */
const NARROW_ROW = 8;

export function CategoryCarousel() {
  const { t } = useText();
  const selected = useExplore((state) => state.selectedCategories);
  const [openName, setOpenName] = useState(() => firstOpen(selected));
  const row = useRef<HTMLDivElement>(null);
  const { isAtStart, isAtEnd, step } = useScroller(row);
  const { at, onKeyDown, setAt } = useToolbarKeys(row);
  // More than the narrow row shows; the others stand beyond its end and follow.
  const [atOnce] = useState(useMedia("(width < 43.75rem)") ? NARROW_ROW : CATEGORY_TREE.length);
  const open = CATEGORY_TREE.find(({ name }) => name === openName);

  function press(group: CategoryGroup) {
    const next = toggleGroup(explored().selectedCategories, group);
    setOpenName(next[group.name] && group.subcategories.length > 0 ? group.name : null);
    selectCategories(next);
  }

  const tiles = CATEGORY_TREE.map((group, n) => (
    <CategoryTile
      key={group.id}
      group={group}
      pressed={pressedState(selected, group)}
      isStop={n === at}
      onPress={() => {
        setAt(n);
        press(group);
      }}
    />
  ));

  return (
    <section aria-label={t("categories.name")} className="mt-2 md:mt-4">
      <div className="relative flex items-center gap-2 border-b border-line max-md:-mx-(--gutter)">
        <div
          ref={row}
          role="toolbar"
          tabIndex={-1}
          aria-label={t("categories.name")}
          onKeyDown={onKeyDown}
          className={cx(
            "-mb-px flex flex-1 gap-1 overflow-x-auto scroll-smooth [scrollbar-width:none] max-md:px-(--gutter)",
            !isAtEnd && "fade-inline-end",
          )}
        >
          {tiles.slice(0, atOnce)}
          <Later>
            {tiles.slice(atOnce)}
            <BringChosen row={row} />
          </Later>
        </div>
        <div className="flex max-md:hidden">
          <IconButton
            label={t("categories.back")}
            disabled={isAtStart}
            onClick={() => step(-1)}
            className="disabled:text-line-2 disabled:hover:bg-transparent"
          >
            <Icon path={BACK} className="size-5 flip-rtl" />
          </IconButton>
          <IconButton
            label={t("categories.forward")}
            disabled={isAtEnd}
            onClick={() => step(1)}
            className="disabled:text-line-2 disabled:hover:bg-transparent"
          >
            <Icon path={FORWARD} className="size-5 flip-rtl" />
          </IconButton>
        </div>
      </div>
      {open && <Subcategories group={open} />}
    </section>
  );
}

/** Who comes with a choice in the address sees it in the row, not beyond its end. */
function BringChosen({ row }: { row: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const tile = row.current?.querySelector("[aria-pressed=true], [aria-pressed=mixed]");
    if (!row.current || !tile) return;
    const [all, one] = [row.current.getBoundingClientRect(), tile.getBoundingClientRect()];
    if (one.left >= all.left && one.right <= all.right) return;
    const left = (one.left + one.right - all.left - all.right) / 2;
    row.current.scrollBy({ left, behavior: "instant" });
  }, [row]);
  return null;
}

/** Who comes back finds the group open in which something is chosen. */
function firstOpen(selected: Readonly<Record<string, boolean>>): string | null {
  const found = CATEGORY_TREE.find(
    (group) => group.subcategories.length > 0 && pressedState(selected, group) !== false,
  );
  return found?.name ?? null;
}

/** Steps through a row that is wider than its place, and knows where it ends. */
function useScroller(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => {
      // Right to left, the browser counts from zero downwards.
      const from = Math.abs(element.scrollLeft);
      const left = element.scrollWidth - element.clientWidth - from;
      setEnds({ isAtStart: from < 2, isAtEnd: left < 2 });
    };
    const watching = new ResizeObserver(look);
    watching.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      watching.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [row]);

  function step(direction: 1 | -1) {
    const sign = document.documentElement.dir === "rtl" ? -direction : direction;
    row.current?.scrollBy({ left: sign * CATEGORY_SCROLL_PX });
  }

  return { ...ends, step };
}

/** One stop for the Tab key; the arrow keys, Home and End walk through the buttons. */
function useToolbarKeys(bar: RefObject<HTMLElement | null>) {
  const [at, setAt] = useState(0);

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const to = target(event.key, at, buttons.length);
    if (to === null) return;
    event.preventDefault();
    setAt(to);
    buttons[to]?.focus();
  }

  return { at, setAt, onKeyDown };
}

/** Forward is where the line of text runs. */
function target(key: string, at: number, count: number): number | null {
  const isRtl = document.documentElement.dir === "rtl";
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === (isRtl ? "ArrowLeft" : "ArrowRight")) return Math.min(at + 1, count - 1);
  if (key === (isRtl ? "ArrowRight" : "ArrowLeft")) return Math.max(at - 1, 0);
  return null;
}

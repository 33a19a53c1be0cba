// The three lists and the search box; on wide screens they stay in sight.
import { Tabs } from "radix-ui";
import type { RefObject } from "react";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { controlStyle } from "../../../ui/control-style.ts";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/icon.tsx";
import { CROSS, SEARCH } from "../../../ui/icon-paths.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LISTS, type ListName } from "./product-lists.ts";
import { catalogueTranslations } from "../translations.ts";

type Props = {
  counts: Record<ListName, number>;
  query: string;
  onSearch: (query: string) => void;
  searchBox: RefObject<HTMLInputElement | null>;
};

export function ListToolbar({ counts, query, onSearch, searchBox }: Props) {
  const { t, text } = useTranslations(catalogueTranslations);
  return (
    <div className="z-20 -mx-1 -mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-paper px-1 py-3 md:sticky md:top-(--bar)">
      <Tabs.List
        aria-label={t("lists")}
        className="flex min-w-0 rounded-sm border border-line-2 max-md:w-full"
      >
        {LISTS.map((list) => (
          <Tabs.Trigger
            key={list}
            value={list}
            className="inline-flex min-h-11 items-center justify-center gap-2 border-e border-line-2 px-4 text-15 text-ink-2 transition-colors last:border-0 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:bg-sunk data-[state=active]:font-semibold data-[state=active]:text-ink max-md:flex-1 max-md:flex-col max-md:gap-0.5 max-md:px-2 max-md:py-1.5 max-md:text-14 max-md:leading-snug"
          >
            <span>{t(`list.${list}`)}</span>
            <span data-count={list} className="text-14 font-semibold tabular-nums">
              {text.formats.number(counts[list])}
            </span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <search className="relative w-full md:w-80">
        <Icon
          path={SEARCH}
          className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-3"
        />
        <input
          ref={searchBox}
          type="search"
          dir="auto"
          value={query}
          aria-label={t("search")}
          aria-keyshortcuts="/"
          placeholder={t("search")}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape" && query !== "") onSearch("");
          }}
          className={cx(
            controlStyle,
            "min-h-11 ps-11 pe-12 text-15 rtl:text-right [&::-webkit-search-cancel-button]:hidden",
          )}
        />
        {query === "" ? (
          <kbd
            aria-hidden="true"
            className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 rounded-sm border border-line-2 px-1.5 font-sans text-13 text-ink-3 max-md:hidden"
          >
            /
          </kbd>
        ) : (
          <IconButton
            label={t("clearSearch")}
            onClick={() => {
              onSearch("");
              searchBox.current?.focus();
            }}
            className="absolute end-0 top-0 hover:bg-transparent"
          >
            <Icon path={CROSS} className="size-4" />
          </IconButton>
        )}
      </search>
    </div>
  );
}

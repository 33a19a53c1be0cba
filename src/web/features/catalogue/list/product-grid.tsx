// Thousands of products, of which only those near the window are in the page.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from "@tanstack/react-virtual";
import { useCallback, useMemo, useRef, useState, useLayoutEffect, type RefObject } from "react";
import { useTranslations } from "../../../lib/languages/translations.ts";
import type { Products } from "../drafts/changes.ts";
import { useDesk } from "../drafts/draft-store.ts";
import { columnsFor, guessHeight, rowsOf, type GridRow } from "./grid-rows.ts";
import { ProductEditor } from "../editor/product-editor.tsx";
import type { ListName } from "./product-lists.ts";
import { ProductTile } from "./product-tile.tsx";
import { catalogueTranslations } from "../translations.ts";

type Props = {
  products: Products;
  list: ListName;
  isBulk: boolean;
  selected: ReadonlySet<string>;
};

/** Rows beyond the window's edges that are drawn ahead. */
const AHEAD = 3;
const GAP = 16;

export function ProductGrid({ products, list, isBulk, selected }: Props) {
  const { t } = useTranslations(catalogueTranslations);
  const box = useRef<HTMLDivElement>(null);
  const { width, top } = usePlace(box);
  const opened = useDesk((desk) => desk.opened);
  const columns = columnsFor(width);
  const rows = useMemo(
    () => rowsOf(products, columns, new Set(opened)),
    [products, columns, opened],
  );
  const [focused, setFocused] = useState<string | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised on what it returns
  const virtualizer = useWindowVirtualizer({
    count: width === 0 ? 0 : rows.length,
    estimateSize: (at) => guessHeight(elementAt(rows, at), columns, width),
    getItemKey: (at) => rows[at]?.key ?? at,
    scrollMargin: top,
    overscan: AHEAD,
    gap: GAP,
    useFlushSync: false,
    rangeExtractor: useFocusedToo(rows, focused),
  });

  return (
    <div
      ref={box}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows stand between the list and its items
      role="list"
      aria-label={t(`list.${list}`)}
      // What takes the focus must not come to stand under the bars at the top or at a phone's foot.
      className="relative [&_:is(a,button,input,select,textarea)]:scroll-mt-40 [&_:is(a,button,input,select,textarea)]:scroll-mb-24"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            role="presentation"
            onFocus={() => setFocused(row.key)}
            onBlur={() => setFocused(null)}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {row.kind === "editor" ? (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
              <div role="listitem">
                <ProductEditor product={row.product} />
              </div>
            ) : (
              <Cards
                row={row}
                columns={columns}
                list={list}
                total={products.length}
                isBulk={isBulk}
                selected={selected}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Where the keyboard stands stays in the page, however far the wheel has gone. */
function useFocusedToo(rows: readonly GridRow[], focused: string | null) {
  return useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range);
      const at = focused === null ? -1 : rows.findIndex(({ key }) => key === focused);
      return at === -1 || near.includes(at) ? near : [...near, at].toSorted((a, b) => a - b);
    },
    [rows, focused],
  );
}

type CardsProps = Pick<Props, "list" | "isBulk" | "selected"> & {
  row: Extract<GridRow, { kind: "cards" }>;
  columns: number;
  total: number;
};

function Cards({ row, columns, list, total, isBulk, selected }: CardsProps) {
  return (
    <div
      role="presentation"
      className="grid gap-4"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {row.products.map((product, n) => (
        <div
          key={product.id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
          role="listitem"
          aria-posinset={row.first + n + 1}
          aria-setsize={total}
          className="grid"
        >
          <ProductTile
            product={product}
            list={list}
            isLying={columns === 1}
            isBulk={isBulk}
            isSelected={selected.has(product.id)}
          />
        </div>
      ))}
    </div>
  );
}

/** How wide an element is and how far down the page it begins; followed while either changes. */
function usePlace(target: RefObject<HTMLElement | null>): { width: number; top: number } {
  const [place, setPlace] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const look = () => {
      const box = element.getBoundingClientRect();
      const now = { width: Math.floor(box.width), top: Math.round(box.top + window.scrollY) };
      setPlace((was) => (was.width === now.width && was.top === now.top ? was : now));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // What comes and goes above it changes the height of the page.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [target]);
  return place;
}

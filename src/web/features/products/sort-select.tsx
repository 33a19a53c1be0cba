// What comes first in a list.
import { SORTS, type Sort } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { Select } from "../../ui/select.tsx";

type Props = {
  value: Sort | null;
  onChange: (sort: Sort | null) => void;
  /** What the list is in before anybody chose; null where that is one of the others. */
  unsorted?: "sort.mixed" | "sort.best" | null;
  /** It has a line of its own. */
  isWide?: boolean;
};

export function SortSelect({ value, onChange, unsorted = "sort.mixed", isWide }: Props) {
  const { t } = useText();
  return (
    <label
      className={cx(
        "flex-none items-center text-14 text-ink-2",
        isWide ? "grid grid-cols-[auto_minmax(0,1fr)] gap-3" : "flex gap-2",
      )}
    >
      {/* On a phone the row belongs to what was found. */}
      <span className={isWide ? "text-15 font-semibold text-ink" : "max-md:sr-only"}>
        {t("sort.name")}
      </span>
      <Select
        value={value ?? ""}
        onChange={({ target }) => onChange(SORTS.find((sort) => sort === target.value) ?? null)}
        className={cx(
          "min-h-11 ps-2.5! pe-9! text-14",
          !isWide && "w-auto max-md:max-w-34 max-md:truncate",
        )}
      >
        {unsorted && <option value="">{t(unsorted)}</option>}
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
    </label>
  );
}

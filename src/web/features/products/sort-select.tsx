// What comes first in a list.
import { SORTS, type Sort } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { controlStyle } from "../../ui/control-style.ts";
import { cx } from "../../ui/cx.ts";

type Props = {
  value: Sort | null;
  onChange: (sort: Sort | null) => void;
  /** What the list is in before anybody chose; null where that is one of the others. */
  unsorted?: "sort.mixed" | "sort.best" | null;
};

export function SortSelect({ value, onChange, unsorted = "sort.mixed" }: Props) {
  const { t } = useText();
  return (
    <label className="flex flex-none items-center gap-2 text-14 text-ink-2">
      {t("sort.name")}
      <select
        value={value ?? ""}
        onChange={({ target }) => onChange(SORTS.find((sort) => sort === target.value) ?? null)}
        className={cx(controlStyle, "min-h-11 w-auto px-2.5 text-14")}
      >
        {unsorted && <option value="">{t(unsorted)}</option>}
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

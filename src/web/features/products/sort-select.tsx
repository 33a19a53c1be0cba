// What comes first in a list.
import { SORTS, type Sort } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Select } from "../../ui/select.tsx";

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
      {/* On a phone the row belongs to what was found. */}
      <span className="max-md:sr-only">{t("sort.name")}</span>
      <Select
        value={value ?? ""}
        onChange={({ target }) => onChange(SORTS.find((sort) => sort === target.value) ?? null)}
        className="min-h-11 w-auto ps-2.5! pe-9! text-14 max-md:max-w-34 max-md:truncate"
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

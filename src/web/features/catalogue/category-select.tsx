// One of the catalogue's categories, or none yet.
import type { ComponentProps } from "react";
import { CATEGORIES } from "../../../contract/categories.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Select } from "../../ui/select.tsx";
import { catalogueTranslations } from "./translations.ts";

export function CategorySelect(props: Omit<ComponentProps<typeof Select>, "children">) {
  const { t, text } = useTranslations(catalogueTranslations);
  return (
    <Select {...props}>
      <option value="">{t("noCategory")}</option>
      {CATEGORIES.map((name) => (
        <option key={name} value={name}>
          {text.nameOf(name)}
        </option>
      ))}
    </Select>
  );
}

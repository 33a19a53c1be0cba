// The fields that adding and editing have in common.
import type { ReactNode } from "react";
import { CURRENCY_DEFAULT } from "../../../../contract/limits.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { cx } from "../../../ui/cx.ts";
import { Field } from "../../../ui/field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { FormField, ProductForm } from "./product-form.ts";
import { CategorySelect } from "../category-select.tsx";
import { catalogueTranslations } from "../translations.ts";

type Props = {
  form: ProductForm;
  onEdit: (values: Partial<ProductForm>) => void;
  errorOf: (field: FormField) => string | undefined;
  currency?: string;
  /** A product that is not there yet cannot be on sale. */
  hasSale?: boolean;
  /** Stands beside the address of the product. */
  children?: ReactNode;
};

type TextField = {
  [Name in FormField]: ProductForm[Name] extends string ? Name : never;
}[FormField];

export function ProductFields(props: Props) {
  const { form, onEdit, errorOf, currency = CURRENCY_DEFAULT, hasSale = false, children } = props;
  const { t, text } = useTranslations(catalogueTranslations);
  const bind = (name: TextField) => ({
    name,
    value: form[name],
    dir: "auto",
    autoComplete: "off",
    className: "text-page-start",
    onChange: (event: { target: { value: string } }) => onEdit({ [name]: event.target.value }),
  });
  const price = currency === CURRENCY_DEFAULT ? t("price") : t("priceIn", { currency });
  const word = (name: "style" | "colors" | "sizes" | "materials") => (
    <Field
      label={t(name)}
      error={errorOf(name)}
      hint={name === "style" ? undefined : t("commaSeparated")}
    >
      <TextInput {...bind(name)} {...(name === "style" && { maxLength: 80 })} />
    </Field>
  );
  const category = (
    <Field label={t("category")} error={errorOf("category")}>
      <CategorySelect {...bind("category")} />
    </Field>
  );
  const address = (
    <div className={cx(!hasSale && "sm:col-span-2")}>
      <Field label={t("url")} error={errorOf("url")}>
        <TextInput {...bind("url")} {...ADDRESS} />
      </Field>
    </div>
  );
  return (
    <div className="grid content-start gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field label={t("title")} error={errorOf("title")}>
          <TextInput {...bind("title")} required maxLength={300} />
        </Field>
      </div>
      <Field label={price} error={errorOf("price")}>
        <TextInput {...bind("price")} {...MONEY} required />
      </Field>
      {hasSale && (
        <Field
          label={t("current_price")}
          optionalLabel={text.t("optional")}
          error={errorOf("current_price")}
        >
          <TextInput {...bind("current_price")} {...MONEY} />
        </Field>
      )}
      {hasSale && category}
      {hasSale && word("style")}
      <div className="sm:col-span-2">
        <Field label={t("description")} error={errorOf("description")}>
          <TextArea
            {...bind("description")}
            required
            maxLength={10_000}
            className="max-h-72 min-h-24 text-page-start"
          />
        </Field>
      </div>
      {!hasSale && (
        // A new piece is asked for in the specified order.
        <>
          {address}
          {children}
          {category}
          {word("style")}
        </>
      )}
      {word("colors")}
      {word("sizes")}
      {word("materials")}
      {hasSale && address}
      {hasSale && children}
      <div className="grid gap-4 sm:col-span-2">
        <Field
          label={t("title_ar")}
          optionalLabel={text.t("optional")}
          hint={t("arabicHint")}
          error={errorOf("title_ar")}
        >
          <TextInput {...bind("title_ar")} lang="ar" maxLength={300} />
        </Field>
        <Field
          label={t("description_ar")}
          optionalLabel={text.t("optional")}
          error={errorOf("description_ar")}
        >
          <TextArea
            {...bind("description_ar")}
            lang="ar"
            maxLength={10_000}
            className="max-h-72 min-h-20 text-page-start"
          />
        </Field>
      </div>
    </div>
  );
}

/** A wheel that scrolls the page must not change the price under it. */
const MONEY = {
  type: "number",
  step: "0.01",
  min: "0",
  inputMode: "decimal",
  dir: "ltr",
  onWheel: (event: { currentTarget: HTMLElement }) => event.currentTarget.blur(),
} as const;

export const ADDRESS = {
  type: "url",
  inputMode: "url",
  dir: "ltr",
  maxLength: 2000,
  placeholder: "https://",
} as const;

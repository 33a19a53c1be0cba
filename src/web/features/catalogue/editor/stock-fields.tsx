// Sold out as a whole, or by colour and size.
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Switch } from "../../../ui/switch.tsx";
import type { ProductForm } from "./product-form.ts";
import { isStockComplete, variantsFor, withSoldOut, withVariantStock } from "./stock.ts";
import { catalogueTranslations } from "../translations.ts";

type Props = { form: ProductForm; onEdit: (values: Partial<ProductForm>) => void };

export function StockFields({ form, onEdit }: Props) {
  const { t } = useTranslations(catalogueTranslations);
  const { variants, sold_out } = form;
  const canTrack = !isStockComplete(form) && variantsFor(form).length > 0;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-14 font-semibold">{t("stock")}</legend>
      <Checkbox
        checked={sold_out}
        onChange={(event) => onEdit(withSoldOut(form, event.target.checked))}
      >
        {t("sold_out")}
      </Checkbox>
      {variants.length > 0 && <Variants form={form} onEdit={onEdit} />}
      {canTrack && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => {
            const wanted = variantsFor(form);
            onEdit({
              variants: sold_out ? wanted.map((one) => ({ ...one, in_stock: false })) : wanted,
            });
          }}
        >
          {t(variants.length > 0 ? "renewStock" : "trackStock")}
        </Button>
      )}
    </fieldset>
  );
}

function Variants({ form, onEdit }: Props) {
  const { t, text } = useTranslations(catalogueTranslations);
  return (
    <ul
      aria-label={t("variants")}
      className="grid max-h-64 overflow-y-auto rounded-sm border border-line px-3"
    >
      {form.variants.map(({ color, size, in_stock }, at) => (
        <li key={`${color} ${size}`} className="border-b border-line last:border-0">
          <Switch
            checked={in_stock}
            onChange={(event) => onEdit(withVariantStock(form, at, event.target.checked))}
          >
            <bdi>{color === null ? t("everyColor") : text.nameOf(color)}</bdi>
            {" · "}
            <bdi>{size === null ? t("everySize") : text.nameOf(size)}</bdi>
            <span className="sr-only">: {t("inStock")}</span>
          </Switch>
        </li>
      ))}
    </ul>
  );
}

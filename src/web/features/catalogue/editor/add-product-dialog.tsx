// A piece that a brand writes down itself.
import { useEffect } from "react";
import type { Product } from "../../../../contract/products.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useCheckedForm } from "../../../ui/use-checked-form.ts";
import {
  EMPTY_NEW,
  forgetNewProduct,
  keepNewProduct,
  readNewProduct,
  type NewProductForm,
} from "../drafts/draft-storage.ts";
import { PictureEditor } from "../pictures/picture-editor.tsx";
import { ADDRESS, ProductFields } from "./product-fields.tsx";
import { checkForm, contentOf, readPrice, type ProductForm } from "./product-form.ts";
import { problemsOf } from "../saving/save-one.ts";
import { useWorkbench } from "../workbench-context.ts";
import { catalogueTranslations } from "../translations.ts";

type Props = { isOpen: boolean; onClose: () => void; onAdded: (product: Product) => void };

const FORM_ID = "add-product";

export function AddProductDialog({ isOpen, onClose, onAdded }: Props) {
  const { t, text } = useTranslations(catalogueTranslations);
  const { brandId, actions } = useWorkbench();
  const form = useCheckedForm<NewProductForm>(
    () => readNewProduct(brandId),
    (values) => checkForm(wholeOf(values), { url: null }),
  );
  const values = form.watch();
  const { isSubmitting, failure } = form;
  useEffect(() => {
    if (isOpen) document.getElementById(FORM_ID)?.querySelector("input")?.focus();
  }, [isOpen]);

  function onEdit(changed: Partial<NewProductForm>) {
    form.change(changed);
    form.clearErrors();
    keepNewProduct(brandId, form.getValues());
  }

  async function add(typed: NewProductForm) {
    try {
      const added = await actions.add({
        ...contentOf(wholeOf(typed)),
        hidden: typed.hidden,
        isNew: true,
        active: false,
      });
      forgetNewProduct(brandId);
      form.reset(EMPTY_NEW);
      onAdded(added);
    } catch (error) {
      for (const { field, detail } of problemsOf(error, text.errorText(error, "productAddFailed")))
        form.setError(field ?? "root", { message: detail });
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("addProduct")}
      closeLabel={text.t("close")}
      width="wide"
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="ink"
            isBusy={isSubmitting}
            disabled={!isReady(values)}
          >
            {t(isSubmitting ? "adding" : "add")}
          </Button>
        </>
      }
    >
      <Form
        id={FORM_ID}
        onSubmit={() => (isReady(values) ? form.submit(add) : undefined)}
        className="grid gap-5"
      >
        {failure && <Banner>{failure}</Banner>}
        <p className="text-15 text-ink-2">{t("addHint")}</p>
        <ProductFields form={values} onEdit={onEdit} errorOf={form.errorOf}>
          <div className="grid gap-3 sm:col-span-2">
            <Field label={t("imageUrl")} error={form.errorOf("pictures")}>
              <TextInput
                {...ADDRESS}
                name="image_url"
                value={values.imageUrl}
                onChange={(event) => onEdit({ imageUrl: event.target.value })}
              />
            </Field>
            <PictureEditor
              brandId={brandId}
              pictures={values.pictures}
              onChange={(pictures: string[]) => onEdit({ pictures })}
            />
          </div>
        </ProductFields>
        <Checkbox
          checked={values.hidden}
          onChange={(event) => onEdit({ hidden: event.target.checked })}
        >
          {t("hideFromPublic")}
        </Checkbox>
      </Form>
    </Dialog>
  );
}

/** Title, description and price are what a product cannot do without. */
const isReady = (form: NewProductForm): boolean =>
  form.title.trim() !== "" && form.description.trim() !== "" && readPrice(form.price) !== null;

/** The address that was typed comes first, what was uploaded follows. */
const wholeOf = ({ imageUrl, ...form }: NewProductForm): ProductForm =>
  imageUrl.trim() === "" ? form : { ...form, pictures: [imageUrl.trim(), ...form.pictures] };

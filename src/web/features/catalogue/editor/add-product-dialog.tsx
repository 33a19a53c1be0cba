// A piece that a brand writes down itself.
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { Product } from "../../../../contract/products.ts";
import { isMessageKey } from "../../../../contract/messages.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import {
  EMPTY_NEW,
  forgetNewProduct,
  keepNewProduct,
  readNewProduct,
  type NewProductForm,
} from "../drafts/draft-storage.ts";
import { PictureEditor } from "../pictures/picture-editor.tsx";
import { ADDRESS, ProductFields } from "./product-fields.tsx";
import { checkForm, contentOf, readPrice, type FormField } from "./product-form.ts";
import { problemsOf } from "../saving/save-one.ts";
import type { Problem } from "../drafts/draft-store.ts";
import { useWorkbench } from "../workbench-context.ts";
import { catalogueTranslations } from "../translations.ts";

type Props = { isOpen: boolean; onClose: () => void; onAdded: (product: Product) => void };

const FORM_ID = "add-product";

export function AddProductDialog({ isOpen, onClose, onAdded }: Props) {
  const { t, text } = useTranslations(catalogueTranslations);
  const { brandId, actions } = useWorkbench();
  const [form, setForm] = useState<NewProductForm>(() => readNewProduct(brandId));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.querySelector("input")?.focus();
  }, [isOpen]);

  function onEdit(values: Partial<NewProductForm>) {
    const next = { ...form, ...values };
    setForm(next);
    setProblems([]);
    keepNewProduct(brandId, next);
  }

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !isReady(form)) return;
    const whole = { ...form, pictures: picturesOf(form) };
    const wrong = Object.entries(checkForm(whole, { url: null }));
    if (wrong.length > 0) {
      setProblems(wrong.map(([field, detail]) => ({ field: field as FormField, detail })));
      return;
    }
    setBusy(true);
    try {
      const added = await actions.add({
        ...contentOf(whole),
        hidden: form.hidden,
        isNew: true,
        active: false,
      });
      forgetNewProduct(brandId);
      setForm(EMPTY_NEW);
      onAdded(added);
    } catch (error) {
      setProblems(problemsOf(error, text.errorText(error, "productAddFailed")));
    } finally {
      setBusy(false);
    }
  }

  /** Our own are kept as keys, so that they follow a switch of the language. */
  const said = (detail: string) => (isMessageKey(detail) ? text.t(detail) : detail);
  const errorOf = (field: FormField) => {
    const detail = problems.find((one) => one.field === field)?.detail;
    return detail === undefined ? undefined : said(detail);
  };
  const general = problems.find(({ field }) => field === undefined)?.detail;

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
            isBusy={isBusy}
            disabled={!isReady(form)}
          >
            {t(isBusy ? "adding" : "add")}
          </Button>
        </>
      }
    >
      <form
        ref={place}
        id={FORM_ID}
        noValidate
        onSubmit={(event) => void add(event)}
        className="grid gap-5"
      >
        {general && <Banner>{said(general)}</Banner>}
        <p className="text-15 text-ink-2">{t("addHint")}</p>
        <ProductFields form={form} onEdit={onEdit} errorOf={errorOf}>
          <div className="grid gap-3 sm:col-span-2">
            <Field label={t("imageUrl")} error={errorOf("pictures")}>
              <TextInput
                {...ADDRESS}
                name="image_url"
                value={form.imageUrl}
                onChange={(event) => onEdit({ imageUrl: event.target.value })}
              />
            </Field>
            <PictureEditor
              brandId={brandId}
              pictures={form.pictures}
              onChange={(pictures: string[]) => onEdit({ pictures })}
            />
          </div>
        </ProductFields>
        <Checkbox
          checked={form.hidden}
          onChange={(event) => onEdit({ hidden: event.target.checked })}
        >
          {t("hideFromPublic")}
        </Checkbox>
      </form>
    </Dialog>
  );
}

/** Title, description and price are what a product cannot do without. */
const isReady = (form: NewProductForm): boolean =>
  form.title.trim() !== "" && form.description.trim() !== "" && readPrice(form.price) !== null;

/** The address that was typed comes first, what was uploaded follows. */
const picturesOf = ({ imageUrl, pictures }: NewProductForm): string[] =>
  imageUrl.trim() === "" ? pictures : [imageUrl.trim(), ...pictures];

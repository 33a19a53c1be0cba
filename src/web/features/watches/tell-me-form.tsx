// What to be told of, and where.
import { useId, useState, type FormEvent } from "react";
import type { Product } from "../../../contract/products.ts";
import { addWatch } from "../../../contract/watches.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { watchTranslations } from "./translations.ts";

const ANY = "back";
const IN_SIZE = "back:";

/** What is out of stock is more often wanted back than cheaper. */
export function TellMeForm({ product, onDone }: { product: Product; onDone: () => void }) {
  const { t, text } = useTranslations(watchTranslations);
  const [chosen, setChosen] = useState(product.sold_out ? ANY : "cheaper");
  const [email, setEmail] = useState("");
  const [failed, setFailed] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ids = { on: useId(), email: useId(), hint: useId() };
  const outOf = product.sizes.filter(
    (size) => !product.variants.some((one) => one.size === size && one.in_stock),
  );

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailed(null);
    const size = chosen.startsWith(IN_SIZE) ? chosen.slice(IN_SIZE.length) : undefined;
    try {
      const { message } = await call(addWatch, {
        body: {
          product_ids: [product.id],
          on: chosen === "cheaper" ? "cheaper" : "back",
          ...(size !== undefined && { size }),
          email: email.trim(),
          language: text.language,
        },
      });
      showToast({ message });
      onDone();
    } catch (error) {
      setFailed((error instanceof ApiError && error.detail) || t("failed"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-4">
      {failed && <Banner>{failed}</Banner>}
      <label htmlFor={ids.on} className="grid gap-1.5 text-14 text-ink-2">
        {t("on")}
        <Select id={ids.on} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="cheaper">{t("cheaper")}</option>
          <option value={ANY}>{t("back")}</option>
          {outOf.map((size) => (
            <option key={size} value={IN_SIZE + size}>
              {t("backIn", { size })}
            </option>
          ))}
        </Select>
      </label>
      <label htmlFor={ids.email} className="grid gap-1.5 text-14 text-ink-2">
        {t("email")}
        <TextInput
          id={ids.email}
          type="email"
          dir="ltr"
          required
          autoComplete="email"
          aria-describedby={ids.hint}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      <p id={ids.hint} className="text-13 text-ink-3 text-pretty">
        {t("emailHint")}
      </p>
      <Button type="submit" variant="ink" isBusy={isBusy}>
        {t("send")}
      </Button>
    </form>
  );
}

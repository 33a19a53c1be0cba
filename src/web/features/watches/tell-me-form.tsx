// What to be told of, and where: by e-mail, or in this browser.
import { useId, useState, type FormEvent } from "react";
import type { Product } from "../../../contract/products.ts";
import { addWatch } from "../../../contract/watches.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { canBePushed, PushRefused, subscribeToPush } from "./push-subscription.ts";
import { watchTranslations } from "./translations.ts";

const ANY = "back";
const IN_SIZE = "back:";

type Props = { products: readonly Product[]; onDone: () => void };

/** What is out of stock is more often wanted back than cheaper. */
export function TellMeForm({ products, onDone }: Props) {
  const { t, text } = useTranslations(watchTranslations);
  const [only] = products.length === 1 ? products : [];
  const [chosen, setChosen] = useState(only?.sold_out ? ANY : "cheaper");
  const [how, setHow] = useState<"email" | "push">("email");
  const [email, setEmail] = useState("");
  const [failed, setFailed] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ids = { on: useId(), email: useId(), hint: useId() };

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailed(null);
    const size = chosen.startsWith(IN_SIZE) ? chosen.slice(IN_SIZE.length) : undefined;
    try {
      const contact = how === "push" ? { push: await subscribeToPush() } : { email: email.trim() };
      const { message } = await call(addWatch, {
        body: {
          product_ids: products.map(({ id }) => id),
          on: chosen === "cheaper" ? "cheaper" : "back",
          ...(size !== undefined && { size }),
          ...contact,
          language: text.language,
        },
      });
      showToast({ message });
      onDone();
    } catch (error) {
      if (error instanceof PushRefused) setFailed(t("pushRefused"));
      else setFailed((error instanceof ApiError && error.detail) || t("failed"));
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
          <option value="cheaper">{t(only ? "cheaper" : "allCheaper")}</option>
          <option value={ANY}>{t(only ? "back" : "allBack")}</option>
          {only &&
            sizesOutOf(only).map((size) => (
              <option key={size} value={IN_SIZE + size}>
                {t("backIn", { size })}
              </option>
            ))}
        </Select>
      </label>
      {canBePushed() && (
        <Segmented
          label={t("how")}
          name="how"
          value={how}
          onChange={setHow}
          options={[
            { value: "email", label: t("byEmail") },
            { value: "push", label: t("byPush") },
          ]}
        />
      )}
      {how === "email" && (
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
      )}
      <p id={ids.hint} className="text-13 text-ink-3 text-pretty">
        {t(how === "email" ? "emailHint" : "pushHint")}
      </p>
      <Button type="submit" variant="ink" isBusy={isBusy}>
        {t("send")}
      </Button>
    </form>
  );
}

const sizesOutOf = ({ sizes, variants }: Product): string[] =>
  sizes.filter((size) => !variants.some((one) => one.size === size && one.in_stock));

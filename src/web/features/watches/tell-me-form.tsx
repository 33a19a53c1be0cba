// What to be told of, and where: by e-mail, or in this browser.
import { useId } from "react";
import { Link } from "react-router";
import type { Product } from "../../../contract/products.ts";
import { addWatch } from "../../../contract/watches.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { showToast } from "../../ui/toast-store.ts";
import { IN_SIZE, outOf, valueOf } from "./out-of.ts";
import { canBePushed, PushRefused, subscribeToPush } from "./push-subscription.ts";
import { watchTranslations } from "./translations.ts";

const ANY = "back";

type Wanted = { chosen: string; how: "email" | "push"; email: string };

type Props = {
  products: readonly Product[];
  back?: { size: string | null } | undefined;
  onDone: () => void;
};

/** What is out of stock is more often wanted back than cheaper. */
export function TellMeForm({ products, back, onDone }: Props) {
  const { t, text } = useTranslations(watchTranslations);
  const [only] = products.length === 1 ? products : [];
  const outs = only ? outOf(only) : [];
  const usual = only?.sold_out || back ? ANY : "cheaper";
  const start: Wanted = {
    chosen: back?.size ? IN_SIZE + back.size : usual,
    how: "email",
    email: "",
  };
  const form = useCheckedForm<Wanted>(start);
  const how = form.watch("how");
  const ids = { on: useId(), email: useId(), hint: useId() };

  async function send({ chosen, email }: Wanted) {
    const out = outs.find((one) => valueOf(one) === chosen);
    const size =
      out?.size ?? (chosen.startsWith(IN_SIZE) ? chosen.slice(IN_SIZE.length) : undefined);
    const contact = how === "push" ? { push: await subscribeToPush() } : { email: email.trim() };
    const { message } = await call(addWatch, {
      body: {
        product_ids: products.map(({ id }) => id),
        on: chosen === "cheaper" ? "cheaper" : "back",
        ...(size !== undefined && { size }),
        ...(out?.color && { color: out.color }),
        ...contact,
        language: text.language,
      },
    });
    showToast({ message });
    onDone();
  }

  const failureOf = (error: unknown): string =>
    error instanceof PushRefused
      ? t("pushRefused")
      : (error instanceof ApiError && error.detail) || t("failed");

  return (
    // An address is asked for by the browser itself.
    <Form noValidate={false} onSubmit={() => form.submit(send, failureOf)} className="grid gap-4">
      {form.failure && <Banner>{form.failure}</Banner>}
      <label htmlFor={ids.on} className="grid gap-1.5 text-14 text-ink-2">
        {t("on")}
        <Select id={ids.on} {...form.register("chosen")}>
          <option value="cheaper">{t(only ? "cheaper" : "allCheaper")}</option>
          <option value={ANY}>{t(only ? "back" : "allBack")}</option>
          {outs.map((out) => (
            <option key={valueOf(out)} value={valueOf(out)}>
              {out.color
                ? t("backInColor", { size: out.size, color: text.nameOf(out.color) })
                : t("backIn", { size: out.size })}
            </option>
          ))}
        </Select>
      </label>
      {canBePushed() && (
        <Segmented
          label={t("how")}
          name="how"
          value={how}
          onChange={(next) => form.change({ how: next })}
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
            {...form.register("email")}
            id={ids.email}
            type="email"
            dir="ltr"
            required
            autoComplete="email"
            aria-describedby={ids.hint}
          />
        </label>
      )}
      <p id={ids.hint} className="text-13 text-ink-3 text-pretty">
        {t(how === "email" ? "emailHint" : "pushHint")}
        {how === "push" && (
          <>
            {" "}
            <Link to={paths.watch} className="link">
              {t("hereManage")}
            </Link>
          </>
        )}
      </p>
      <Button type="submit" variant="ink" isBusy={form.isSubmitting}>
        {t("send")}
      </Button>
    </Form>
  );
}

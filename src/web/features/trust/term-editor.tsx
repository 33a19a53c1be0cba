// The form for one term: figures, choices, lists or two parts of the country.
import {
  EXCEPTED_GROUPS,
  PAYMENT_WAYS,
  type TermKind,
  type TermValue,
} from "../../../contract/trust.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { ownTranslations } from "./own-translations.ts";
import { draftOf, valueOf, type Draft } from "./term-draft.ts";
import { trustTranslations } from "./translations.ts";

type Props = {
  kind: TermKind;
  value: TermValue | undefined;
  /** Null takes the brand's word back. */
  onSave: (value: TermValue | null) => Promise<void>;
  onCancel: () => void;
  canTakeBack: boolean;
};

const useTermForm = (kind: TermKind, value: TermValue | undefined) =>
  useCheckedForm<Draft>(() => draftOf(kind, value));

export function TermEditor({ kind, value, onSave, onCancel, canTakeBack }: Props) {
  const { t } = useTranslations(ownTranslations);
  const form = useTermForm(kind, value);
  const next = valueOf(kind, form.watch());
  const save = (written: TermValue | null) =>
    form.submit(
      () => onSave(written),
      () => t("saveFailed"),
    );
  return (
    <Form
      className="mt-3 grid max-w-md gap-3 rounded-sm bg-sunk p-4"
      onSubmit={() => (next === undefined ? undefined : save(next))}
    >
      <Control kind={kind} form={form} />
      {form.failure && (
        <p role="alert" className="text-14 text-accent">
          {form.failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="ink"
          size="sm"
          disabled={form.isSubmitting || next === undefined}
        >
          {t("save")}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {t("cancel")}
        </Button>
        {canTakeBack && (
          <Button size="sm" onClick={() => void save(null)}>
            {t("takeBack")}
          </Button>
        )}
      </div>
    </Form>
  );
}

type ControlProps = { kind: TermKind; form: ReturnType<typeof useTermForm> };

function Control(props: ControlProps) {
  switch (props.kind) {
    case "delivery_fee":
    case "delivery_days":
    case "cash_limits":
      return <Pair {...props} />;
    case "payment":
    case "exceptions":
      return <Several {...props} />;
    case "contact":
    case "branches":
      return <Lines {...props} />;
    case "free_from":
    case "exchange_days":
    case "return_days":
      return <Figure {...props} />;
    case "exchange_cost":
    case "return_cost":
      return <Cost {...props} />;
    default:
      return <OneOf {...props} />;
  }
}

function Pair({ kind, form }: ControlProps) {
  const { t } = useTranslations(ownTranslations);
  const { t: say } = useTranslations(trustTranslations);
  const isCash = kind === "cash_limits";
  const hint = isCash ? undefined : t(kind === "delivery_fee" ? "feeHint" : "daysHint");
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={isCash ? say("upTo", { money: "…" }) : t("near")} {...(hint && { hint })}>
        <TextInput {...form.register("text")} />
      </Field>
      <Field label={isCash ? say("deposit", { amount: "…" }) : t("far")}>
        <TextInput {...form.register("far")} />
      </Field>
    </div>
  );
}

function Several({ kind, form }: ControlProps) {
  const { t: say } = useTranslations(trustTranslations);
  const options = kind === "payment" ? PAYMENT_WAYS : EXCEPTED_GROUPS;
  const label = (option: string) =>
    say(kind === "payment" ? (`pay.${option}` as "pay.cash") : (`group.${option}` as "group.sale"));
  const picked = form.watch("picked");
  const toggle = (option: string) =>
    form.change({
      picked: picked.includes(option)
        ? picked.filter((one) => one !== option)
        : [...picked, option],
    });
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="sr-only">{say(`kind.${kind}`)}</legend>
      {options.map((option) => (
        <Checkbox key={option} checked={picked.includes(option)} onChange={() => toggle(option)}>
          {label(option)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Lines({ kind, form }: ControlProps) {
  const { t } = useTranslations(ownTranslations);
  const { t: say } = useTranslations(trustTranslations);
  return (
    <Field label={say(`kind.${kind}`)} hint={t("listHint")}>
      <TextArea rows={4} {...form.register("text")} />
    </Field>
  );
}

function Figure({ kind, form }: ControlProps) {
  const { t } = useTranslations(ownTranslations);
  const { t: say } = useTranslations(trustTranslations);
  return (
    <Field label={say(`kind.${kind}`)} hint={t(kind === "free_from" ? "amount" : "refusedHint")}>
      <TextInput inputMode="numeric" {...form.register("text")} />
    </Field>
  );
}

function Cost({ kind, form }: ControlProps) {
  const { t } = useTranslations(ownTranslations);
  const { t: say } = useTranslations(trustTranslations);
  const who = form.watch("text");
  const isAmount = who !== "shop" && who !== "shopper";
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={say(`kind.${kind}`)}>
        <Select
          value={isAmount ? "amount" : who}
          onChange={({ target }) =>
            form.change({ text: target.value === "amount" ? "" : target.value })
          }
        >
          <option value="shop">{say("pays.shop")}</option>
          <option value="shopper">{say("pays.shopper")}</option>
          <option value="amount">{t("costAmount")}</option>
        </Select>
      </Field>
      {isAmount && (
        <Field label={t("amount")}>
          <TextInput inputMode="numeric" {...form.register("text")} />
        </Field>
      )}
    </div>
  );
}

const CHOICES: Partial<Record<TermKind, [value: string, word: keyof typeof trustTranslations][]>> =
  {
    cash_on_delivery: [
      ["true", "yes"],
      ["false", "no"],
    ],
    refund_as: [
      ["money", "back.money"],
      ["credit", "back.credit"],
    ],
    on_delivery: [
      ["try", "door.try"],
      ["open", "door.open"],
      ["sealed", "door.sealed"],
    ],
    confirmation: [
      ["phone", "by.phone"],
      ["whatsapp", "by.whatsapp"],
      ["either", "by.either"],
    ],
  };

function OneOf({ kind, form }: ControlProps) {
  const { t } = useTranslations(ownTranslations);
  const { t: say } = useTranslations(trustTranslations);
  return (
    <Field label={say(`kind.${kind}`)}>
      <Select {...form.register("text")}>
        <option value="">{t("notStated")}</option>
        {(CHOICES[kind] ?? []).map(([value, word]) => (
          <option key={value} value={value}>
            {say(word)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

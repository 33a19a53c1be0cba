// The form for one term: figures, choices, lists or two parts of the country.
import { useState } from "react";
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
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { ownTranslations } from "./own-translations.ts";
import { draftOf, valueOf, type Draft } from "./term-draft.ts";
import { trustTranslations } from "./translations.ts";

type Props = {
  kind: TermKind;
  value: TermValue | undefined;
  isSaving: boolean;
  error: string | null;
  onSave: (value: TermValue) => void;
  onCancel: () => void;
  onTakeBack?: () => void;
};

export function TermEditor({ kind, value, isSaving, error, onSave, onCancel, onTakeBack }: Props) {
  const { t } = useTranslations(ownTranslations);
  const [draft, setDraft] = useState<Draft>(() => draftOf(kind, value));
  const next = valueOf(kind, draft);
  return (
    <form
      className="mt-3 grid max-w-md gap-3 rounded-sm bg-sunk p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (next !== undefined) onSave(next);
      }}
    >
      <Control kind={kind} draft={draft} onChange={setDraft} />
      {error && (
        <p role="alert" className="text-14 text-accent">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" disabled={isSaving || next === undefined}>
          {t("save")}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {t("cancel")}
        </Button>
        {onTakeBack && (
          <Button size="sm" onClick={onTakeBack}>
            {t("takeBack")}
          </Button>
        )}
      </div>
    </form>
  );
}

type ControlProps = { kind: TermKind; draft: Draft; onChange: (draft: Draft) => void };

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

function Pair({ kind, draft, onChange }: ControlProps) {
  const { t } = useTranslations(ownTranslations);
  const { t: say } = useTranslations(trustTranslations);
  const isCash = kind === "cash_limits";
  const hint = isCash ? undefined : t(kind === "delivery_fee" ? "feeHint" : "daysHint");
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={isCash ? say("upTo", { money: "…" }) : t("near")} {...(hint && { hint })}>
        <TextInput
          value={draft.text}
          onChange={(event) => onChange({ ...draft, text: event.target.value })}
        />
      </Field>
      <Field label={isCash ? say("deposit", { amount: "…" }) : t("far")}>
        <TextInput
          value={draft.far}
          onChange={(event) => onChange({ ...draft, far: event.target.value })}
        />
      </Field>
    </div>
  );
}

function Several({ kind, draft, onChange }: ControlProps) {
  const { t: say } = useTranslations(trustTranslations);
  const options = kind === "payment" ? PAYMENT_WAYS : EXCEPTED_GROUPS;
  const label = (option: string) =>
    say(kind === "payment" ? (`pay.${option}` as "pay.cash") : (`group.${option}` as "group.sale"));
  const toggle = (option: string) =>
    onChange({
      ...draft,
      picked: draft.picked.includes(option)
        ? draft.picked.filter((one) => one !== option)
        : [...draft.picked, option],
    });
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="sr-only">{say(`kind.${kind}`)}</legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          checked={draft.picked.includes(option)}
          onChange={() => toggle(option)}
        >
          {label(option)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Lines({ kind, draft, onChange }: ControlProps) {
  const { t } = useTranslations(ownTranslations);
  const { t: say } = useTranslations(trustTranslations);
  return (
    <Field label={say(`kind.${kind}`)} hint={t("listHint")}>
      <TextArea
        rows={4}
        value={draft.text}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
      />
    </Field>
  );
}

function Figure({ kind, draft, onChange }: ControlProps) {
  const { t } = useTranslations(ownTranslations);
  const { t: say } = useTranslations(trustTranslations);
  return (
    <Field label={say(`kind.${kind}`)} hint={t(kind === "free_from" ? "amount" : "refusedHint")}>
      <TextInput
        inputMode="numeric"
        value={draft.text}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
      />
    </Field>
  );
}

function Cost({ kind, draft, onChange }: ControlProps) {
  const { t } = useTranslations(ownTranslations);
  const { t: say } = useTranslations(trustTranslations);
  const isAmount = draft.text !== "shop" && draft.text !== "shopper";
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={say(`kind.${kind}`)}>
        <Select
          value={isAmount ? "amount" : draft.text}
          onChange={(event) =>
            onChange({ ...draft, text: event.target.value === "amount" ? "" : event.target.value })
          }
        >
          <option value="shop">{say("pays.shop")}</option>
          <option value="shopper">{say("pays.shopper")}</option>
          <option value="amount">{t("costAmount")}</option>
        </Select>
      </Field>
      {isAmount && (
        <Field label={t("amount")}>
          <TextInput
            inputMode="numeric"
            value={draft.text}
            onChange={(event) => onChange({ ...draft, text: event.target.value })}
          />
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

function OneOf({ kind, draft, onChange }: ControlProps) {
  const { t } = useTranslations(ownTranslations);
  const { t: say } = useTranslations(trustTranslations);
  return (
    <Field label={say(`kind.${kind}`)}>
      <Select
        value={draft.text}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
      >
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

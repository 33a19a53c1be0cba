// Not a form of its own: it stands inside the product's.
import { useState } from "react";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { pictureTranslations } from "./translations.ts";

type Props = {
  /** Says why it cannot be added, or adds it. */
  onAdd: (address: string) => string | undefined;
  isDisabled: boolean;
};

export function AddByAddress({ onAdd, isDisabled }: Props) {
  const { t } = useTranslations(pictureTranslations);
  const [address, setAddress] = useState("");
  const [error, setError] = useState<string>();
  const add = () => {
    if (address.trim() === "") return;
    const problem = onAdd(address.trim());
    setError(problem);
    if (problem === undefined) setAddress("");
  };
  return (
    <Field label={t("address")} {...(error !== undefined && { error })}>
      <div className="flex gap-2">
        <TextInput
          type="url"
          dir="ltr"
          inputMode="url"
          placeholder="https://"
          value={address}
          disabled={isDisabled}
          onChange={(event) => {
            setAddress(event.target.value);
            setError(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <Button disabled={isDisabled || address.trim() === ""} onClick={add}>
          {t("add")}
        </Button>
      </div>
    </Field>
  );
}

import { useState } from "react";
import { useWords } from "../../../lib/languages/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { pictureWords } from "./words.ts";

type Props = {
  /** Says why it cannot be added, or adds it. */
  onAdd: (address: string) => string | undefined;
  isDisabled: boolean;
};

/** Not a form of its own: it stands inside the product's. */
export function AddByAddress({ onAdd, isDisabled }: Props) {
  const { t } = useWords(pictureWords);
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

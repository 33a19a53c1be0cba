// A brand's passkeys: the list, adding one on this device, removing one. Both ask for the password.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  addPasskey,
  newPasskey,
  passkeys,
  removePasskey,
  type Passkey,
} from "../../../../contract/passkeys.ts";
import { translate } from "../../../lib/languages/translations.ts";
import { callSignedIn } from "../../../lib/signed-in-call.ts";
import { useText } from "../../../lib/languages/language-store.ts";
import { useCheckedForm } from "../../../ui/use-checked-form.ts";
import type { ShowNotice } from "../../../ui/banner.tsx";
import { isCalledOff, isHeldAlready, makePasskey } from "./device.ts";
import { passkeyTranslations } from "./translations.ts";

const passkeysKey = (brandId: string) => ["passkeys", brandId];

export function usePasskeys(brandId: string) {
  const { data, isError, refetch } = useQuery({
    queryKey: passkeysKey(brandId),
    queryFn: ({ signal }) => callSignedIn(passkeys, { params: { brandId }, signal }),
  });
  return { known: data, isFailed: isError && data === undefined, reload: () => void refetch() };
}

type Ends = { done: () => void; tell: ShowNotice };
type Asked = { name: string; current_password: string };

/** A form that ends with a sentence above the list; what concerns the password stays below its field. */
function usePasswordForm(brandId: string, { done, tell }: Ends) {
  const text = useText();
  const queries = useQueryClient();
  const form = useCheckedForm<Asked>(
    { name: "", current_password: "" },
    ({ current_password }) => ({
      current_password: current_password === "" && "currentPasswordRequired",
    }),
  );
  const t = translate(passkeyTranslations);

  const submit = (run: (asked: Asked) => Promise<string>) =>
    form.submit(async (asked) => {
      tell(null);
      try {
        const message = await run(asked);
        await queries.invalidateQueries({ queryKey: passkeysKey(brandId) });
        tell({ tone: "success", message });
      } catch (error) {
        if (form.refuse(error)) return;
        tell({ tone: "error", message: sentenceOf(error) });
      }
      done();
    });

  function sentenceOf(error: unknown): string {
    if (isCalledOff(error)) return t("notMade");
    return isHeldAlready(error) ? t("heldAlready") : text.errorText(error);
  }
  return { form, submit, t };
}

export function useAddPasskey(brandId: string, ends: Ends) {
  const { form, submit, t } = usePasswordForm(brandId, ends);
  const params = { brandId };
  const onSubmit = () =>
    submit(async ({ name, current_password }) => {
      const asked = await callSignedIn(newPasskey, { params, body: { current_password } });
      const made = await makePasskey(asked);
      await callSignedIn(addPasskey, { params, body: { ...made, name } });
      return t("added");
    });
  return { form, onSubmit };
}

export function useRemovePasskey(brandId: string, passkey: Passkey, ends: Ends) {
  const { form, submit } = usePasswordForm(brandId, ends);
  const params = { brandId, passkeyId: passkey.id };
  const onSubmit = () =>
    submit(async ({ current_password }) => {
      const body = { current_password };
      return (await callSignedIn(removePasskey, { params, body })).message;
    });
  return { form, onSubmit };
}

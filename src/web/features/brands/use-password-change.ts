// Sends the old and the new password.
import { changePassword } from "../../../contract/brands.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { renewToken } from "../../lib/session.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { failureText } from "./failure-text.ts";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import type { ShowNotice } from "../../ui/banner.tsx";
import { passwordChangeRules, type PasswordChange } from "./validation.ts";

const EMPTY: PasswordChange = { current_password: "", new_password: "", confirm_password: "" };

export function usePasswordChange(brandId: string, tell: ShowNotice) {
  const text = useText();
  const form = useCheckedForm<PasswordChange>(EMPTY, passwordChangeRules);

  const onSubmit = () =>
    form.submit(async ({ current_password, new_password }) => {
      tell(null);
      try {
        const { access_token } = await callSignedIn(changePassword, {
          params: { brandId },
          body: { current_password, new_password },
        });
        renewToken(access_token);
        form.reset(EMPTY);
        tell({ tone: "success", message: text.t("passwordChanged") });
      } catch (error) {
        if (form.refuse(error)) return;
        tell({ tone: "error", message: failureText(text, error, "passwordChangeFailed") });
      }
    });
  return { form, onSubmit };
}

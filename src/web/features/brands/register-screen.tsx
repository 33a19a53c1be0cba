import type { ReactNode } from "react";
import { useWords } from "../../lib/languages/words.ts";
import { useTitle } from "../../lib/use-title.ts";
import { AccountLayout } from "./account-layout.tsx";
import { RegisterForm } from "./register-form.tsx";
import { brandWords } from "./words.ts";

/** `terms` is the text that is agreed to; the app puts it in, because it belongs to another feature. */
export function RegisterScreen({ terms }: { terms: ReactNode }) {
  const { t, text } = useWords(brandWords);
  const title = text.t("screen.register");
  useTitle(title);
  return (
    <AccountLayout title={title} lede={t("registerLede")}>
      <RegisterForm terms={terms} />
    </AccountLayout>
  );
}

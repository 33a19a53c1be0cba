// `terms` is the text that is agreed to; the app puts it in, because it belongs to another feature.
import type { ReactNode } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { useTitle } from "../../lib/use-title.ts";
import { AccountLayout } from "./account-layout.tsx";
import { RegisterForm } from "./register-form.tsx";
import { brandTranslations } from "./translations.ts";

export function RegisterScreen({ terms }: { terms: ReactNode }) {
  const { t, text } = useTranslations(brandTranslations);
  const title = text.t("screen.register");
  useTitle(title);
  return (
    <AccountLayout title={title} lede={t("registerLede")}>
      <RegisterForm terms={terms} />
    </AccountLayout>
  );
}

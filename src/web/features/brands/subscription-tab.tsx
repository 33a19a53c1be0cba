// The subscription feature brings what is in it.
import type { ReactNode } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { profileTranslations } from "./profile-translations.ts";

export function SubscriptionTab({ children }: { children: ReactNode }) {
  const { t } = useTranslations(profileTranslations);
  return (
    <section className="grid gap-6">
      <h2 className="text-title">{t("subscriptionTitle")}</h2>
      {children}
    </section>
  );
}

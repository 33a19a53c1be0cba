import type { ReactNode } from "react";
import { useWords } from "../../lib/languages/words.ts";
import { profileWords } from "./profile-words.ts";

/** The subscription feature brings what is in it. */
export function SubscriptionTab({ children }: { children: ReactNode }) {
  const { t } = useWords(profileWords);
  return (
    <section className="grid gap-6">
      <h2 className="text-title">{t("subscriptionTitle")}</h2>
      {children}
    </section>
  );
}

import type { ReactNode } from "react";
import { Link } from "react-router";
import { useWords } from "../../lib/languages/words.ts";
import { paths } from "../../lib/paths.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { profileWords } from "./profile-words.ts";

/** The subscription feature fills it; until then it points to its page. */
export function SubscriptionTab({ children }: { children?: ReactNode }) {
  const { t } = useWords(profileWords);
  return (
    <section className="grid justify-items-start gap-4">
      <h2 className="text-title">{t("subscriptionTitle")}</h2>
      {children ?? (
        <>
          <p className="text-ink-2">{t("subscriptionSoon")}</p>
          <Link to={paths.payments} className={buttonStyle()}>
            {t("subscriptionOpen")}
          </Link>
        </>
      )}
    </section>
  );
}

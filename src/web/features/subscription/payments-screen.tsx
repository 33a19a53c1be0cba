// Ribby Pro on a page of its own.
import { Link, useSearchParams } from "react-router";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { mayEnter, useSession } from "../../lib/session.ts";
import { useTitle } from "../../lib/use-title.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { RibMark } from "../../ui/rib-mark.tsx";
import { SubscriptionPanel, type Return } from "./subscription-panel.tsx";
import { useOffers } from "./use-payment-doors.ts";
import { subscriptionTranslations } from "./translations.ts";

export function PaymentsScreen() {
  const { t, text } = useTranslations(subscriptionTranslations);
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const isTwo = useOffers().length > 1;
  useTitle(text.t("screen.payments"));
  if (!mayEnter(session)) return <PleaseLogIn />;
  return (
    <div className="wrap-page mx-auto max-w-[68rem] pt-8 md:pt-14">
      <header className="mb-8 md:mb-10">
        <h1 className="text-display">{text.t("screen.payments")}</h1>
        <p className="mt-3 text-ink-2">{t(isTwo ? "ledeTwo" : "lede")}</p>
      </header>
      <SubscriptionPanel
        key={session?.brandId}
        heading="h2"
        returnPath={paths.payments}
        cameBack={returnOf(params.get("checkout"))}
        onForgetReturn={() => setParams({}, { replace: true })}
      />
    </div>
  );
}

const returnOf = (word: string | null): Return =>
  word === "success" || word === "canceled" ? word : null;

function PleaseLogIn() {
  const { t } = useTranslations(subscriptionTranslations);
  const state = { returnTo: paths.payments };
  return (
    <div className="wrap-page grid min-h-[min(70dvh,40rem)] place-content-center justify-items-center py-16 text-center">
      <RibMark className="h-9" />
      <h1 className="mt-6 text-display text-balance">{t("loginTitle")}</h1>
      <p className="mt-4 max-w-[44ch] text-ink-2 text-pretty">{t("loginBody")}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={paths.login} state={state} className={buttonStyle({ variant: "ink" })}>
          {t("login")}
        </Link>
        <Link to={paths.register} className={buttonStyle()}>
          {t("register")}
        </Link>
      </div>
    </div>
  );
}

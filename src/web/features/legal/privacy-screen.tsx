// The privacy policy.
import { lazy, Suspense, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { processing } from "../../../contract/processing.ts";
import { call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { useSession } from "../../lib/session.ts";
import { KeptFor } from "./kept-for.tsx";
import { LegalPage } from "./legal-page.tsx";
import { OutsideServices } from "./outside-services.tsx";
import { LegalText } from "./legal-text.tsx";
import { PRIVACY } from "./privacy.ts";
import { IN_FORCE_SINCE, legalTranslations } from "./translations.ts";

const OwnData = lazy(async () => ({ default: (await import("./own-data.tsx")).OwnData }));

/** `own`: what anybody who reads it may take along or end. */
export function PrivacyScreen({ own }: { own: ReactNode }) {
  const brandId = useSession()?.brandId;
  const { data } = useQuery({
    queryKey: ["processing"],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(processing, { signal }),
  });
  const { t, text } = useTranslations(legalTranslations);
  return (
    <LegalPage
      title={text.t("screen.privacy")}
      updated={t("updated", { date: text.formats.date(IN_FORCE_SINCE) })}
    >
      <LegalText sections={PRIVACY} heading="h2" />
      {data && <KeptFor {...data} />}
      {data && <OutsideServices services={data.outside} />}
      {own}
      {brandId && (
        <Suspense>
          <OwnData brandId={brandId} />
        </Suspense>
      )}
    </LegalPage>
  );
}

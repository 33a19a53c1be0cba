// The administrator's queue: what was reported and who is new, with a decision at hand for each.
import type { ReactNode } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { isHouse, useSession } from "../../lib/session.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Banner } from "../../ui/banner.tsx";
import { QuietScreen } from "../../ui/quiet-screen.tsx";
import { Thinking } from "../../ui/thinking.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { HeldBack } from "./held-back.tsx";
import { NewBrandRow } from "./new-brand-row.tsx";
import { ReportedRow } from "./reported-row.tsx";
import { StorageNote } from "./storage-note.tsx";
import { useQueue } from "./use-queue.ts";
import { moderationTranslations } from "./translations.ts";

type Props = {
  /** What another feature counted. */
  figures?: ReactNode;
};

export function ModerationScreen({ figures }: Props) {
  const { t } = useTranslations(moderationTranslations);
  const session = useSession();
  useTitle(t("title"));
  if (session && isHouse(session)) return <Queue figures={figures} />;
  return (
    <QuietScreen
      title={t("houseTitle")}
      body={t("houseBody")}
      action={{ label: t("houseBack"), to: paths.profile }}
    />
  );
}

function Queue({ figures }: Props) {
  const { t, text } = useTranslations(moderationTranslations);
  const { data, isFailed, reload, decision, ask, decide, told, dismiss, ...verbs } = useQueue();
  return (
    <div className="wrap-page mx-auto max-w-[64rem] pt-8 pb-16 md:pt-12">
      <h1 className="text-display">{t("title")}</h1>
      <p className="mt-3 max-w-[60ch] text-ink-2">{t("lede")}</p>
      <StorageNote />
      {told && (
        <Banner
          tone={told.tone}
          className="mt-6"
          dismiss={{ label: text.t("dismiss"), run: dismiss }}
        >
          {told.message}
        </Banner>
      )}
      {isFailed && (
        <RetryBanner className="mt-8" onRetry={reload}>
          {t("failed")}
        </RetryBanner>
      )}
      {!data && !isFailed && <Thinking label={text.t("loading")} className="mt-10" />}
      {data && (
        <>
          <h2 className="mt-10 text-title">{t("reported")}</h2>
          {data.listings.length === 0 && <p className="mt-3 text-ink-2">{t("noReports")}</p>}
          <ul className="mt-4">
            {data.listings.map((listing) => (
              <ReportedRow key={listing.product_id} listing={listing} onAsk={ask} />
            ))}
          </ul>
          <h2 className="mt-12 text-title">{t("newBrands")}</h2>
          {data.brands.length === 0 && <p className="mt-3 text-ink-2">{t("noBrands")}</p>}
          <ul className="mt-4">
            {data.brands.map((brand) => (
              <NewBrandRow
                key={brand.id}
                brand={brand}
                onAccept={() => void verbs.accept(brand.id)}
                onAsk={ask}
              />
            ))}
          </ul>
          <HeldBack {...data} onRelease={verbs.release} onRestore={verbs.restore} />
        </>
      )}
      {figures}
      <DecisionDialog
        key={decision ? `${decision.kind}-${decision.id}` : "none"}
        decision={decision}
        onClose={() => ask(null)}
        onDecide={decide}
      />
    </div>
  );
}

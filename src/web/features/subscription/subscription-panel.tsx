// The subscription of the signed-in brand; on its own page, and in the profile.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { mySubscription, viewOf, type Subscription } from "../../../contract/subscription.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Banner } from "../../ui/banner.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Thinking } from "../../ui/thinking.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Benefits, Offer } from "./offer.tsx";
import { ActiveSubscription, CancelingSubscription } from "./running.tsx";
import { usePaymentDoors, type Failure } from "./use-payment-doors.ts";
import { Waiting } from "./waiting.tsx";
import { subscriptionTranslations } from "./translations.ts";
import { useSession } from "../../lib/session.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";

/** How the visitor came back from the checkout, if that is where they come from. */
export type Return = "success" | "canceled" | null;

type Props = {
  heading: "h2" | "h3";
  /** Where the portal leads back to. */
  returnPath: string;
  cameBack?: Return;
  onForgetReturn?: () => void;
};

export function SubscriptionPanel(props: Props) {
  const { heading: Heading, returnPath, cameBack = null, onForgetReturn = () => {} } = props;
  const { t, text } = useTranslations(subscriptionTranslations);
  const mine = useMySubscription(cameBack === "success");
  const doors = usePaymentDoors(returnPath);
  const { query, subscription, view } = mine;

  if (query.data === undefined) {
    return query.error === null ? (
      <Loading label={t("loading")} />
    ) : (
      <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  if (mine.isWaiting) return <Waiting isLong={mine.isLong} onForget={onForgetReturn} />;
  const ended = endOf(subscription);
  const plan = {
    heading: Heading,
    opening: doors.opening,
    renews: query.data.renews ?? true,
    onPortal: () => void doors.portal(),
    onCheckout: () => void doors.checkout(),
  };
  return (
    <div className="grid gap-5">
      {cameBack === "success" && (
        <Banner tone="success" dismiss={{ label: text.t("dismiss"), run: onForgetReturn }}>
          {t("confirmed")}
        </Banner>
      )}
      {cameBack === "canceled" && view === "none" && (
        <output className="block rounded-sm bg-sunk px-4 py-4 text-15">{t("notPaid")}</output>
      )}
      {doors.failure && <FailureBanner failure={doors.failure} onDismiss={doors.dismiss} />}
      {subscription && view === "active" && (
        <ActiveSubscription {...plan} subscription={subscription} />
      )}
      {subscription && view === "canceling" && (
        <CancelingSubscription {...plan} subscription={subscription} />
      )}
      {view !== "none" && (
        <section className="mt-5">
          <Heading className="text-subtitle">{t("included")}</Heading>
          <Benefits isWide />
        </section>
      )}
      {view === "none" && (
        <Offer
          heading={Heading}
          note={ended ? t("endedNote", { date: text.formats.date(ended) }) : undefined}
          opening={doors.opening}
          onUpgrade={(provider) => void doors.checkout(provider)}
        />
      )}
    </div>
  );
}

/** When the last one was over, for somebody who has none now. */
function endOf(last: Subscription | null): string | null {
  return last?.status === "canceled" ? last.current_period_end : null;
}

function FailureBanner({ failure, onDismiss }: { failure: Failure; onDismiss: () => void }) {
  const { text } = useTranslations(subscriptionTranslations);
  return (
    <Banner dismiss={{ label: text.t("dismiss"), run: onDismiss }}>
      {failure.message}
      {failure.reason && <span className="block text-14">{failure.reason}</span>}
    </Banner>
  );
}

function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { text } = useTranslations(subscriptionTranslations);
  const own = text.t("subscriptionLoadFailed");
  const reason = text.errorText(error, "subscriptionLoadFailed");
  return (
    <RetryBanner onRetry={onRetry}>
      {own}
      {reason !== own && <span className="block text-14">{reason}</span>}
    </RetryBanner>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className="grid gap-5">
      <Thinking label={label} />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}

const ASK_EVERY_MS = 2000;
const ASK_SLOWLY_MS = 10_000;
const LONG_MS = 60_000;

/**
 * What the server's books say. After a payment they are asked again until the confirmation is there: coming back
 * from the checkout proves nothing.
 */
function useMySubscription(isPaidFor: boolean) {
  const brandId = useSession()?.brandId ?? null;
  const [isLong, setLong] = useState(false);
  const query = useQuery({
    queryKey: ["subscription", brandId],
    queryFn: ({ signal }) => callSignedIn(mySubscription, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (!isPaidFor || state.data?.has_subscription) return false;
      return isLong ? ASK_SLOWLY_MS : ASK_EVERY_MS;
    },
  });
  const subscription = query.data?.subscription ?? null;
  // As of the answer: what runs out while the page stays open is for the next answer to say.
  const view = viewOf(subscription, new Date(query.dataUpdatedAt));
  const isWaiting = isPaidFor && query.data !== undefined && view === "none";
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return { query, subscription, view, isWaiting, isLong };
}

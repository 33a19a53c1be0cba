// A subscription that runs: until when, and how to end or go on with it.
import type { ReactNode } from "react";
import { isRunning, type Subscription } from "../../../contract/subscription.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { usePlanPrice, type Door } from "./use-payment-doors.ts";
import { subscriptionTranslations } from "./translations.ts";

type Props = {
  heading: "h2" | "h3";
  subscription: Subscription;
  /** Goes on by itself; a month paid in pounds does not. */
  renews: boolean;
  opening: Door | null;
  onPortal: () => void;
  onCheckout: () => void;
};

const GOOD = ["active", "trialing"];

export function ActiveSubscription({ heading, subscription, renews, opening, onPortal }: Props) {
  const { t } = useTranslations(subscriptionTranslations);
  const isLate = !GOOD.includes(subscription.status);
  return (
    <Plan
      renews={renews}
      heading={heading}
      badge={
        <Badge tone={isLate ? "warn" : "good"}>{t(isLate ? "lateBadge" : "activeBadge")}</Badge>
      }
      title={t("activeTitle")}
      body={t(isLate ? "lateBody" : "activeBody")}
      facts={[
        ["renewsOn", subscription.current_period_end],
        ["lastRenewal", subscription.last_renewal_date],
      ]}
      actions={
        <Button
          variant={isLate ? "ink" : "line"}
          size="lg"
          isBusy={opening === "portal"}
          onClick={onPortal}
          className="max-sm:w-full"
        >
          {t(opening === "portal" ? "opening" : "manage")}
        </Button>
      }
    />
  );
}

/** Ends by itself and can be kept, or is over at the provider and only paid for a while longer. */
export function CancelingSubscription(props: Props) {
  const { heading, subscription, renews, opening, onPortal, onCheckout } = props;
  const { t, text } = useTranslations(subscriptionTranslations);
  const canKeep = isRunning(subscription);
  const end = subscription.cancel_at ?? subscription.current_period_end;
  const door = canKeep ? "portal" : "checkout";
  const label = canKeep ? "keep" : "again";
  // Paid by the month: it ends by itself, nobody has canceled it and nobody can keep it.
  if (!renews && canKeep)
    return (
      <Plan
        renews={renews}
        heading={heading}
        badge={<Badge tone="good">{t("activeBadge")}</Badge>}
        title={t("cancelingTitle", { date: end ? text.formats.date(end) : "" })}
        body={t("monthBody")}
        facts={[["endsOn", end]]}
        actions={null}
      />
    );
  return (
    <Plan
      renews={renews}
      heading={heading}
      badge={<Badge tone="warn">{t("cancelingBadge")}</Badge>}
      title={t("cancelingTitle", { date: end ? text.formats.date(end) : "" })}
      body={t(canKeep ? "cancelingBody" : "canceledBody")}
      facts={[
        ["endsOn", end],
        ["canceledOn", subscription.canceled_at],
      ]}
      actions={
        <Button
          variant="ink"
          size="lg"
          isBusy={opening === door}
          onClick={canKeep ? onPortal : onCheckout}
          className="max-sm:w-full"
        >
          {t(opening === door ? "opening" : label)}
        </Button>
      }
    />
  );
}

type PlanProps = {
  renews: boolean;
  heading: "h2" | "h3";
  badge: ReactNode;
  title: string;
  body: string;
  facts: [keyof typeof subscriptionTranslations, string | null][];
  actions: ReactNode;
};

function Plan({ renews, heading: Heading, badge, title, body, facts, actions }: PlanProps) {
  const { t, text } = useTranslations(subscriptionTranslations);
  const known = facts.filter((fact): fact is [(typeof fact)[0], string] => fact[1] !== null);
  const price = `${usePlanPrice(renews)} ${t("perMonth")}`;
  return (
    <div className="grid rounded-md border border-line bg-surface md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="grid content-start justify-items-start gap-4 p-6 sm:p-8 lg:p-10">
        {badge}
        <Heading className="text-title text-balance">{title}</Heading>
        <p className="max-w-[42ch] text-ink-2 text-pretty">{body}</p>
        <div className="mt-2 max-sm:w-full">{actions}</div>
      </div>
      <dl className="grid content-center border-line p-6 max-md:border-t sm:p-8 md:border-s">
        <Fact name={t("price")} value={price} />
        {known.map(([name, date]) => (
          <Fact key={name} name={t(name)} value={text.formats.date(date)} />
        ))}
      </dl>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3 first:border-t-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}

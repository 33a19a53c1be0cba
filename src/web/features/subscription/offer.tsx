// The price on one side, what it buys on the other.
import { present } from "../../../contract/get-or-throw.ts";
import { PRO_GUARANTEE_DAYS } from "../../../contract/limits.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { CHECK } from "../../ui/icon-paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { type Door, useClientConfig, useOffers, usePriceText } from "./use-payment-doors.ts";
import { BENEFITS, subscriptionTranslations } from "./translations.ts";

type Props = {
  heading: "h2" | "h3";
  /** Why there is something to buy again. */
  note?: string | undefined;
  opening: Door | null;
  /** By the first way, or by another provider. */
  onUpgrade: (provider?: string) => void;
};

export function Offer({ heading: Heading, note, opening, onUpgrade }: Props) {
  const { t, text } = useTranslations(subscriptionTranslations);
  const config = useClientConfig();
  const say = usePriceText();
  const [head, other] = useOffers();
  const first = present(head);
  const { renews } = first;
  const isOpening = opening === "checkout";
  const isClosed = config?.price_id === null;
  return (
    <div className="grid overflow-hidden rounded-md border border-line bg-surface md:grid-cols-2">
      <div className="flex flex-col gap-6 p-6 sm:p-8 lg:p-10">
        {note && <p className="text-15 text-ink-2">{note}</p>}
        <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
          <span className="text-display whitespace-nowrap">{say(first)}</span>{" "}
          <span className="text-18 text-ink-2">{t("perMonth")}</span>
        </p>
        <ul className="grid gap-1 text-ink-2">
          <li>{t("guarantee", { n: PRO_GUARANTEE_DAYS })}</li>
          <li>{t(renews ? "cancelAnytime" : "oneMonth")}</li>
        </ul>
        <div className="mt-auto grid gap-3 md:pt-8">
          <Button
            variant="ink"
            size="lg"
            wide
            isBusy={isOpening}
            disabled={isClosed}
            onClick={() => onUpgrade()}
          >
            {t(isOpening ? "upgrading" : "upgrade")}
          </Button>
          <p className="text-14 text-ink-3">
            {isClosed
              ? text.t("paymentsNotConfigured")
              : t(config ? payingHint(first.provider) : "atProvider")}
          </p>
        </div>
        {other && (
          <div className="grid gap-3 border-t border-line pt-6">
            <p className="font-medium">{t("orPounds", { price: say(other) })}</p>
            <Button
              size="lg"
              wide
              isBusy={opening === "other"}
              onClick={() => onUpgrade(other.provider)}
            >
              {t(opening === "other" ? "upgrading" : "payMonth")}
            </Button>
            <p className="text-14 text-ink-3">
              {t("oneMonth")}. {t(payingHint(other.provider))}
            </p>
          </div>
        )}
      </div>
      <div className="border-line p-6 max-md:border-t sm:p-8 md:border-s lg:p-10">
        <Heading className="text-subtitle">{t("included")}</Heading>
        <Benefits />
      </div>
    </div>
  );
}

const payingHint = (provider: string) =>
  provider === "sandbox" ? "sandbox" : provider === "paymob" ? "waysHere" : "atProvider";

/** As a list beside the price, or in columns under a plan that runs. */
export function Benefits({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslations(subscriptionTranslations);
  return (
    <ul className={cx("mt-5 grid", isWide && "gap-x-8 sm:grid-cols-2 lg:grid-cols-4")}>
      {BENEFITS.map((benefit) => (
        <li
          key={benefit}
          className={cx(
            "flex items-center gap-3 border-t border-line py-2.5",
            !isWide && "first:border-t-0",
          )}
        >
          <Icon path={CHECK} className="size-4.5 text-ink-3" />
          {t(benefit)}
        </li>
      ))}
    </ul>
  );
}

// The two doors that lead to the payment provider: checkout and portal.
import { elementAt } from "../../../contract/get-or-throw.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { PRO_PRICE_USD } from "../../../contract/limits.ts";
import { clientConfig, type ProOffer, type ProPrice } from "../../../contract/platform.ts";
import { createCheckout, createPortal } from "../../../contract/subscription.ts";
import { ApiError, call, NETWORK } from "../../lib/api.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import type { Text } from "../../lib/languages/vocabulary.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { subscriptionTranslations } from "./translations.ts";

export type Door = "checkout" | "other" | "portal";
/** What happened, and why where that is known. */
export type Failure = { message: string; reason?: string | undefined };

const configQuery = {
  queryKey: ["config"],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(clientConfig, { signal }),
};

export const useClientConfig = () => useQuery(configQuery).data;

/** What a month costs, as it is said; the specified price until the server has answered. */
export function usePriceText(): (pro: Pick<ProPrice, "price" | "currency">) => string {
  const { t, text } = useTranslations(subscriptionTranslations);
  return ({ price, currency }) =>
    currency === "EGP"
      ? t("pounds", { price: text.formats.number(price) })
      : t("amount", { price });
}

/** The ways to pay; before the server has answered, the specified one. */
export function useOffers(): Pick<ProOffer, "price" | "currency" | "renews" | "provider">[] {
  const config = useClientConfig();
  if (config && config.offers.length > 0) return config.offers;
  const { price = PRO_PRICE_USD, currency = "USD" as const, renews = true } = config?.pro ?? {};
  return [{ price, currency, renews, provider: config?.providers.payments ?? "" }];
}

/** What a running plan costs: in pounds where a month was paid. */
export function usePlanPrice(renews: boolean): string {
  const say = usePriceText();
  const offers = useOffers();
  return say(offers.find((offer) => offer.renews === renews) ?? elementAt(offers, 0));
}

export function usePaymentDoors(returnPath: string) {
  const text = useText();
  const queries = useQueryClient();
  const [opening, setOpening] = useState<Door | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  // A page that comes back by the Back button is as it was left: on its way out.
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => persisted && setOpening(null);
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);

  /** Stays busy after a success: the browser is leaving. */
  const open = async (door: Door, way: () => Promise<string | Failure>) => {
    if (opening) return;
    setOpening(door);
    setFailure(null);
    const found = await way();
    if (typeof found === "string") return location.assign(found);
    setOpening(null);
    setFailure(found);
  };

  /** By the first way, unless another is chosen. */
  const checkout = (provider?: string) =>
    open(provider ? "other" : "checkout", async () => {
      try {
        const config = await queries.ensureQueryData(configQuery);
        const chosen = config.offers.find((offer) => offer.provider === provider);
        const price_id = chosen?.price_id ?? config.price_id;
        if (price_id === null) return { message: text.t("paymentsNotConfigured") };
        const { session_id, url } = await callSignedIn(createCheckout, { body: { price_id } });
        return session_id ? url : { message: text.t("noSessionId") };
      } catch (error) {
        // Another tab was quicker; the screen shows what is there.
        if (error instanceof ApiError && error.code === "already_subscribed") {
          await queries.invalidateQueries({ queryKey: ["subscription"] });
          return { message: error.detail ?? text.t("alreadySubscribed") };
        }
        return { message: text.t("paymentFailed"), reason: reasonOf(text, error) };
      }
    });

  const portal = () =>
    open("portal", async () => {
      try {
        const return_url = location.origin + returnPath;
        return (await callSignedIn(createPortal, { body: { return_url } })).url;
      } catch (error) {
        const reason = reasonOf(text, error) ?? text.t("unexpected");
        return { message: text.t("portalFailed", { reason }) };
      }
    });

  return { opening, failure, dismiss: () => setFailure(null), checkout, portal };
}

function reasonOf(text: Text, error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.detail ?? (error.code === NETWORK ? text.t("networkError") : undefined);
}

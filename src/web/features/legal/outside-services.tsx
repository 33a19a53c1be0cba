// What leaves the operator's server right now, by what is switched on; said below the privacy policy.
import { useQuery } from "@tanstack/react-query";
import { clientConfig } from "../../../contract/platform.ts";
import { call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { legalTranslations } from "./translations.ts";

type Service = { key: "stripe" | "paymob" | "smtp" | "s3" | "model" | "tryOn"; name?: string };

export function OutsideServices() {
  const { t } = useTranslations(legalTranslations);
  const { data } = useQuery({
    queryKey: ["config"],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(clientConfig, { signal }),
  });
  if (!data) return null;
  const services = servicesOf(data);
  return (
    <section aria-labelledby="outside-title" className="mt-7 max-w-[68ch]">
      <h2 id="outside-title" className="text-subtitle">
        {t("outsideTitle")}
      </h2>
      {services.length === 0 && <p className="mt-2 text-ink-2">{t("outsideNone")}</p>}
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-ink-2">
        {services.map(({ key, name = "" }) => (
          <li key={key}>{t(`outside.${key}`, { name })}</li>
        ))}
        <li>{t("outside.push")}</li>
        <li>{t("outside.speech")}</li>
      </ul>
    </section>
  );
}

type Config = { providers: Record<string, string>; offers: { provider: string }[] };

export function servicesOf({ providers, offers }: Config): Service[] {
  const sold = offers.map(({ provider }) => provider);
  const [model = ""] = (providers["language_model"] ?? "").split(":");
  const isHosted = providers["language_model"]?.includes(":") ?? false;
  const fits = providers["try_on"] ?? "";
  return [
    ...(["stripe", "paymob"] as const).filter((key) => sold.includes(key)).map((key) => ({ key })),
    ...(providers["mail"] === "smtp" ? [{ key: "smtp" as const }] : []),
    ...(providers["files"] === "s3" ? [{ key: "s3" as const }] : []),
    ...(isHosted ? [{ key: "model" as const, name: model }] : []),
    ...(["fashn", "gemini", "openai"].includes(fits)
      ? [{ key: "tryOn" as const, name: fits }]
      : []),
  ];
}

// What leaves the operator's server right now, by what is switched on; said below the privacy policy.
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { processing } from "../../../contract/processing.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { legalTranslations } from "./translations.ts";

type Props = { services: ResponseOf<typeof processing>["outside"] };

export function OutsideServices({ services }: Props) {
  const { t } = useTranslations(legalTranslations);
  return (
    <section aria-labelledby="outside-title" className="mt-7 max-w-[68ch]">
      <h2 id="outside-title" className="text-subtitle">
        {t("outsideTitle")}
      </h2>
      {services.length === 0 && <p className="mt-2 text-ink-2">{t("outsideNone")}</p>}
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-ink-2">
        {services.map(({ service, name }) => (
          <li key={service}>{t(`outside.${service}`, { name })}</li>
        ))}
        <li>{t("outside.push")}</li>
        <li>{t("outside.speech")}</li>
      </ul>
    </section>
  );
}

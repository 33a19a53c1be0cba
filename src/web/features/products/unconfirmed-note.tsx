// A quiet word where nobody has shown yet that the brand's website is its own.
import { useQuery } from "@tanstack/react-query";
import { brandStanding } from "../../../contract/site-proof.ts";
import { call } from "../../lib/api.ts";
import { screenKeys } from "../../lib/screen-keys.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { unconfirmedTranslations } from "./unconfirmed-translations.ts";

/** Says nothing while it does not know, and nothing about a brand that is confirmed. */
export function UnconfirmedNote({ brand }: { brand: string }) {
  const { t } = useTranslations(unconfirmedTranslations);
  const { data } = useQuery({
    queryKey: screenKeys.standing(brand),
    queryFn: ({ signal }) => call(brandStanding, { query: { name: brand }, signal }),
    retry: false,
    staleTime: 300_000,
  });
  if (data?.is_confirmed !== false) return null;
  return (
    <p className="text-14 text-ink-3" title={t("why")}>
      {t("note")}
      <span className="sr-only"> {t("why")}</span>
    </p>
  );
}

// Says to whoever runs this server that there is no room left to write; looked at again every minute.
import { useQuery } from "@tanstack/react-query";
import { health } from "../../../contract/platform.ts";
import { call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Banner } from "../../ui/banner.tsx";
import { moderationTranslations } from "./translations.ts";

const LOOK_EVERY_MS = 60_000;

export function StorageNote() {
  const { t } = useTranslations(moderationTranslations);
  const { data } = useQuery({
    queryKey: ["health"],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(health, { signal }),
    refetchInterval: LOOK_EVERY_MS,
  });
  return data?.storage === "full" && <Banner className="mt-6">{t("storageFull")}</Banner>;
}

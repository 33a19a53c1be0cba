// Product management: a brand's pieces and what they bring.
import { useState } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { useTitle } from "../../lib/use-title.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { useCatalogue } from "./catalogue-query.ts";
import { ManagementSkeleton } from "./management-skeleton.tsx";
import { firstList } from "./list/product-lists.ts";
import { Workbench } from "./workbench.tsx";
import { useView } from "./list/use-view.ts";
import { catalogueTranslations } from "./translations.ts";
import type { ManagementSlots } from "./workbench-context.ts";

type Props = ManagementSlots & { brandId: string };

export function ManagementScreen({ brandId, ...slots }: Props) {
  const { text } = useTranslations(catalogueTranslations);
  const { data, error, refetch } = useCatalogue(brandId);
  // Decided once: the list must not change under the editor because the last new product was activated.
  const [opening, setOpening] = useState<ReturnType<typeof firstList> | null>(null);
  if (data && opening === null) setOpening(firstList(data.products));
  const view = useView(opening ?? "new");
  useTitle(text.t("screen.management"));

  if (data) return <Workbench brandId={brandId} catalogue={data} view={view} {...slots} />;
  if (error === null) return <ManagementSkeleton label={text.t("loading")} />;
  return (
    <div className="wrap-page pt-10">
      <h1 className="mb-6 text-title">{text.t("screen.management")}</h1>
      <RetryBanner onRetry={() => void refetch()}>
        {text.errorText(error, "productsFetchFailed")}
      </RetryBanner>
    </div>
  );
}

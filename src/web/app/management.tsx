// Product management with what other features bring to it.
import { lazy, Suspense, useCallback } from "react";
import type { OrdersProps } from "../features/analytics/analytics-tab.tsx";
import { ManagementScreen } from "../features/catalogue/management-screen.tsx";
import type { HealthProps } from "../features/catalogue/workbench-context.ts";
import { ImportDifferences } from "../features/crawl/import-differences.tsx";
import { ImportEvidence } from "../features/crawl/import-evidence.tsx";
import { ScanAgain, ScanOffer } from "../features/crawl/scan-buttons.tsx";
import { useText } from "../lib/languages/language-store.ts";
import { Thinking } from "../ui/thinking.tsx";

/** Charts are only for those who look at them. */
const AnalyticsTab = lazy(async () => ({
  default: (await import("../features/analytics/analytics-tab.tsx")).AnalyticsTab,
}));

const OrdersPanel = lazy(async () => ({
  default: (await import("../features/orders/orders-panel.tsx")).OrdersPanel,
}));

const RefreshTab = lazy(async () => ({
  default: (await import("../features/refresh/refresh-tab.tsx")).RefreshTab,
}));

const HealthTab = lazy(async () => ({
  default: (await import("../features/health/health-tab.tsx")).HealthTab,
}));

const DemandTab = lazy(async () => ({
  default: (await import("../features/demand/demand-tab.tsx")).DemandTab,
}));

function Orders(props: OrdersProps) {
  return (
    <Suspense fallback={null}>
      <OrdersPanel {...props} />
    </Suspense>
  );
}

function Health(props: HealthProps) {
  const { t } = useText();
  return (
    <Suspense fallback={<Thinking label={t("loading")} />}>
      <HealthTab {...props} />
    </Suspense>
  );
}

/** Product management with what other features bring to it. */
export function Management({ brandId }: { brandId: string }) {
  const { t } = useText();
  const evidenceOf = useCallback(
    (productId: string) => <ImportEvidence brandId={brandId} productId={productId} />,
    [brandId],
  );
  return (
    <ManagementScreen
      brandId={brandId}
      analytics={
        <Suspense fallback={<Thinking label={t("loading")} />}>
          <AnalyticsTab brandId={brandId} Orders={Orders} />
        </Suspense>
      }
      shop={
        <Suspense fallback={<Thinking label={t("loading")} />}>
          <RefreshTab brandId={brandId} />
        </Suspense>
      }
      Health={Health}
      demand={
        <Suspense fallback={<Thinking label={t("loading")} />}>
          <DemandTab brandId={brandId} />
        </Suspense>
      }
      scanAgain={<ScanAgain brandId={brandId} />}
      scanOffer={<ScanOffer brandId={brandId} />}
      notices={<ImportDifferences brandId={brandId} />}
      evidenceOf={evidenceOf}
    />
  );
}

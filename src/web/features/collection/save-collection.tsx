// Puts the friend's pieces first, in the friend's order; the oldest own ones leave beyond 30.
import { PINNED_MAX } from "../../../contract/limits.ts";
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { reportEvent } from "../../lib/report-event.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CHECK } from "../../ui/icon-paths.ts";
import { showToast } from "../../ui/toast-store.ts";
import { PinIcon } from "./pin-icon.tsx";
import { setPins, usePins } from "./pins-store.ts";
import { sharedTranslations } from "./shared-translations.ts";

export function SaveCollection({ products }: { products: readonly Product[] }) {
  const { t, text } = useTranslations(sharedTranslations);
  const pinned = usePins((state) => state.pinned);
  const missing = products.filter(({ id }) => !pinned.some((own) => own.id === id));

  function save() {
    const dropped = pinned[PINNED_MAX - missing.length];
    setPins([...missing, ...pinned]);
    for (const { id } of missing) {
      reportEvent({ event_type: "add_to_pinned", product_id: id, source: "Collection" });
    }
    showToast({
      message: dropped
        ? text.t("collection.dropped", { max: PINNED_MAX, title: text.titleOf(dropped) })
        : t("savedNotice", { n: missing.length }),
      action: { label: text.t("undo"), run: () => setPins(pinned) },
    });
  }

  if (missing.length === 0) {
    return (
      <p className="flex min-h-13 items-center gap-2 font-medium text-good">
        <Icon path={CHECK} />
        {t("saved")}
      </p>
    );
  }
  return (
    <Button variant="ink" size="lg" onClick={save}>
      <PinIcon />
      {t("save")}
    </Button>
  );
}

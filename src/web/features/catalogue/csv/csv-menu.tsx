// The catalogue as a file: out to a spreadsheet and, after a look at what would change, back in.
import { useEffect, useRef, useState } from "react";
import type { Product } from "../../../../contract/products.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { buttonStyle } from "../../../ui/button-style.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { DOWNLOAD, SHARE } from "../../../ui/icon-paths.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { download, writeFile } from "./export-file.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { csvTranslations } from "./translations.ts";

type Props = { brandId: string; products: readonly Product[]; onImported: () => void };

export function CsvMenu({ brandId, products, onImported }: Props) {
  const { t, text } = useTranslations(csvTranslations);
  const [chosen, setChosen] = useState<File>();
  const [isExporting, setExporting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(false);

  // The menu, and with it what had the focus, is gone by the time the dialog closes.
  useEffect(() => {
    if (wasChosen.current && !chosen) place.current?.querySelector("button")?.focus();
    wasChosen.current = chosen !== undefined;
  }, [chosen]);

  async function exportAll() {
    setExporting(true);
    try {
      const day = new Date().toISOString().slice(0, 10);
      download(await writeFile(products), `products-${day}.csv`);
    } catch {
      showToast({ message: t("exportFailed") });
    } finally {
      setExporting(false);
    }
  }

  return (
    <div ref={place}>
      <Popover
        title={t("title")}
        closeLabel={text.t("close")}
        // On a phone its button may stand at either side.
        className="max-md:fixed max-md:inset-x-4 max-md:top-auto max-md:w-auto"
        renderTrigger={(trigger) => <Button {...trigger}>{t("menu")}</Button>}
      >
        <p className="text-15 text-ink-2">{t("about")}</p>
        <div className="mt-4 grid gap-2">
          <Button
            wide
            isBusy={isExporting}
            disabled={products.length === 0}
            onClick={() => void exportAll()}
          >
            <Icon path={DOWNLOAD} />
            {isExporting ? t("exporting") : t("export")}
          </Button>
          <ChooseFile label={t("import")} onChoose={setChosen} />
        </div>
      </Popover>
      {chosen && (
        <ImportDialog
          brandId={brandId}
          file={chosen}
          products={products}
          onImported={onImported}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

function ChooseFile({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  return (
    <label
      className={cx(
        buttonStyle({ wide: true }),
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink",
      )}
    >
      <Icon path={SHARE} />
      {label}
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after it was edited.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}

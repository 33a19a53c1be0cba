// Pictures on their way to the server.
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Banner } from "../../../ui/banner.tsx";
import type { Upload } from "./use-uploads.ts";
import { pictureTranslations } from "./translations.ts";

type Props = { uploads: readonly Upload[]; onDismiss: (id: number) => void };

export function UploadList({ uploads, onDismiss }: Props) {
  const { t, text } = useTranslations(pictureTranslations);
  if (uploads.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {uploads.map(({ id, file, sent, error }) => (
        <li key={id}>
          {error === undefined ? (
            <Progress name={file.name} sent={sent} />
          ) : (
            <Banner dismiss={{ label: text.t("dismiss"), run: () => onDismiss(id) }}>
              {t("failed", { name: file.name })} {error}
            </Banner>
          )}
        </li>
      ))}
    </ul>
  );
}

function Progress({ name, sent }: { name: string; sent: number }) {
  const { t, text } = useTranslations(pictureTranslations);
  const label = t("uploading", { name });
  const isSent = sent >= 1;
  return (
    <div className="grid gap-1 rounded-sm border border-line px-4 py-3 text-14">
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 break-words">{label}</span>
        <span className="text-ink-2 tabular-nums">
          {isSent
            ? t("checking")
            : t("sent", { percent: text.formats.percent(Math.floor(sent * 100)) })}
        </span>
      </span>
      <progress
        aria-label={label}
        className="h-1.5 w-full accent-ink"
        {...(!isSent && { value: sent })}
      />
    </div>
  );
}

// What the administrator decided against before, with the way back for each.
import type { ReactNode } from "react";
import type { HeldListing, SuspendedBrand } from "../../../contract/moderation.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { moderationTranslations } from "./translations.ts";

type Props = {
  held: HeldListing[];
  suspended: SuspendedBrand[];
  onRelease: (productId: string) => Promise<void>;
  onRestore: (brandId: string) => Promise<void>;
};

export function HeldBack({ held, suspended, onRelease, onRestore }: Props) {
  const { t } = useTranslations(moderationTranslations);
  return (
    <>
      {held.length > 0 && (
        <>
          <h2 className="mt-12 text-title">{t("held")}</h2>
          <p className="mt-3 text-ink-2">{t("releaseHint")}</p>
          <ul className="mt-4">
            {held.map(({ product_id: id, title, brand }) => (
              <Row key={id} name={title} label={t("release")} onUndo={() => onRelease(id)}>
                <bdi>{t("by", { brand })}</bdi>
              </Row>
            ))}
          </ul>
        </>
      )}
      {suspended.length > 0 && (
        <>
          <h2 className="mt-12 text-title">{t("suspendedBrands")}</h2>
          <ul className="mt-4">
            {suspended.map(({ id, name, website, email }) => (
              <Row key={id} name={name} label={t("restore")} onUndo={() => onRestore(id)}>
                <bdi dir="ltr">
                  {website} · {email}
                </bdi>
              </Row>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type RowProps = { name: string; label: string; onUndo: () => Promise<void>; children: ReactNode };

function Row({ name, label, onUndo, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-4">
      <div className="me-auto min-w-0">
        <p className="font-medium break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-15 break-words text-ink-2">{children}</p>
      </div>
      <Button size="sm" onClick={() => void onUndo()}>
        {label}
      </Button>
    </li>
  );
}

// A new brand in the queue, to be looked at once.
import type { NewcomerBrand } from "../../../contract/moderation.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import type { Decision } from "./use-queue.ts";
import { moderationTranslations } from "./translations.ts";

type Props = {
  brand: NewcomerBrand;
  onAccept: () => void;
  onAsk: (decision: Decision) => void;
};

export function NewBrandRow({ brand, onAccept, onAsk }: Props) {
  const { t, text } = useTranslations(moderationTranslations);
  const { id, name } = brand;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-4">
      <div className="me-auto min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-medium break-words">{name}</bdi>
          {!brand.email_verified && <Badge>{t("unverified")}</Badge>}
        </p>
        <p
          dir="ltr"
          className="flex flex-wrap gap-x-3 text-15 break-all text-ink-2 rtl:justify-end"
        >
          <span>{brand.website}</span>
          <span>{brand.email}</span>
        </p>
        <p className="text-14 text-ink-3">
          {t("products", { n: brand.products })}
          {" · "}
          {text.formats.moment(brand.created_at)}
        </p>
      </div>
      <Button size="sm" onClick={onAccept}>
        {t("accept")}
      </Button>
      <Button variant="danger" size="sm" onClick={() => onAsk({ kind: "suspend", id, name })}>
        {t("suspend")}
      </Button>
    </li>
  );
}

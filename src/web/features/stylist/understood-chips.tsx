// What was read from the shopper's words; a press takes it away and searches again.
import { useTranslations } from "../../lib/languages/translations.ts";
import { Chip } from "../../ui/chip.tsx";
import type { Place } from "./conversation.ts";
import { useConversation } from "./conversation-store.ts";
import { takeAway } from "./searching.ts";
import { stylistTranslations } from "./translations.ts";

export function UnderstoodChips({ place }: { place: Place }) {
  const { t } = useTranslations(stylistTranslations);
  const understood = useConversation((state) => state.search?.understood ?? NONE);
  if (understood.length === 0) return null;
  return (
    <ul aria-label={t("understood")} className="flex gap-2 max-md:flex-none md:flex-wrap">
      {understood.map(({ value, label, gave = false }) => (
        <li key={value} className="max-md:flex-none max-md:whitespace-nowrap">
          <Chip
            isRemovable
            isUnderstood={!gave}
            aria-label={t(gave ? "removeGave" : "remove", { name: label })}
            title={gave ? t("gave") : undefined}
            className={gave ? "border-dashed text-ink-2" : undefined}
            onClick={() => void takeAway(value, place)}
          >
            {gave && <span aria-hidden="true">≈</span>}
            <bdi>{label}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}

const NONE = [] as const;

// What a tab says that has no pieces, and the way to some.
import type { ReactNode } from "react";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LISTS, type ListName } from "./product-lists.ts";
import { catalogueTranslations } from "../translations.ts";

type Props = {
  list: ListName;
  query: string;
  /** What the same search finds in the other lists. */
  foundIn: Record<ListName, number>;
  /** Other ways to fill the list of new products. */
  offer: ReactNode;
  onAdd: () => void;
  onClearSearch: () => void;
  onOpenList: (list: ListName) => void;
};

export function EmptyList(props: Props) {
  const { list, query, foundIn, offer, onAdd, onClearSearch, onOpenList } = props;
  const { t } = useTranslations(catalogueTranslations);
  const elsewhere = LISTS.filter((other) => other !== list && foundIn[other] > 0).map((other) => (
    <Button key={other} variant="bare" onClick={() => onOpenList(other)}>
      {t("elsewhere", { n: foundIn[other], list: t(`list.${other}`) })}
    </Button>
  ));
  if (query !== "") {
    return (
      <EmptyState
        title={t(`noMatch.${list}`, { query })}
        actions={
          <>
            <Button onClick={onClearSearch}>{t("clearSearch")}</Button>
            {elsewhere}
          </>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t(`empty.${list}`)}
      actions={
        <>
          {list === "new" && (
            <>
              <Button variant="ink" onClick={onAdd}>
                {t("addFirst")}
              </Button>
              {offer}
            </>
          )}
          {elsewhere}
        </>
      }
    >
      {t(`about.${list}`)}
    </EmptyState>
  );
}

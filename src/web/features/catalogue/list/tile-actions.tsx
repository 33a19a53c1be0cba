// What can be done with one piece.
import type { Product } from "../../../../contract/products.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { paths } from "../../../lib/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/icon.tsx";
import { BIN, EYE, EYE_CLOSED, OUTWARD } from "../../../ui/icon-paths.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { openEditor, closeEditor, useDesk } from "../drafts/draft-store.ts";
import type { ListName } from "./product-lists.ts";
import { useWorkbench } from "../workbench-context.ts";
import { catalogueTranslations } from "../translations.ts";

type Props = { product: Product; list: ListName; isLying: boolean };

export function TileActions({ product, list, isLying }: Props) {
  const { t, text } = useTranslations(catalogueTranslations);
  const { id, hidden } = product;
  const title = text.titleOf(product);
  const { actions, askDelete } = useWorkbench();
  const isOpen = useDesk((desk) => desk.opened.includes(id));
  return (
    <div
      className={cx(
        "flex flex-wrap items-center gap-x-1 gap-y-1 pb-3",
        isLying ? "w-full px-3" : "ps-4 pe-2",
      )}
    >
      <Button
        id={`edit-${id}`}
        size="sm"
        aria-label={t("editOf", { title })}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? closeEditor(id) : openEditor(id))}
      >
        {t("edit")}
      </Button>
      <StateButtons product={product} list={list} />
      <span className="ms-auto flex">
        {isLying && (
          <a
            href={paths.product(id)}
            target="_blank"
            rel="noopener"
            aria-label={t("asShopperOf", { title })}
            className="grid size-10 reach place-items-center rounded-sm"
          >
            <Icon path={OUTWARD} className="size-5 flip-rtl" />
          </a>
        )}
        <IconButton
          className="size-10! reach"
          label={t(hidden ? "showOf" : "hideOf", { title })}
          onClick={() => void actions.toggleHidden(id)}
        >
          {hidden ? <Icon path={EYE_CLOSED} /> : <Icon path={EYE} />}
        </IconButton>
        <IconButton
          className="size-10! reach"
          label={t("deleteOf", { title })}
          onClick={() => askDelete(id)}
        >
          <Icon path={BIN} />
        </IconButton>
      </span>
    </div>
  );
}

/** New ones are decided on: for the shop window, or not. The others go in and out of it. */
function StateButtons({ product, list }: Pick<Props, "product" | "list">) {
  const { t, text } = useTranslations(catalogueTranslations);
  const { id, active, isNew } = product;
  const title = text.titleOf(product);
  const { actions } = useWorkbench();
  return (
    <>
      <Button
        size="sm"
        variant="bare"
        className="px-2!"
        aria-label={t(active ? "deactivateOf" : "activateOf", { title })}
        onClick={() => void actions.toggleActive(id)}
      >
        {t(active ? "deactivate" : "activate")}
      </Button>
      {list === "new" && isNew && !active && (
        <Button
          size="sm"
          variant="bare"
          className="px-2!"
          aria-label={t("inactiveOf", { title })}
          onClick={() => void actions.setInactive(id)}
        >
          {t("inactive")}
        </Button>
      )}
    </>
  );
}

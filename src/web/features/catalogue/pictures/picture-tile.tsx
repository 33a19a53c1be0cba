// One picture. It can be dragged, and moved by its buttons.
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Badge } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { BACK, CROSS, FORWARD } from "../../../ui/icon-paths.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { usePreview } from "./use-preview.ts";
import { pictureTranslations } from "./translations.ts";

type Props = {
  brandId: string;
  url: string;
  /** Its place, beginning with 0, among `count`. */
  at: number;
  count: number;
  isDragged: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragOver: () => void;
  onDragEnd: () => void;
};

export function PictureTile(props: Props) {
  const { at, count, isDragged, onMove, onRemove } = props;
  const { t } = useTranslations(pictureTranslations);
  const n = at + 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is a shortcut for its buttons
    <li
      data-picture={at}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        // Firefox drags nothing that carries no data.
        event.dataTransfer.setData("text/plain", "");
        props.onDragStart();
      }}
      onDragOver={props.onDragOver}
      onDragEnd={props.onDragEnd}
      className={cx(
        "relative min-w-0 cursor-grab rounded-sm border border-line bg-surface",
        isDragged && "opacity-50",
      )}
    >
      <Look brandId={props.brandId} url={props.url} label={t("nth", { n })} />
      {at === 0 && (
        <span className="absolute start-2 top-2">
          <Badge>{t("main")}</Badge>
        </span>
      )}
      <div className="flex justify-between">
        <IconButton
          label={t("earlier", { n })}
          data-move="earlier"
          disabled={at === 0}
          className="disabled:opacity-30"
          onClick={() => onMove(at - 1)}
        >
          <Icon path={BACK} className="size-5 flip-rtl" />
        </IconButton>
        <IconButton
          label={t("later", { n })}
          data-move="later"
          disabled={at === count - 1}
          className="disabled:opacity-30"
          onClick={() => onMove(at + 1)}
        >
          <Icon path={FORWARD} className="size-5 flip-rtl" />
        </IconButton>
        <IconButton label={t("remove", { n })} onClick={onRemove}>
          <Icon path={CROSS} />
        </IconButton>
      </div>
    </li>
  );
}

function Look({ brandId, url, label }: { brandId: string; url: string; label: string }) {
  const { t } = useTranslations(pictureTranslations);
  const { data, isError } = usePreview(brandId, url);
  return (
    <span className="block aspect-3/4 overflow-hidden rounded-t-sm bg-plate">
      {data ? (
        <img src={data} alt={label} draggable={false} className="size-full object-cover dark-dim" />
      ) : isError ? (
        <span className="grid size-full content-center gap-2 bg-sunk p-3 text-center text-14 leading-snug text-ink-2">
          {t("unreachable")}
          <bdi dir="ltr" className="line-clamp-3 text-13 break-all">
            {url}
          </bdi>
        </span>
      ) : (
        <Skeleton className="size-full" />
      )}
    </span>
  );
}

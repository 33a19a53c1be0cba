// The pictures of one product: the first one is the main picture.
import { useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent } from "react";
import { PRODUCT_PICTURES_MAX, UPLOAD_MAX_BYTES } from "../../../../contract/limits.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { cx } from "../../../ui/cx.ts";
import { AddByAddress } from "./add-by-address.tsx";
import { ChooseFiles } from "./choose-files.tsx";
import { PictureTile } from "./picture-tile.tsx";
import { UploadList } from "./upload-list.tsx";
import { usePictureList } from "./use-picture-list.ts";
import { useUploads } from "./use-uploads.ts";
import { pictureTranslations } from "./translations.ts";

const WEB_ADDRESS = /^https?:\/\/\S+$/i;

type Props = {
  brandId: string;
  pictures: readonly string[];
  onChange: (pictures: string[]) => void;
};

export function PictureEditor({ brandId, pictures, onChange }: Props) {
  const { t, text } = useTranslations(pictureTranslations);
  const list = usePictureList(pictures, onChange);
  const { uploads, start, drop } = useUploads(brandId, (url) => void list.add(url));
  const [isOver, setOver] = useState(false);
  const labelId = useId();
  const onWay = uploads.filter(({ error }) => error === undefined).length;
  const room = list.room - onWay;
  const take = (files: FileList) => start([...files].slice(0, Math.max(room, 0)));

  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    if (files.length > 0) {
      event.preventDefault();
      take(files);
      return;
    }
    const words = event.clipboardData.getData("text/plain").trim();
    if (event.target instanceof HTMLInputElement || !WEB_ADDRESS.test(words)) return;
    event.preventDefault();
    list.add(words);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) take(event.dataTransfer.files);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop and paste; buttons do the same
    <section
      aria-labelledby={labelId}
      // A click inside brings the focus here, so that what is pasted next arrives here.
      tabIndex={-1}
      onPaste={onPaste}
      onDragOver={(event) => {
        event.preventDefault();
        if (event.dataTransfer.types.includes("Files")) setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={onDrop}
      className={cx(
        "grid gap-3 rounded-sm outline-offset-4 focus:outline-none",
        isOver && "outline-2 outline-dashed outline-ink",
      )}
    >
      <div>
        <p id={labelId} className="text-14 font-semibold">
          {t("pictures")}
        </p>
        <p className="mt-1 text-14 leading-snug text-ink-2">
          {isOver ? t("dropHere") : t("hint", { megabytes: UPLOAD_MAX_BYTES / 1024 / 1024 })}
        </p>
      </div>
      {pictures.length === 0 ? (
        <p className="text-14 text-ink-2">{t("none")}</p>
      ) : (
        <Tiles brandId={brandId} pictures={pictures} move={list.move} remove={list.remove} />
      )}
      <UploadList uploads={uploads} onDismiss={drop} />
      {room <= 0 ? (
        <p className="text-14 text-ink-2">{t("full", { n: PRODUCT_PICTURES_MAX })}</p>
      ) : (
        <ChooseFiles label={t("upload")} onChoose={take} />
      )}
      <AddByAddress
        isDisabled={room <= 0}
        onAdd={(address) =>
          WEB_ADDRESS.test(address) ? list.add(address) : text.t("addressNotWeb")
        }
      />
      <output className="sr-only">{list.news}</output>
    </section>
  );
}

type TilesProps = {
  brandId: string;
  pictures: readonly string[];
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
};

function Tiles({ brandId, pictures, move, remove }: TilesProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const from = useRef<number>(undefined);
  const drag = (at: number | undefined) => {
    from.current = at;
    setDragged(at);
  };
  const [pressed, setPressed] = useState<{ to: number; way: "earlier" | "later" }>();

  // A tile that is moved loses the focus; it stays with the picture, not with the place.
  useEffect(() => {
    if (!pressed) return;
    const tile = list.current?.querySelector(`[data-picture="${pressed.to}"]`);
    const [same, other] = [pressed.way, pressed.way === "earlier" ? "later" : "earlier"].map(
      (way) => tile?.querySelector<HTMLButtonElement>(`[data-move="${way}"]`),
    );
    (same?.disabled ? other : same)?.focus();
  }, [pressed]);

  return (
    <ol ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-3">
      {pictures.map((url, at) => (
        <PictureTile
          key={url}
          brandId={brandId}
          url={url}
          at={at}
          count={pictures.length}
          isDragged={dragged === at}
          onMove={(to) => {
            move(at, to);
            setPressed({ to, way: to < at ? "earlier" : "later" });
          }}
          onRemove={() => remove(at)}
          onDragStart={() => drag(at)}
          onDragOver={() => {
            // Told several times before the tiles are drawn anew.
            if (from.current === undefined || from.current === at) return;
            move(from.current, at);
            drag(at);
          }}
          onDragEnd={() => drag(undefined)}
        />
      ))}
    </ol>
  );
}

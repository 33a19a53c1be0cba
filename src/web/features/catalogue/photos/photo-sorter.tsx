// The drafts with their photos, to be set right: tap photos, then say where they belong.
import { useState } from "react";
import { byDraft, movePhotos, type Photo, type PhotoBox } from "../../../../contract/photos.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { callSignedIn } from "../../../lib/signed-in-call.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { CHECK } from "../../../ui/icon-paths.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Products } from "../drafts/changes.ts";
import { PhotoThumb } from "./photo-thumb.tsx";
import { photoTranslations } from "./translations.ts";

type Props = {
  brandId: string;
  box: PhotoBox;
  products: Products;
  /** The photos as they are after a move; the products have changed with them. */
  onMoved: (box: PhotoBox) => void;
};

type To = { to: "new" | "away" } | { to: "product"; product_id: string };

export function PhotoSorter({ brandId, box, products, onMoved }: Props) {
  const { t, text } = useTranslations(photoTranslations);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isMoving, setMoving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const drafts = byDraft(box.photos, ({ product_id }) => product_id);
  // Until the list brings their titles they are told apart by their place.
  const titleOf = (id: string) => {
    const draft = products.find((product) => product.id === id);
    return draft
      ? text.titleOf(draft)
      : `… ${text.formats.number([...drafts.keys()].indexOf(id) + 1)}`;
  };
  const odd = box.photos.filter(({ state }) => state === "refused");

  async function move(to: To) {
    setMoving(true);
    setProblem(undefined);
    try {
      onMoved(
        await callSignedIn(movePhotos, { params: { brandId }, body: { ids: [...chosen], ...to } }),
      );
      setChosen(new Set());
    } catch (error) {
      setProblem(text.errorText(error));
    } finally {
      setMoving(false);
    }
  }

  const toggle = (ids: readonly string[], isOn: boolean) =>
    setChosen((now) => {
      const next = new Set(now);
      for (const id of ids)
        if (isOn) next.add(id);
        else next.delete(id);
      return next;
    });

  return (
    <div className="grid gap-5">
      {drafts.size > 0 && <p className="text-15 text-ink-2">{t("sort")}</p>}
      {problem !== undefined && <Banner>{problem}</Banner>}
      {odd.length > 0 && (
        <OddPhotos brandId={brandId} photos={odd} chosen={chosen} onToggle={toggle} />
      )}
      {[...drafts].map(([id, photos]) => (
        <DraftPhotos
          key={id}
          brandId={brandId}
          title={titleOf(id)}
          doubt={box.doubts.find(({ product_id }) => product_id === id)?.doubt}
          photos={photos}
          chosen={chosen}
          onToggle={toggle}
          onHere={() => void move({ to: "product", product_id: id })}
          isMoving={isMoving}
        />
      ))}
      {chosen.size > 0 && (
        <div className="sticky -bottom-6 -mx-1 grid grid-cols-2 items-center gap-2 border-t border-line bg-surface px-1 py-3 sm:flex">
          <output className="me-auto text-15 font-medium">{t("chosen", { n: chosen.size })}</output>
          <Button
            size="sm"
            variant="bare"
            className="justify-self-end sm:order-last"
            onClick={() => setChosen(new Set())}
          >
            {t("clear")}
          </Button>
          <Button size="sm" isBusy={isMoving} onClick={() => void move({ to: "new" })}>
            {t("newPiece")}
          </Button>
          <Button
            size="sm"
            variant="danger"
            isBusy={isMoving}
            onClick={() => void move({ to: "away" })}
          >
            {t("away")}
          </Button>
        </div>
      )}
    </div>
  );
}

type Choosing = {
  brandId: string;
  photos: readonly Photo[];
  chosen: ReadonlySet<string>;
  onToggle: (ids: readonly string[], isOn: boolean) => void;
};

type DraftProps = Choosing & {
  title: string;
  doubt: string | undefined;
  onHere: () => void;
  isMoving: boolean;
};

function DraftPhotos({ title, doubt, onHere, isMoving, ...choosing }: DraftProps) {
  const { t } = useTranslations(photoTranslations);
  const { photos, chosen, onToggle } = choosing;
  const ids = photos.map(({ id }) => id);
  const isAll = ids.every((id) => chosen.has(id));
  const isElsewhere = [...chosen].some((id) => !ids.includes(id));
  return (
    <section aria-label={title} className="grid gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 dir="auto" className="me-auto text-16 leading-snug font-medium">
          {title}
        </h3>
        {isElsewhere ? (
          <Button
            size="sm"
            variant="ink"
            isBusy={isMoving}
            aria-label={t("hereOf", { title })}
            onClick={onHere}
          >
            {t("here")}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="bare"
            aria-pressed={isAll}
            aria-label={t("allOf", { title })}
            onClick={() => onToggle(ids, !isAll)}
          >
            {t("all")}
          </Button>
        )}
      </div>
      {doubt !== undefined && <p className="text-14 text-ink-2">{doubt}</p>}
      <Thumbs {...choosing} labelOf={(n) => t("photoOf", { n, title })} />
    </section>
  );
}

function OddPhotos(choosing: Choosing) {
  const { t } = useTranslations(photoTranslations);
  const reasons = [...new Set(choosing.photos.flatMap(({ reason }) => reason ?? []))];
  return (
    <section aria-label={t("odd")} className="grid gap-2 rounded-sm bg-sunk p-4">
      <h3 className="text-16 font-medium">{t("odd")}</h3>
      {reasons.map((reason) => (
        <p key={reason} className="text-14 text-ink-2">
          {reason}
        </p>
      ))}
      <Thumbs {...choosing} labelOf={(n) => t("photoOf", { n, title: t("odd") })} />
    </section>
  );
}

function Thumbs({
  brandId,
  photos,
  chosen,
  onToggle,
  labelOf,
}: Choosing & { labelOf: (n: number) => string }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ id, url }, at) => {
        const isOn = chosen.has(id);
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={isOn}
              aria-label={labelOf(at + 1)}
              onClick={() => onToggle([id], !isOn)}
              className={cx(
                "relative block aspect-3/4 w-20 overflow-hidden rounded-sm border bg-plate",
                isOn ? "border-ink ring-2 ring-ink" : "border-line",
              )}
            >
              <PhotoThumb brandId={brandId} url={url} />
              {isOn && (
                <span className="absolute end-1 top-1 grid size-6 place-items-center rounded-full bg-ink text-on-ink">
                  <Icon path={CHECK} className="size-4" />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

// From a phone into the shop window: photos go in, drafts come out, and the owner sets right what was put together
// wrongly. Prices and sizes are filled in on the workbench.
import { useMutation } from "@tanstack/react-query";
import { makeDrafts, type PhotoBox } from "../../../../contract/photos.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { callSignedIn } from "../../../lib/signed-in-call.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Thinking } from "../../../ui/thinking.tsx";
import type { Products } from "../drafts/changes.ts";
import { AddPhotos } from "./add-photos.tsx";
import { putAway, usePhotoQueue } from "./photo-queue-store.ts";
import { PhotoSorter } from "./photo-sorter.tsx";
import { SendingGrid } from "./sending-grid.tsx";
import { photoTranslations } from "./translations.ts";

type Props = {
  brandId: string;
  isOpen: boolean;
  onClose: () => void;
  box: PhotoBox | undefined;
  onBox: (box: PhotoBox) => void;
  /** The products have changed with their photos. */
  onMoved: () => void;
  /** To the list where prices and sizes are filled in. */
  onFillIn: () => void;
  products: Products;
};

export const openPhotos = ({ photos }: PhotoBox) =>
  photos.filter(({ state }) => state === "waiting" || state === "seen");

export function PhotosDialog(props: Props) {
  const { brandId, isOpen, onClose, box, onBox, onMoved, onFillIn, products } = props;
  const { t, text } = useTranslations(photoTranslations);
  const sendings = usePhotoQueue((queue) => queue.sendings);
  const make = useMutation({
    mutationFn: () => callSignedIn(makeDrafts, { params: { brandId } }),
    onSuccess(made) {
      putAway(sendings.filter(({ state }) => state === "arrived").map(({ id }) => id));
      onBox(made);
    },
  });
  const isWorking = box?.is_working ?? false;
  const arrived = box ? openPhotos(box).length : 0;
  const isOnWay = sendings.some(({ state }) => state !== "arrived" && state !== "refused");
  const hasDrafts = box?.photos.some(({ state }) => state === "placed" || state === "refused");
  const canMake = arrived > 0 && !isOnWay && !isWorking;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      closeLabel={t("close")}
      width="wide"
      actions={
        canMake ? (
          <Button variant="ink" isBusy={make.isPending} onClick={() => make.mutate()}>
            {t("make", { n: arrived })}
          </Button>
        ) : (
          hasDrafts &&
          !isWorking &&
          !isOnWay && (
            <Button variant="ink" onClick={onFillIn}>
              {t("toNew")}
            </Button>
          )
        )
      }
    >
      <div className="grid gap-5">
        <p className="text-15 leading-snug text-ink-2">{t("lede")}</p>
        {!isWorking && <AddPhotos />}
        {make.error && <Banner>{text.errorText(make.error)}</Banner>}
        {sendings.length > 0 && <SendingGrid sendings={sendings} />}
        {canMake && <output className="text-15 font-medium">{t("arrived", { n: arrived })}</output>}
        {isWorking && box && <Working box={box} />}
        {box && hasDrafts && !isWorking && (
          <PhotoSorter
            brandId={brandId}
            box={box}
            products={products}
            onMoved={(moved) => {
              onBox(moved);
              onMoved();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

function Working({ box }: { box: PhotoBox }) {
  const { t } = useTranslations(photoTranslations);
  const open = openPhotos(box);
  const done = open.filter(({ state }) => state === "seen").length;
  const isLooking = done < open.length;
  const label = isLooking ? t("looking", { done, all: open.length }) : t("joining");
  return (
    <div className="grid gap-2">
      <Thinking label={label} />
      {isLooking && (
        <progress
          aria-label={label}
          value={done}
          max={open.length}
          className="h-1.5 w-full accent-ink"
        />
      )}
      <p className="text-14 text-ink-2">{t("mayLeave")}</p>
    </div>
  );
}

import { useExplore } from "../../lib/explore-store.ts";
import { useWords } from "../../lib/languages/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { collectionWords } from "./collection-words.ts";

const close = () => useExplore.setState({ modelImage: null });

export function ModelPreview({ image }: { image: string }) {
  const { t, text } = useWords(collectionWords);
  return (
    <Dialog isOpen onClose={close} title={t("preview")} closeLabel={text.t("close")}>
      <img
        src={image}
        alt={t("previewAlt")}
        width={600}
        height={800}
        className="h-auto w-full rounded-sm bg-plate"
      />
    </Dialog>
  );
}

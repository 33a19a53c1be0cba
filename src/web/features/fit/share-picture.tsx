// Hands the fitted picture on: as a picture on phones, else as a link.
import { useTranslations } from "../../lib/languages/translations.ts";
import { shareLink } from "../../lib/share-link.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SHARE } from "../../ui/icon-paths.ts";
import { showToast } from "../../ui/toast-store.ts";
import { fitTranslations } from "./translations.ts";

export function SharePicture({ image }: { image: string }) {
  const { t } = useTranslations(fitTranslations);

  async function share() {
    const url = new URL(image, location.href).href;
    const how = (await sharePicture(url)) ?? (await shareLink({ url, title: t("title") }));
    if (how === "copied") showToast({ message: t("shared") });
    if (how === "failed") showToast({ message: t("shareFailed") });
  }

  return (
    <Button wide onClick={() => void share()}>
      <Icon path={SHARE} />
      {t("share")}
    </Button>
  );
}

/** On phones the picture itself goes where the shopper wants it; null where that cannot be done. */
async function sharePicture(url: string): Promise<"shared" | null> {
  if (!matchMedia("(hover: none)").matches || typeof navigator.canShare !== "function") return null;
  try {
    const blob = await (await fetch(url)).blob();
    const files = [new File([blob], "ribby-look.webp", { type: blob.type })];
    if (!navigator.canShare({ files })) return null;
    await navigator.share({ files });
    return "shared";
  } catch (error) {
    // Closing the sheet is a choice, not a failure.
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : null;
  }
}

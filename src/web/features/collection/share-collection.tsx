// Makes a link for a friend and copies it; it also stands there to be copied by hand.
import { useMutation } from "@tanstack/react-query";
import { shareCollection } from "../../../contract/collections.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { shareLink } from "../../lib/share-link.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SHARE } from "../../ui/icon-paths.ts";
import { TextInput } from "../../ui/text-input.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { collectionTranslations } from "./drawer-translations.ts";

export function ShareCollection({ ids }: { ids: string[] }) {
  const { t, text } = useTranslations(collectionTranslations);
  const sharing = useMutation({
    mutationFn: (shared: string[]) => call(shareCollection, { body: { product_ids: shared } }),
    onSuccess: ({ url }) => handOver(url),
    onError: (error) =>
      showToast({ message: error instanceof ApiError ? text.errorText(error) : t("shareFailed") }),
  });
  // A changed collection needs a link of its own.
  const url = sharing.variables?.join() === ids.join() ? sharing.data?.url : undefined;

  async function handOver(link: string) {
    if ((await shareLink({ url: link })) === "copied") showToast({ message: t("copied") });
  }

  if (!url) {
    return (
      <Button wide isBusy={sharing.isPending} onClick={() => sharing.mutate(ids)}>
        <Icon path={SHARE} />
        {sharing.isPending ? t("sharing") : t("share")}
      </Button>
    );
  }
  return (
    <div className="col-span-full flex gap-2">
      <TextInput
        readOnly
        value={url}
        aria-label={t("shareLink")}
        dir="ltr"
        onFocus={({ target }) => target.select()}
        className="min-h-11 text-15"
      />
      <Button onClick={() => void handOver(url)}>{t("copy")}</Button>
    </div>
  );
}

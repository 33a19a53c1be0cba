import { useMutation } from "@tanstack/react-query";
import { fitOnModel } from "../../../contract/fit.ts";
import { MODEL_FIT_COUNT } from "../../../contract/limits.ts";
import type { Product } from "../../../contract/products.ts";
import { call } from "../../lib/api.ts";
import { useExplore } from "../../lib/explore-store.ts";
import { useText } from "../../lib/languages/language.ts";
import { writeStored } from "../../lib/storage.ts";
import { showToast } from "../../ui/toast-store.ts";
import { usePins } from "./pins.ts";

/** Asks for the picture of the two selected pieces; it opens in the preview and is remembered. */
export function useFitting() {
  const { t, errorText } = useText();
  const fitting = useMutation({
    mutationFn: (products: Product[]) =>
      call(fitOnModel, {
        body: {
          products: products.map(({ id, title, image, image_url }) => ({
            id,
            title,
            image: image ?? image_url ?? "",
          })),
        },
      }),
    onSuccess({ image_url }) {
      writeStored("last_model_image", image_url);
      useExplore.setState({ modelImage: image_url, selectedForModel: [] });
    },
    onError: (error) => showToast({ message: errorText(error, "fitError") }),
  });

  function fit(): void {
    const { selectedForModel } = useExplore.getState();
    const chosen = usePins.getState().pinned.filter(({ id }) => selectedForModel.includes(id));
    if (chosen.length === MODEL_FIT_COUNT) fitting.mutate(chosen);
    else showToast({ message: t("selectExactlyTwoProducts") });
  }

  return { fit, isFitting: fitting.isPending };
}

// Asks for the picture of the two selected pieces; what goes wrong is told in a notice.
import { useMutation } from "@tanstack/react-query";
import type { EventSource } from "../../../contract/events.ts";
import { MODEL_FIT_COUNT } from "../../../contract/limits.ts";
import type { Product } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { showToast } from "../../ui/toast-store.ts";
import { chosenPieces, fitPieces } from "./fit-pieces.ts";
import { useModel } from "./model-store.ts";

/** The two sentences of the specification for a wrong number of pieces. */
type WrongCount = "selectExactlyTwoProducts" | "selectExactlyTwoItems";

export function useFitting(
  source: EventSource,
  wrongCount: WrongCount = "selectExactlyTwoProducts",
) {
  const { t, errorText } = useText();
  // Also when it was asked for elsewhere: one picture at a time.
  const isFitting = useModel((state) => state.isFitting);
  const fitting = useMutation({
    mutationFn: (pieces: Product[]) => fitPieces(pieces, { source, isAwaited: true }),
    onError(error) {
      const isGivenUp = error instanceof DOMException && error.name === "AbortError";
      if (!isGivenUp) showToast({ message: errorText(error, "fitError") });
    },
  });

  function fit(): void {
    const pieces = chosenPieces();
    if (pieces.length === MODEL_FIT_COUNT) fitting.mutate(pieces);
    else showToast({ message: t(wrongCount) });
  }

  return { fit, isFitting };
}

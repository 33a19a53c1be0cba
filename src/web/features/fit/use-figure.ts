// The same pieces on another figure. Who closes the preview does not want it to open again.
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { FitBody } from "../../../contract/fit.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { showToast } from "../../ui/toast-store.ts";
import { fitPieces } from "../collection/fit-pieces.ts";
import { useModel } from "../collection/model-store.ts";

export function useFigure() {
  const { errorText } = useText();
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const changing = useMutation({
    async mutationFn(body: FitBody) {
      const { modelFit } = useModel.getState();
      waiting.current = new AbortController();
      const { signal } = waiting.current;
      if (modelFit) await fitPieces(modelFit.pieces, { body, signal });
    },
    onError(error) {
      const isGivenUp = waiting.current?.signal.aborted;
      if (!isGivenUp) showToast({ message: errorText(error, "fitError") });
    },
  });
  return { change: changing.mutate, isChanging: changing.isPending };
}

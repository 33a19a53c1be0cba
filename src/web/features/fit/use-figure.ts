// The same pieces on another figure, which is kept for the next ones. Who closes the preview does not want it to open
// again.
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useText } from "../../lib/languages/language-store.ts";
import { showToast } from "../../ui/toast-store.ts";
import { fitPieces } from "../collection/fit-pieces.ts";
import { keepFigure, keptFigure, type KeptFigure } from "../collection/kept-figure.ts";
import { useModel } from "../collection/model-store.ts";

export function useFigure() {
  const { errorText } = useText();
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const changing = useMutation({
    async mutationFn(chosen: KeptFigure) {
      const { modelFit } = useModel.getState();
      waiting.current = new AbortController();
      const { signal } = waiting.current;
      const figure = { ...keptFigure(), ...chosen };
      if (modelFit) await fitPieces(modelFit.pieces, { figure, signal });
      keepFigure(figure);
    },
    onError(error) {
      const isGivenUp = waiting.current?.signal.aborted;
      if (!isGivenUp) showToast({ message: errorText(error, "fitError") });
    },
  });
  return { change: changing.mutate, isChanging: changing.isPending };
}

// The two pieces that are put on the model, chosen among the pinned ones.
import { MODEL_FIT_COUNT } from "../../../contract/limits.ts";
import { useExplore } from "../../lib/explore-store.ts";

export const useIsOnModel = (productId: string): boolean =>
  useExplore((state) => state.selectedForModel.includes(productId));

export const useSelectionCount = (): number => useExplore((state) => state.selectedForModel.length);

/** A third selection drops the oldest. */
export function putOnModel(productId: string): void {
  useExplore.setState(({ selectedForModel }) => {
    const others = selectedForModel.filter((id) => id !== productId);
    return { selectedForModel: [...others, productId].slice(-MODEL_FIT_COUNT) };
  });
}

export function takeOffModel(productId: string): void {
  useExplore.setState(({ selectedForModel }) => ({
    selectedForModel: selectedForModel.filter((id) => id !== productId),
  }));
}

// The two pieces that are put on the model, chosen among the pinned ones, and the picture that came of it.
import { create } from "zustand";
import type { FitBody, FitLayout } from "../../../contract/fit.ts";
import { MODEL_FIT_COUNT } from "../../../contract/limits.ts";
import type { Product } from "../../../contract/products.ts";

export type ModelFit = {
  pieces: readonly Product[];
  body: FitBody;
  layout: FitLayout;
  /** Of each piece. */
  shown: readonly FitLayout[];
};

type ModelState = {
  /** Ids, the oldest first. */
  selectedForModel: readonly string[];
  /** Cards offer to put their piece on the model. */
  isModelFitting: boolean;
  /** A picture is being made. */
  isFitting: boolean;
  /** Whose picture is being made while the preview waits for it, and what closing it means. */
  awaited: { pieces: readonly Product[]; giveUp: () => void } | null;
  /** The picture in the preview. */
  modelImage: string | null;
  /** What that picture shows. */
  modelFit: ModelFit | null;
};

export const useModel = create<ModelState>(() => ({
  selectedForModel: [],
  isModelFitting: false,
  isFitting: false,
  awaited: null,
  modelImage: null,
  modelFit: null,
}));

const set = useModel.setState;

export const useIsOnModel = (productId: string): boolean =>
  useModel((state) => state.selectedForModel.includes(productId));

export const useSelectionCount = (): number => useModel((state) => state.selectedForModel.length);

/** A third selection drops the oldest. */
export function putOnModel(productId: string): void {
  set(({ selectedForModel }) => {
    const others = selectedForModel.filter((id) => id !== productId);
    return { selectedForModel: [...others, productId].slice(-MODEL_FIT_COUNT) };
  });
}

export const takeOffModel = (productId: string) => keepOnModel((id) => id !== productId);

/** Only pinned pieces can be fitted: one that leaves the collection leaves the selection too. */
export function keepOnModel(isKept: (productId: string) => boolean): void {
  const { selectedForModel } = useModel.getState();
  const left = selectedForModel.filter(isKept);
  if (left.length < selectedForModel.length) set({ selectedForModel: left });
}

export const startModelFitting = () => set({ isModelFitting: true });
export const stopModelFitting = () => set({ isModelFitting: false });

export const beginFitting = (awaited: ModelState["awaited"] = null) =>
  set({ isFitting: true, awaited });
export const endFitting = () => set({ isFitting: false, awaited: null });

/** The picture opens in the preview; the selection has served its purpose. */
export const showFit = (modelImage: string, modelFit: ModelFit) =>
  set({ modelImage, modelFit, selectedForModel: [] });

/** The picture that was closed a moment ago. */
export const showAgain = (modelImage: string, modelFit: ModelFit | null) =>
  set({ modelImage, modelFit });

/** A picture from before; which pieces it shows is known for the last one only. */
export const reopenFit = (modelImage: string, isLast: boolean) =>
  set({ modelImage, ...(!isLast && { modelFit: null }) });

export function closeFit(): void {
  useModel.getState().awaited?.giveUp();
  set({ modelImage: null, awaited: null });
}

export const keptSelection = () => ({ selectedForModel: useModel.getState().selectedForModel });
export const takeUpSelection = ({ selectedForModel }: ReturnType<typeof keptSelection>) =>
  set({ selectedForModel });

// Panels that stand beside a screen and belong to none of the features they bring together. The collection
// and the filters know themselves whether they are open.
import { create } from "zustand";

type PanelsState = {
  /** The stylist beside the grid of Explore. */
  isChatOpen: boolean;
};

export const usePanels = create<PanelsState>(() => ({ isChatOpen: false }));

const { setState: set } = usePanels;

export const isStylistWanted = () => usePanels.getState().isChatOpen;

export const openStylist = () => set({ isChatOpen: true });
export const closeStylist = () => set({ isChatOpen: false });
export const toggleStylist = () => set(({ isChatOpen }) => ({ isChatOpen: !isChatOpen }));

import { FEED_SIZES } from "../../../contract/pictures.ts";
import { useExplore } from "../../lib/explore-store.ts";

/** The same with the panel taken off. */
const BESIDE_PANEL =
  "(min-width: 1680px) calc(33vw - 262px), (min-width: 1280px) calc(50vw - 380px), (min-width: 1024px) calc(50vw - 248px), (min-width: 700px) calc(50vw - 52px), calc(50vw - 22px)";

export const useCardSizes = (): string =>
  useExplore((state) => (state.isChatOpen ? BESIDE_PANEL : FEED_SIZES));

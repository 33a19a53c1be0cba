// What may lie over any screen: the collection, a product looked at closely, the fitted model.
import { lazy, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { MODEL_FIT_COUNT } from "../../contract/limits.ts";
import { useModel } from "../features/collection/model-store.ts";
import {
  closeCollection,
  isCollectionWanted,
  openCollection,
  usePins,
} from "../features/collection/pins-store.ts";
import {
  closeLightbox,
  lookedAt,
  reopenLightbox,
  useLightbox,
} from "../features/products/lightbox-store.ts";
import { reopenBy } from "../lib/back-closes.ts";
import { savesData } from "../lib/saves-data.ts";
import { paths } from "../lib/paths.ts";
import { useInSteps } from "../lib/use-in-steps.ts";
import { isStylistWanted, openStylist, usePanels } from "./panels-store.ts";

const loadDrawer = () => import("../features/collection/collection-drawer.tsx");
const loadLightbox = () => import("../features/products/lightbox.tsx");
const startWorker = async () =>
  (await import("../lib/start-service-worker.ts")).startServiceWorker();

const TellMe = lazy(async () => ({
  default: (await import("../features/watches/tell-me.tsx")).TellMe,
}));
const ComparePieces = lazy(async () => ({
  default: (await import("../features/trust/compare-pieces.tsx")).ComparePieces,
}));
const CollectionDrawer = lazy(async () => ({ default: (await loadDrawer()).CollectionDrawer }));
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));
const FloatingFitButton = lazy(async () => ({
  default: (await import("../features/fit/floating-fit-button.tsx")).FloatingFitButton,
}));
const FitPreview = lazy(async () => ({
  default: (await import("../features/fit/fit-preview.tsx")).FitPreview,
}));

reopenBy("collection", openCollection);
reopenBy("lightbox", reopenLightbox);
reopenBy("stylist", openStylist);

/** The first touch should not wait for code: it comes once the page has gone quiet. */
const FETCH_AHEAD_MS = 4000;

export function Overlays() {
  const isCollectionOpen = useInSteps(usePins.subscribe, isCollectionWanted);
  const product = useInSteps(useLightbox.subscribe, lookedAt);
  const hasFit = useModel((state) => state.modelImage ?? state.awaited);
  const isFitReady = useModel((state) => state.selectedForModel.length === MODEL_FIT_COUNT);
  const isChatOpen = useInSteps(usePanels.subscribe, isStylistWanted);
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    // Whoever follows a link out of one of them wants to see where it leads.
    closeLightbox();
    closeCollection();
  }, [pathname]);
  useEffect(() => {
    if (savesData()) return undefined;
    const ahead = setTimeout(
      () => void Promise.allSettled([loadDrawer(), loadLightbox(), startWorker()]),
      FETCH_AHEAD_MS,
    );
    return () => clearTimeout(ahead);
  }, []);
  return (
    <>
      <Suspense fallback={null}>
        {product && <Lightbox key={product.id} product={product} />}
        {isCollectionOpen && <CollectionDrawer TellMe={TellMe} Compare={ComparePieces} />}
      </Suspense>
      {/* On their own: what is open must not blink while they are fetched. */}
      <Suspense fallback={null}>
        {isFitReady && (
          <FloatingFitButton isBesidePanel={isChatOpen && pathname === paths.explore} />
        )}
        {hasFit && <FitPreview />}
      </Suspense>
    </>
  );
}

// What every tile of the workbench needs to reach.
import { createContext, use, type ComponentType, type ReactNode } from "react";
import type { ProductActions } from "./list/use-product-actions.ts";

export type HealthProps = {
  brandId: string;
  onShow: (label: string, ids: readonly string[]) => void;
};

/** What other features put into the screen; the app hands it over. */
export type ManagementSlots = {
  analytics: ReactNode;
  /** How the brand's shop is read again. */
  shop: ReactNode;
  /** What is to be mended; it opens the pieces concerned. */
  Health: ComponentType<HealthProps>;
  /** What shoppers wanted and did not get. */
  demand: ReactNode;
  /** In the header: scans the brand's website again. */
  scanAgain: ReactNode;
  /** In an empty list of new products. */
  scanOffer: ReactNode;
  /** Above the lists. */
  notices: ReactNode;
  /** In a product's editor: where its fields come from. */
  evidenceOf: (productId: string) => ReactNode;
};

/** What a card or an editor needs, however deep in the list it stands. */
export type Workbench = {
  brandId: string;
  isBrandSaved: boolean;
  actions: ProductActions;
  askDelete: (id: string) => void;
  select: (id: string) => void;
  evidenceOf: ManagementSlots["evidenceOf"];
};

export const WorkbenchContext = createContext<Workbench | null>(null);

export function useWorkbench(): Workbench {
  const workbench = use(WorkbenchContext);
  if (!workbench) throw new Error("A product card stands outside of its workbench");
  return workbench;
}

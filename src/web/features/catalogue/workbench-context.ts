// What every tile of the workbench needs to reach.
import { createContext, use } from "react";
import type { ManagementSlots } from "./management-screen.tsx";
import type { ProductActions } from "./list/use-product-actions.ts";

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

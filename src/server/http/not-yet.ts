// Calls that are declared but whose feature is still to come: access is checked, then 501.
import { DECLARED } from "../../contract/api.ts";
import { notYetAvailable } from "../problems.ts";
import { mount, type Api } from "./mount.ts";

export function mountNotYet(api: Api): void {
  for (const endpoint of DECLARED) {
    if (api.mounted.has(endpoint)) continue;
    mount(api, endpoint, async () => {
      throw notYetAvailable();
    });
  }
}

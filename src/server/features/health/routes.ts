// What a brand could mend in its catalogue, over HTTP.
import { catalogueHealth, type Health } from "../../../contract/health.ts";
import { mount, type Api } from "../../http/mount.ts";

export type HealthRouteParts = { healthOf: (brandId: string) => Promise<Health> };

export function mountHealth(api: Api, { healthOf }: HealthRouteParts): void {
  mount(api, catalogueHealth, ({ params }) => healthOf(params.brandId));
}

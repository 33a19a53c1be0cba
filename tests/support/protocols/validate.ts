// Our answers against the protocols' own schemas.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { readFileSync } from "node:fs";

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8")) as Record<
    string,
    Record<string, unknown>
  >;

const validator = () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  return ajv;
};

const HOME = "https://protocol.test/";

/** Each file by its own path, so that references between files find each other. */
function ucp(release: string) {
  const ajv = validator();
  for (const [path, schema] of Object.entries(read(`ucp-${release}`))) {
    ajv.addSchema({ ...schema, $id: HOME + path });
  }
  return (path: string): ValidateFunction => ajv.compile({ $ref: HOME + path });
}

const newer = ucp("2026-08-25");
const older = ucp("2026-04-08");
const catalogue = "source/schemas/shopping/catalog_";

export const UCP_SCHEMAS = {
  "2026-08-25": {
    profile: newer("source/schemas/profile.json#/$defs/business_schema"),
    search: newer(`${catalogue}search.json#/$defs/search_response`),
    lookup: newer(`${catalogue}lookup.json#/$defs/lookup_response`),
    product: newer(`${catalogue}lookup.json#/$defs/get_product_response`),
    error: newer("source/schemas/common/types/error_response.json"),
  },
  "2026-04-08": {
    profile: older("source/discovery/profile_schema.json#/$defs/business_profile"),
    search: older(`${catalogue}search.json#/$defs/search_response`),
    lookup: older(`${catalogue}lookup.json#/$defs/lookup_response`),
    product: older(`${catalogue}lookup.json#/$defs/get_product_response`),
    error: older("source/schemas/shopping/types/error_response.json"),
  },
} as const;

const acp = validator();
acp.addSchema({ ...read("acp-2026-04-17"), $id: `${HOME}acp` });
export const ACP_SCHEMAS = {
  product: acp.compile({ $ref: `${HOME}acp#/$defs/Product` }),
  metadata: acp.compile({ $ref: `${HOME}acp#/$defs/FeedMetadata` }),
};

/** What is wrong, in one line each; nothing where it is valid. */
export function faultsIn(check: ValidateFunction, answer: unknown): string[] {
  return check(answer)
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

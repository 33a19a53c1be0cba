// The document by which an assistant learns what this shop window speaks: `/.well-known/ucp`.
import {
  CAPABILITIES,
  CURRENT,
  RELEASES,
  SERVICE,
  mcpPath,
  profilePath,
  restPath,
  type Release,
} from "./releases.ts";

/** The specification's pages moved between the two releases. */
const pageOf: Record<Release, (capability: string) => string> = {
  "2026-08-25": (capability) => `specification/shopping/catalog/${capability}`,
  "2026-04-08": (capability) => `specification/catalog/${capability}`,
};

export function businessProfile(release: Release, publicUrl: string) {
  const home = `https://ucp.dev/${release}`;
  const transport = (name: "rest" | "mcp", schema: string, endpoint: string) => ({
    version: release,
    spec: `${home}/specification/overview`,
    transport: name,
    schema: `${home}/services/shopping/${schema}`,
    endpoint: publicUrl + endpoint,
  });
  const capability = (name: keyof typeof CAPABILITIES) => [
    {
      version: release,
      spec: `${home}/${pageOf[release](name)}`,
      schema: `${home}/schemas/shopping/catalog_${name}.json`,
    },
  ];
  const older = RELEASES.filter((other) => other !== CURRENT);
  return {
    ucp: {
      version: release,
      // A profile of an older release stands alone and names no other.
      ...(release === CURRENT && {
        supported_versions: Object.fromEntries(
          older.map((other) => [other, publicUrl + profilePath(other)]),
        ),
      }),
      services: {
        [SERVICE]: [
          transport("rest", "rest.openapi.json", restPath(release)),
          transport("mcp", "mcp.openrpc.json", mcpPath(release)),
        ],
      },
      capabilities: {
        [CAPABILITIES.search]: capability("search"),
        [CAPABILITIES.lookup]: capability("lookup"),
      },
      payment_handlers: {},
    },
  };
}

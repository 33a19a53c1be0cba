// Where people are sent back to: only here.
import { isLoopback } from "../../network.ts";

export type OwnAddress = { publicUrl: string; isConfigured: boolean };

/**
 * An address of this site, or undefined. A path is one; so is a full address of our origin. On a machine
 * where no public address was set, its own names (localhost, 127.0.0.1) are all ours: a session lives
 * under the name that was typed.
 */
export function ownAddress(address: string, { publicUrl, isConfigured }: OwnAddress) {
  const home = new URL(publicUrl);
  const url = URL.canParse(address, home) ? new URL(address, home) : undefined;
  if (!url || url.username || url.password) return undefined;
  const isAlias =
    !isConfigured &&
    url.protocol === home.protocol &&
    url.port === home.port &&
    isLoopback(url.hostname) &&
    isLoopback(home.hostname);
  return url.origin === home.origin || isAlias ? url : undefined;
}

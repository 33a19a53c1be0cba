// Connects to the address that was checked: one that all addresses of a name vouch for.
import { connect as connectPlain, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { Agent } from "undici";
import { FetchRefused } from "./check-url.ts";
import { isPublicAddress } from "./public-address.ts";

const CONNECT_MS = 5000;

/** One address that all the others vouch for: a name with a single private one is refused. */
export async function publicAddressOf(
  host: string,
  resolve: (host: string) => Promise<string[]>,
  allowPrivate: boolean,
): Promise<string> {
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (addresses.length === 0) throw new FetchRefused("The name has no address.", "private");
  if (!allowPrivate && !addresses.every(isPublicAddress))
    throw new FetchRefused("Not a public address.", "private");
  return addresses[0] ?? "";
}

/** An agent that connects to the address it was given, not to what the name means a moment later. */
export function agentWith(addressOf: (host: string) => Promise<string>): Agent {
  return new Agent({
    connections: 8,
    // Each call has one limit for everything.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: 32_768,
    connect(target, done) {
      const host = target.hostname.replace(/^\[|\]$/g, "");
      const port = Number(target.port) || (target.protocol === "https:" ? 443 : 80);
      void addressOf(host)
        .then((address) => open(address, port, target.protocol === "https:" ? host : null))
        .then(
          (socket) => done(null, socket),
          (error: Error) => done(error, null),
        );
    },
  });
}

function open(address: string, port: number, tlsName: string | null): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket =
      tlsName === null
        ? connectPlain({ host: address, port })
        : connectTls({
            host: address,
            port,
            ALPNProtocols: ["http/1.1"],
            ...(isIP(tlsName) ? {} : { servername: tlsName }),
          });
    const timer = setTimeout(
      () => socket.destroy(new Error("Connecting took too long.")),
      CONNECT_MS,
    );
    socket.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    socket.once(tlsName === null ? "connect" : "secureConnect", () => {
      clearTimeout(timer);
      resolve(socket);
    });
  });
}

// From where a request comes, before the framework has looked at it: the network, since an IPv6 customer
// owns a whole /64, and behind a proxy we trust the one address that proxy added.
import { elementAt } from "../../contract/get-or-throw.ts";
import type { IncomingMessage } from "node:http";
import { networkOf } from "../network.ts";

export type CallerOf = (request: Pick<IncomingMessage, "headers" | "socket">) => string;

export const callerNetwork =
  (trustProxy: boolean): CallerOf =>
  ({ headers, socket }) => {
    const forwarded = trustProxy ? headers["x-forwarded-for"] : undefined;
    // The last one: those before it the caller may have written itself.
    const added = forwarded && elementAt(String(forwarded).split(","), -1).trim();
    return networkOf(added || (socket.remoteAddress ?? ""));
  };

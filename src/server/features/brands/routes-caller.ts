// Who asks, as the account verbs want to know it.
import type { AnyEndpoint } from "../../../contract/endpoint.ts";
import { deviceOf } from "../../http/device.ts";
import type { Call } from "../../http/mount.ts";
import { networkOf } from "../../network.ts";
import type { Caller } from "./accounts.ts";

export const callerOf = ({
  request,
  language,
}: Pick<Call<AnyEndpoint>, "request" | "language">): Caller => ({
  from: networkOf(request.ip),
  device: deviceOf(request.headers["user-agent"]),
  language,
});

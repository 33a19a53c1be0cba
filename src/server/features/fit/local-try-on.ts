// Our own fitter as an implementation of the port: no key, no network, nothing leaves the machine.
import type { TryOn } from "../../providers/try-on/try-on.ts";
import type { FittingRoom } from "./fitting-room.ts";

export const localTryOn = (room: FittingRoom): TryOn => ({
  name: "local",
  dress: (outfit) => room.dress(outfit),
});

// Those who wait, each network in a line of its own, and the networks one after the other: whoever sends a thousand
// is served as often as whoever sends one.
import { getOrThrow, present } from "../../contract/get-or-throw.ts";

export type FairQueue<Member> = {
  size(): number;
  enter(member: Member, network: string): void;
  leave(member: Member, network: string): void;
  /** The next in turn; undefined when nobody waits. */
  take(): Member | undefined;
  /** Whoever has waited longest of all, if it is meant. */
  takeOldest(isMeant: (member: Member) => boolean): Member | undefined;
};

export function createFairQueue<Member>(): FairQueue<Member> {
  /** Networks in the order of their turns, members in the order they came. */
  const networks = new Map<string, Set<Member>>();
  /** Everybody, in the order they came. */
  const all = new Map<Member, string>();

  const leave = (member: Member, network: string) => {
    if (!all.delete(member)) return;
    const line = getOrThrow(networks, network);
    line.delete(member);
    if (line.size === 0) networks.delete(network);
  };

  return {
    size: () => all.size,
    enter(member, network) {
      all.set(member, network);
      const line = networks.get(network);
      if (line) line.add(member);
      else networks.set(network, new Set([member]));
    },
    leave,
    take() {
      for (const [network, line] of networks) {
        const [member] = line;
        leave(present(member), network);
        // Behind all others until its next turn.
        if (networks.delete(network)) networks.set(network, line);
        return member;
      }
      return undefined;
    },
    takeOldest(isMeant) {
      for (const [member, network] of all) {
        if (!isMeant(member)) return undefined;
        leave(member, network);
        return member;
      }
      return undefined;
    },
  };
}

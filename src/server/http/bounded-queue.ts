// Those who wait, in the order they began to, with room for so many of all and so many of one network. Where
// there is no room, the one who has waited longest gives way to the newcomer.
import { getOrThrow } from "../../contract/get-or-throw.ts";

export type Room = { all: number; each: number };

export type BoundedQueue<Member> = {
  /** False when nobody can give way: all of this network, or all there are, are being worked for. */
  enter(member: Member, network: string): boolean;
  /** Is being worked for, and gives way to nobody until it rests again, behind all others. */
  work(member: Member): void;
  rest(member: Member): void;
  leave(member: Member): void;
  waiting(): Iterable<Member>;
};

export function createBoundedQueue<Member>(
  room: Room,
  giveWay: (member: Member) => void,
): BoundedQueue<Member> {
  const waiting = new Set<Member>();
  /** Of each network: how many there are, and which of them wait. */
  const networks = new Map<string, { count: number; waiting: Set<Member> }>();
  const networkOf = new Map<Member, string>();

  const leave = (member: Member) => {
    const network = networkOf.get(member);
    if (network === undefined) return;
    networkOf.delete(member);
    waiting.delete(member);
    const line = getOrThrow(networks, network);
    line.waiting.delete(member);
    if (--line.count === 0) networks.delete(network);
  };

  /** Makes room by one; false when none of them waits. */
  const sendAway = (members: Iterable<Member>): boolean => {
    for (const longest of members) {
      leave(longest);
      giveWay(longest);
      return true;
    }
    return false;
  };

  return {
    enter(member, network) {
      if (networkOf.has(member)) return true;
      const line = networks.get(network);
      if (line && line.count >= room.each && !sendAway(line.waiting)) return false;
      if (networkOf.size >= room.all && !sendAway(waiting)) return false;
      const own = networks.get(network) ?? { count: 0, waiting: new Set() };
      networks.set(network, own);
      own.count++;
      own.waiting.add(member);
      waiting.add(member);
      networkOf.set(member, network);
      return true;
    },
    work(member) {
      waiting.delete(member);
      networks.get(networkOf.get(member) ?? "")?.waiting.delete(member);
    },
    rest(member) {
      const network = networkOf.get(member);
      if (network === undefined) return;
      waiting.add(member);
      getOrThrow(networks, network).waiting.add(member);
    },
    leave,
    waiting: () => waiting,
  };
}

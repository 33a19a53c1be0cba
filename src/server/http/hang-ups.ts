// Hangs up on those who have to go, a few at a time. Whoever holds thousands of connections comes back as soon as
// he is sent away: the quicker it is done, the more of our time goes into it. Until their turn comes they hold a
// socket and nothing else.
import type { Socket } from "node:net";

export type HangUpPace = {
  each: number;
  everyMs: number;
  /** So many may wait for it; beyond that they go at once. */
  waiting: number;
};

/** 150 a second. One who held back a body and comes again costs just under a millisecond in all. */
export const HANG_UP_PACE: HangUpPace = { each: 3, everyMs: 20, waiting: 4000 };

export type HangUps = {
  /** `how` is asked at its turn, and may find that there is no reason any more. */
  soon(socket: Socket, how: () => void): void;
  /** True for one who was to go, and stays. */
  spare(socket: Socket): boolean;
};

export function createHangUps({ each, everyMs, waiting }: HangUpPace): HangUps {
  const leaving = new Map<Socket, () => void>();
  let timer: NodeJS.Timeout | undefined;

  const work = () => {
    let left = each;
    for (const [socket, how] of leaving) {
      leaving.delete(socket);
      // Who has left by himself takes nobody's turn.
      if (socket.destroyed) continue;
      how();
      if (--left === 0) break;
    }
    timer = leaving.size > 0 ? setTimeout(work, everyMs).unref() : undefined;
  };

  return {
    soon(socket, how) {
      if (socket.destroyed || leaving.has(socket)) return;
      if (leaving.size >= waiting) return how();
      leaving.set(socket, how);
      timer ??= setTimeout(work, everyMs).unref();
    },
    spare: (socket) => leaving.delete(socket),
  };
}

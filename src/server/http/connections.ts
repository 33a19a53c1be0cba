// Who may hold a connection, and for how long without using it. A request is let in slowly by somebody on a
// poor line and by somebody who wants to hold all doors; both are served as long as there is room. Where there
// is none, who has kept us waiting the longest gives way: nobody who is being worked for ever does.
import type { FastifyInstance } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { refusals } from "../observability/metrics.ts";
import { callerNetwork } from "./caller-address.ts";
import { answerByHand } from "./errors.ts";
import { createHangUps, HANG_UP_PACE, type HangUpPace, type HangUps } from "./hang-ups.ts";
import { inFront } from "./in-front.ts";
import { networkOf } from "../network.ts";
import { createBoundedQueue } from "./bounded-queue.ts";

export type HoldLimits = {
  /** Connections, of all and of one network. Behind a proxy they are all the proxy's, and not counted by network. */
  connections: number;
  connectionsEach: number;
  /** Bodies on their way, of all and of one network. */
  bodies: number;
  bodiesEach: number;
  /** Requests of one connection that are not answered yet; browsers and proxies send one after the other. */
  pipelined: number;
  /** A body has this long to begin with, and from then on so many bytes a second, from its first one on. */
  bodyMs: number;
  bytesPerSecond: number;
  /** How long an answer may wait to be taken. */
  takenWithinMs: number;
  lookEveryMs: number;
  hangUps: HangUpPace;
};

export const HOLD_LIMITS: HoldLimits = {
  connections: 8000,
  connectionsEach: 1024,
  bodies: 1000,
  bodiesEach: 64,
  pipelined: 4,
  bodyMs: 5000,
  bytesPerSecond: 8 * 1024,
  takenWithinMs: 20_000,
  lookEveryMs: 1000,
  hangUps: HANG_UP_PACE,
};

type Held = {
  socket: Socket;
  network: string;
  underWay: number;
  /** No room for it, or too many requests at once: whatever it says is not heard. */
  isGone: boolean;
  /** Those behind the first that is being answered. */
  next: (() => void)[];
  /** Bytes taken by the other side when last looked at, and when that had changed. */
  taken: number;
  takenAt: number;
};

type Body = { request: IncomingMessage; response: ServerResponse; since: number; from: number };

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

export type HoldOptions = { trustProxy?: boolean; limits?: HoldLimits };

export function holdConnections(app: FastifyInstance, options: HoldOptions = {}): void {
  const { trustProxy = false, limits = HOLD_LIMITS } = options;
  const callerOf = callerNetwork(trustProxy);
  const held = new Map<Socket, Held>();
  const most = trustProxy ? limits.connections : limits.connectionsEach;
  const hangUps = createHangUps(limits.hangUps);
  const idle = createBoundedQueue<Socket>({ all: limits.connections, each: most }, giveWay);
  const bodies = createBoundedQueue<Body>({ all: limits.bodies, each: limits.bodiesEach }, tooSlow);

  app.server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const isGone = !idle.enter(socket, network);
    const taken = { taken: 0, takenAt: performance.now() };
    held.set(socket, { socket, network, isGone, underWay: 0, next: [], ...taken });
    socket.once("close", () => {
      held.delete(socket);
      hangUps.spare(socket);
      idle.leave(socket);
    });
    if (isGone) giveWay(socket);
  });

  inFront(app.server, (request, response, handOn) => {
    const connection = held.get(request.socket);
    // What else came in the same packet with what we hang up on.
    if (!connection || connection.isGone || request.socket.destroyed) return false;
    if (++connection.underWay > limits.pipelined) {
      connection.isGone = true;
      connection.next.length = 0;
      readNoFurther(request.socket);
      request.socket.pause();
      giveWay(request.socket);
      return false;
    }
    stay(connection);
    response.once("close", () => {
      if (--connection.underWay === 0) idle.rest(request.socket);
      connection.next.shift()?.();
    });
    if (hasBody(request)) awaitBody(request, response, connection);
    else idle.work(request.socket);
    if (connection.underWay > 1) connection.next.push(handOn);
    // Once the packet is read to its end, and we know whether it held a heap of them.
    else process.nextTick(() => connection.isGone || handOn());
    return false;
  });

  spreadTimeouts(app, hangUps);

  /** Who was to give way, and is used again before its turn came. Where there is no room, it is not counted. */
  function stay({ socket, network }: Held): void {
    if (hangUps.spare(socket)) idle.enter(socket, network);
  }

  function giveWay(socket: Socket): void {
    hangUps.soon(socket, () => hangUp(socket));
  }

  function tooSlow(body: Body): void {
    const { request, response } = body;
    hangUps.soon(request.socket, () => {
      refusals.inc({ reason: "slow_body" });
      if (response.headersSent) request.socket.destroy();
      else answerByHand(request.socket, 408);
    });
  }

  function awaitBody(request: IncomingMessage, response: ServerResponse, connection: Held): void {
    const body = { request, response, since: performance.now(), from: request.socket.bytesRead };
    request.once("end", () => {
      bodies.leave(body);
      stay(connection);
      if (connection.underWay > 0) idle.work(request.socket);
    });
    // Answered without being read, or gone.
    response.once("close", () => bodies.leave(body));
    bodies.enter(body, callerOf(request));
  }

  const timer = setInterval(() => {
    const now = performance.now();
    for (const body of bodies.waiting()) if (isTooSlow(body, now, limits)) tooSlow(body);
    for (const connection of held.values())
      if (isNotTaken(connection, now, limits)) giveWay(connection.socket);
  }, limits.lookEveryMs).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

/** Those who held back their headers are found all at once, and sent away like the others. */
function spreadTimeouts({ server }: FastifyInstance, hangUps: HangUps): void {
  const answerers = server.listeners("clientError") as ClientErrorListener[];
  server.removeAllListeners("clientError");
  server.on("clientError", (error: Error & { code?: string }, socket: Socket) => {
    const answer = () => {
      for (const one of answerers) one.call(server, error, socket);
    };
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") hangUps.soon(socket, answer);
    else answer();
  });
}

type ClientErrorListener = (error: Error, socket: Socket) => void;

function hangUp(socket: Socket): void {
  refusals.inc({ reason: "connections" });
  socket.destroy();
}

/** What the parser answers when the rest of the packet is not HTTP any more. */
const REST_IS_NOT_HTTP = 2;

/**
 * A packet holds some 1,600 short requests, and Node makes each of them into objects (30 µs) also when its socket
 * is gone: two thousand such packets kept everybody waiting for eleven seconds. Told that the rest is something
 * else, its parser stops. Where a later Node has no such handle, nothing happens but that cost.
 */
function readNoFurther(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming?: () => number } | null };
  if (parser?.onIncoming) parser.onIncoming = () => REST_IS_NOT_HTTP;
}

function isTooSlow(body: Body, now: number, { bodyMs, bytesPerSecond }: HoldLimits): boolean {
  const { socket } = body.request;
  // What has arrived and lies here unread is late by our own doing.
  if (body.request.readableLength > 0 || socket.readableLength > 0) {
    body.since = now;
    body.from = socket.bytesRead;
    return false;
  }
  const overdue = (now - body.since - bodyMs) / 1000;
  return overdue > 0 && socket.bytesRead - body.from < overdue * bytesPerSecond;
}

function isNotTaken(connection: Held, now: number, { takenWithinMs }: HoldLimits): boolean {
  const { socket } = connection;
  const taken = socket.bytesWritten - socket.writableLength;
  if (socket.writableLength === 0 || taken !== connection.taken) {
    connection.taken = taken;
    connection.takenAt = now;
  }
  return now - connection.takenAt > takenWithinMs;
}

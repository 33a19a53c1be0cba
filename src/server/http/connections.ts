// Who may hold a connection, and for how long without using it. A request is let in slowly by somebody on a
// poor line and by somebody who wants to hold all doors; both are served as long as there is room. Where there
// is none, who has kept us waiting the longest gives way: nobody who is being worked for ever does.
import type { FastifyInstance } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { refusals } from "../observability/metrics.ts";
import { callerNetwork } from "./caller-address.ts";
import { answerByHand } from "./errors.ts";
import { inFront } from "./in-front.ts";
import { networkOf } from "../network.ts";
import { createWaitingLine } from "./waiting-line.ts";

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
};

type Held = {
  socket: Socket;
  underWay: number;
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
  const idle = createWaitingLine<Socket>({ all: limits.connections, each: most }, giveWay);
  const bodies = createWaitingLine<Body>({ all: limits.bodies, each: limits.bodiesEach }, tooSlow);

  app.server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    held.set(socket, { socket, underWay: 0, taken: 0, takenAt: performance.now() });
    socket.once("close", () => {
      held.delete(socket);
      idle.leave(socket);
    });
    if (!idle.enter(socket, network)) giveWay(socket);
  });

  inFront(app.server, (request, response) => {
    const connection = held.get(request.socket);
    // What else came in the same packet with what we have hung up on.
    if (!connection || request.socket.destroyed) return false;
    if (++connection.underWay > limits.pipelined) {
      giveWay(request.socket);
      readNoFurther(request.socket);
      return false;
    }
    response.once("close", () => --connection.underWay === 0 && idle.rest(request.socket));
    if (hasBody(request)) awaitBody(request, response, connection);
    else idle.work(request.socket);
    return true;
  });

  function awaitBody(request: IncomingMessage, response: ServerResponse, connection: Held): void {
    const body = { request, response, since: performance.now(), from: request.socket.bytesRead };
    request.once("end", () => {
      bodies.leave(body);
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

function giveWay(socket: Socket): void {
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

function tooSlow({ request, response }: Body): void {
  refusals.inc({ reason: "slow_body" });
  if (response.headersSent) request.socket.destroy();
  else answerByHand(request.socket, 408);
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

// An S3-compatible server in this process, and the moods such a server may have.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { S3Settings } from "../../src/server/providers/files/s3.ts";

export type Mood =
  | "well"
  | "failing"
  | "deaf"
  | "cutting"
  | "cutting-once"
  | "taking-without-saying";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type S3rver = { callback(): Handler; configureBuckets(): Promise<unknown> };
type MakeS3rver = new (options: object) => S3rver;

const S3rver = createRequire(import.meta.url)("@20minutes/s3rver") as MakeS3rver;

export type S3Server = {
  settings: S3Settings;
  env: Record<string, string>;
  mood: Mood;
  /** Method and key of every request, in the order they came. */
  asked: string[];
  stop(): Promise<void>;
};

export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), "ribby-s3-"));
  const configureBuckets = [{ name: "ribby" }];
  const s3 = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets });
  await s3.configureBuckets();
  const answer = s3.callback();
  const http = createServer((request, response) => {
    running.asked.push(`${request.method} ${request.url!.split("?")[0]!.replace("/ribby/", "")}`);
    inMood(running, answer, request, response);
  });
  await new Promise<void>((listening) => http.listen(0, "127.0.0.1", listening));
  const endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const key = "S3RVER";
  const running: S3Server = {
    settings: {
      endpoint,
      bucket: "ribby",
      accessKeyId: key,
      secretAccessKey: key,
      region: "us-east-1",
    },
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: "ribby",
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
    },
    mood: "well",
    asked: [],
    async stop() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return running;
}

function inMood(
  server: S3Server,
  answer: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  switch (server.mood) {
    case "well":
      return answer(request, response);
    case "failing":
      request.resume();
      return void response.writeHead(500, { "content-length": 0 }).end();
    case "deaf":
      return void request.resume();
    case "cutting-once":
      server.mood = "well";
      return cut(response);
    case "cutting":
      return cut(response);
    case "taking-without-saying":
      if (request.method !== "PUT") return answer(request, response);
      response.end = () => response.destroy();
      return answer(request, response);
  }
}

/** Half of what was promised, and the line is dead. */
function cut(response: ServerResponse): void {
  response.writeHead(200, { "content-length": 1000, "content-type": "image/webp" });
  response.write(Buffer.alloc(500), () => response.destroy());
}

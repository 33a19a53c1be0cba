// A stand-in for the hosted fitters, in this process: it answers well, fails, hangs or lies, as it is told.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

export type Mood = "well" | "failing" | "hanging" | "no picture" | "not json" | "elsewhere";

export type HostedFitter = {
  address: string;
  mood: Mood;
  /** Method, path and body of every request. */
  asked: { call: string; body: string; authorization: string }[];
  picture: Buffer;
  stop(): Promise<void>;
};

const readAll = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("latin1");
};

export async function startHostedFitter(): Promise<HostedFitter> {
  const picture = await sharp({
    create: { width: 600, height: 900, channels: 3, background: "#336699" },
  })
    .png()
    .toBuffer();
  const fitter: HostedFitter = { address: "", mood: "well", asked: [], picture, stop };
  const server: Server = createServer((request, reply) => void answer(fitter, request, reply));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  fitter.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fitter;

  async function stop() {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}

async function answer(fitter: HostedFitter, request: IncomingMessage, reply: ServerResponse) {
  const body = await readAll(request);
  const call = `${request.method} ${request.url}`;
  const authorization = String(request.headers.authorization ?? request.headers["x-goog-api-key"]);
  fitter.asked.push({ call, body, authorization });
  if (fitter.mood === "hanging") return;
  if (fitter.mood === "failing") return void reply.writeHead(500).end("no");
  if (fitter.mood === "not json") return void reply.end("<html>");
  if (call === "GET /made.png") return void reply.end(made(fitter));
  reply.setHeader("content-type", "application/json").end(JSON.stringify(say(fitter, call)));
}

const made = ({ mood, picture }: HostedFitter) =>
  mood === "no picture" ? Buffer.from("<svg>not a picture</svg>") : picture;

function say(fitter: HostedFitter, call: string): unknown {
  const data = made(fitter).toString("base64");
  if (call === "POST /run") return { id: "job-1" };
  if (call === "GET /status/job-1") {
    const where = fitter.mood === "elsewhere" ? "http://169.254.169.254" : fitter.address;
    return { status: "completed", output: [`${where}/made.png`] };
  }
  if (call.endsWith(":generateContent"))
    return { candidates: [{ content: { parts: [{ text: "here" }, { inlineData: { data } }] } }] };
  return { data: [{ b64_json: data }] };
}

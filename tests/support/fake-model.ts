// A language model in this very process that does as it is told: it answers well, streams, calls tools,
// fails, hangs, breaks off or lies. It speaks the languages of OpenAI, Anthropic and Google.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ModelCall = {
  path: string;
  headers: IncomingMessage["headers"];
  /** The request as it was sent; what never stands in here never reached the model. */
  sent: string;
  /** What it was asked, read from the prompt. */
  given: Given;
  /** It was asked to read a turn, not to speak. */
  isReading: boolean;
  /** What its tool calls brought back, in order. */
  toolResults: ToolResult[];
  /** Settles when the caller hangs up before the answer is whole. */
  left: Promise<void>;
};

type ToolResult = {
  total: number;
  products: { id: string; title: string; description: string }[];
};

type Given = {
  task?: "read";
  shopper_words: string;
  said_before?: string;
  already_said?: string;
  products: { id: string; title: string; brand: string; description: string }[];
  lines?: string[];
};

export type Turn =
  | { say: string | string[] }
  | { call: string; with: unknown }
  | { status: number }
  | { raw: string }
  | "hang"
  /** Says something and then nothing more. */
  | { stall: string }
  | { cut: string }
  | { endless: string };

export type FakeModel = {
  /** The address to configure for a provider. */
  url: string;
  calls: ModelCall[];
  /** What it does from now on. */
  does(turn: (call: ModelCall) => Turn): void;
  /** Calls in which it should read a turn; unless told otherwise it reads nothing from it. */
  readings: ModelCall[];
  reads(turn: (call: ModelCall) => Turn): void;
  stop(): Promise<void>;
};

export async function startFakeModel(): Promise<FakeModel> {
  let turn: (call: ModelCall) => Turn = () => ({ say: "" });
  let read: (call: ModelCall) => Turn = readsNothing;
  const calls: ModelCall[] = [];
  const readings: ModelCall[] = [];
  const server = createServer((request, response) => {
    let sent = "";
    request.on("data", (piece: Buffer) => (sent += piece.toString()));
    request.on("end", () => {
      const call = readCall(request, response, sent);
      (call.isReading ? readings : calls).push(call);
      answer(response, languageOf(call.path), (call.isReading ? read : turn)(call));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    readings,
    does(next) {
      turn = next;
      read = readsNothing;
      calls.length = 0;
      readings.length = 0;
    },
    reads(next) {
      read = next;
      readings.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const readsNothing = (): Turn => ({ say: "{}" });

type Message = { role?: string; content?: unknown; parts?: unknown };

function readCall(request: IncomingMessage, response: ServerResponse, sent: string): ModelCall {
  const body = JSON.parse(sent) as { messages?: Message[]; contents?: Message[] };
  const messages = body.messages ?? body.contents ?? [];
  const texts = messages.filter(({ role }) => role === "user").flatMap(textsOf);
  const given = JSON.parse(texts[0] ?? "{}") as Given;
  return {
    path: request.url!,
    headers: request.headers,
    sent,
    given,
    isReading: given.task === "read",
    toolResults: messages
      .filter(({ role }) => role === "tool")
      .map(({ content }) => readToolResult(String(content))),
    left: new Promise((resolve) =>
      response.on("close", () => {
        if (!response.writableEnded) resolve();
      }),
    ),
  };
}

/** A call that failed brings back a sentence instead. */
function readToolResult(content: string): ToolResult {
  return content.startsWith("{") ? (JSON.parse(content) as ToolResult) : { total: 0, products: [] };
}

function textsOf({ content, parts }: Message): string[] {
  if (typeof content === "string") return [content];
  const list = (content ?? parts ?? []) as { text?: string }[];
  return list.map(({ text }) => text).filter((text) => text !== undefined);
}

/** How one provider writes its stream. */
type Tongue = {
  begin: unknown[];
  text: (piece: string) => unknown[];
  tool: (name: string, input: unknown) => unknown[];
  end: (isTool: boolean) => unknown[];
};

const completion = (delta: object, finish: string | null = null) => ({
  id: "c1",
  object: "chat.completion.chunk",
  created: 1,
  model: "fake",
  choices: [{ index: 0, delta, finish_reason: finish }],
});

const openAi: Tongue = {
  begin: [completion({ role: "assistant", content: "" })],
  text: (piece) => [completion({ content: piece })],
  tool: (name, input) => [
    completion({
      tool_calls: [
        {
          index: 0,
          id: `call_${name}`,
          type: "function",
          function: { name, arguments: JSON.stringify(input) },
        },
      ],
    }),
  ],
  end: (isTool) => [completion({}, isTool ? "tool_calls" : "stop"), "[DONE]"],
};

const anthropic: Tongue = {
  begin: [
    {
      type: "message_start",
      message: {
        id: "m1",
        type: "message",
        role: "assistant",
        model: "fake",
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    },
    { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
  ],
  text: (text) => [{ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }],
  tool: () => [],
  end: () => [
    { type: "content_block_stop", index: 0 },
    {
      type: "message_delta",
      delta: { stop_reason: "end_turn", stop_sequence: null },
      usage: { output_tokens: 9 },
    },
    { type: "message_stop" },
  ],
};

const candidate = (parts: unknown[], finishReason?: string) => ({
  candidates: [{ index: 0, content: { role: "model", parts }, finishReason }],
});

const google: Tongue = {
  begin: [],
  text: (text) => [candidate([{ text }])],
  tool: () => [],
  end: () => [candidate([], "STOP")],
};

function languageOf(path: string): Tongue {
  if (path.endsWith("/messages")) return anthropic;
  return path.includes(":streamGenerateContent") ? google : openAi;
}

function answer(response: ServerResponse, tongue: Tongue, turn: Turn): void {
  if (turn === "hang") return;
  if ("status" in turn) {
    response.writeHead(turn.status, { "content-type": "application/json" });
    return void response.end(JSON.stringify({ error: { message: "not now", type: "error" } }));
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  if ("raw" in turn) return void response.end(turn.raw);
  const send = (events: unknown[]) => {
    for (const event of events) {
      const data = typeof event === "string" ? event : JSON.stringify(event);
      const name = (event as { type?: string }).type;
      response.write(`${name ? `event: ${name}\n` : ""}data: ${data}\n\n`);
    }
  };
  send(tongue.begin);
  if ("stall" in turn) return send(tongue.text(turn.stall));
  if ("cut" in turn) {
    send(tongue.text(turn.cut));
    return void setTimeout(() => response.destroy(), 10);
  }
  if ("endless" in turn) return sayForever(response, () => send(tongue.text(turn.endless)));
  if ("call" in turn) send(tongue.tool(turn.call, turn.with));
  else for (const piece of piecesOf(turn.say)) send(tongue.text(piece));
  send(tongue.end("call" in turn));
  response.end();
}

/** A few letters at a time, as models speak. */
const piecesOf = (words: string | string[]): string[] =>
  typeof words === "string" ? (words.match(/[\s\S]{1,7}/g) ?? []) : words;

function sayForever(response: ServerResponse, say: () => void): void {
  const timer = setInterval(() => {
    if (response.destroyed) clearInterval(timer);
    else say();
  }, 1);
}

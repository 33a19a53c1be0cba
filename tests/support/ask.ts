// Asking the server as a browser or a program would, and reading the whole answer.
import { request } from "node:http";
import { connect } from "node:net";
import { fillMessage } from "../../src/contract/messages.ts";
import type { SentenceKey } from "../../src/contract/server-messages.ts";
import { arabicSentences, sentences } from "./sentences.ts";

/** Who the server sees; it does not count what programs do. */
export const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

export type Asked = {
  method?: string;
  token?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
};

export type Answer = { status: number; headers: Headers; text: string; body: unknown };

export async function ask(address: string, path: string, asked: Asked = {}): Promise<Answer> {
  const hasBody = asked.body !== undefined;
  const answer = await fetch(address + path, {
    method: asked.method ?? "GET",
    redirect: "manual",
    headers: {
      "user-agent": BROWSER,
      ...(hasBody && { "content-type": "application/json" }),
      ...(asked.token !== undefined && { authorization: `Bearer ${asked.token}` }),
      ...asked.headers,
    },
    ...(hasBody && { body: JSON.stringify(asked.body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: readJson(text) };
}

/** Sends the path and the body as they are; fetch would tidy them up. */
export function askExactly(
  address: string,
  path: string,
  asked: { method?: string; headers?: Record<string, string>; bytes?: string | Buffer } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(address);
  // Node announces no length for DELETE by itself; the server would take the body for a next request.
  const isChunked = asked.headers?.["transfer-encoding"] !== undefined;
  const length = Buffer.byteLength(asked.bytes ?? "");
  const headers = {
    "user-agent": BROWSER,
    ...asked.headers,
    ...(!isChunked && length > 0 && { "content-length": length }),
  };
  return new Promise((resolve, reject) => {
    const call = request(
      { hostname, port, path, method: asked.method ?? "GET", headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const text = Buffer.concat(chunks).toString("utf8");
          const received = new Headers(
            Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
              values.map((value): [string, string] => [name, value]),
            ),
          );
          resolve({
            status: answer.statusCode!,
            headers: received,
            text,
            body: readJson(text),
          });
        });
      },
    );
    call.on("error", reject);
    call.end(asked.bytes);
  });
}

/** Writes bytes to the port and returns everything that comes back until the server hangs up. */
export function sendBytes(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let text = "";
    socket.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body of a refusal, with its sentence in English. */
export function refusal(
  code: string,
  sentence: SentenceKey,
  details: { field?: string; values?: Record<string, string | number> } = {},
) {
  return {
    detail: fillMessage(sentences[sentence], details.values),
    code,
    ...(details.field && { field: details.field }),
  };
}

/** As it is said where no number stands in it. */
export function inArabic(sentence: SentenceKey): string {
  const entry = arabicSentences[sentence];
  return typeof entry === "string" ? entry : entry.other;
}

// A mail server in this process: what reaches it is what a real one would have delivered.
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerAddress } from "smtp-server";
import { keptPort } from "./kept-port.ts";

export type Received = {
  /** Who the envelope names; headers cannot add anybody. */
  recipients: string[];
  headers: Record<string, string[]>;
  text: string;
  html: string;
};

export type Inbox = {
  port: number;
  received: Received[];
  /** Mailboxes of these addresses are refused for good. */
  refuses: Set<string>;
  /** Letters are taken but never acknowledged, as by a server that hangs. */
  hangs: boolean;
  /** How many were taken that way, and what they were called. */
  held: number;
  heldIds: string[];
  close(): Promise<void>;
};

export async function openInbox(at?: number): Promise<Inbox> {
  const port = at ?? (await keptPort());
  const received: Received[] = [];
  const refuses = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onRcptTo(address: SMTPServerAddress, _session, done) {
      const isRefused = refuses.has(address.address);
      done(isRefused ? Object.assign(new Error("no such mailbox"), { responseCode: 550 }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (inbox.hangs) {
          inbox.held++;
          const { headers } = readMessage(Buffer.concat(chunks).toString("latin1"));
          inbox.heldIds.push(...(headers["message-id"] ?? []));
          return;
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, ...readMessage(Buffer.concat(chunks).toString("latin1")) });
        done(null);
      });
    },
  });
  // A sender that is killed breaks its connection; that is none of the test's business.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const inbox: Inbox = {
    port: (server.server.address() as AddressInfo).port,
    received,
    refuses,
    hangs: false,
    held: 0,
    heldIds: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return inbox;
}

/** Headers and the two bodies of a multipart/alternative message, decoded. */
export function readMessage(message: string): Omit<Received, "recipients"> {
  const { headers, body } = readPart(message);
  const [, boundary] = /boundary="?([^";]+)"?/.exec(headers["content-type"]?.[0] ?? "") ?? [];
  const parts = (boundary ? body.split(`--${boundary}`) : []).map((part) =>
    readPart(part.replace(/^\r?\n/, "")),
  );
  const contentOf = (type: string) => {
    const part = parts.find((one) => one.headers["content-type"]?.[0]?.startsWith(type));
    return part ? decode(part.body, part.headers["content-transfer-encoding"]?.[0]) : "";
  };
  return { headers, text: contentOf("text/plain"), html: contentOf("text/html") };
}

function readPart(part: string) {
  const end = /\r?\n\r?\n/.exec(part);
  const head = part.slice(0, end?.index).replace(/\r?\n[ \t]+/g, " ");
  const headers: Record<string, string[]> = {};
  for (const line of head.split(/\r?\n/)) {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name) (headers[name.toLowerCase()] ??= []).push(value!);
  }
  return { headers, body: end ? part.slice(end.index + end[0].length) : "" };
}

function decode(body: string, encoding = "7bit"): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8").trim();
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1").toString("utf8").trim();
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").trim();
}

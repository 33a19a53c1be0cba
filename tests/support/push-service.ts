// A push service on loopback with browsers behind it: it takes what a server sends and opens it as they would.
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from "node:crypto";
import { serveShop } from "./shops/serve.ts";

export type Pushed = { to: number; headers: Record<string, unknown>; message: PushMessage };
export type PushMessage = { title: string; body: string; url: string; tag: string };

export type PushService = {
  received: Pushed[];
  state: { status: number };
  /** A new browser that has said yes. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } };
  stop(): Promise<void>;
};

export async function openPushService(): Promise<PushService> {
  const received: Pushed[] = [];
  const browsers: { keys: ECDH; auth: Buffer }[] = [];
  const state = { status: 201 };
  const service = await serveShop(async ({ pathname }, request) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const to = Number(pathname.split("/").at(-1));
    const message = JSON.parse(opened(Buffer.concat(chunks), browsers[to]!)) as PushMessage;
    received.push({ to, headers: request.headers, message });
    return { status: state.status };
  });
  return {
    received,
    state,
    subscribe() {
      const keys = createECDH("prime256v1");
      keys.generateKeys();
      const auth = randomBytes(16);
      const to = browsers.push({ keys, auth }) - 1;
      return {
        endpoint: `${service.url}/send/${to}`,
        keys: { p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") },
      };
    },
    stop: () => service.stop(),
  };
}

/** As a browser opens it (RFC 8291). */
export function opened(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): string {
  const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]!)];
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, by, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), theirs]);
  const shared = derive(keys.computeSecret(theirs), auth, info, 32);
  const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const sealed = body.subarray(21 + body[20]!);
  const opening = createDecipheriv("aes-128-gcm", key, nonce);
  opening.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

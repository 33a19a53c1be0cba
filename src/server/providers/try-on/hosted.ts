// What the hosted services share: one request with a limit, and a picture taken from the answer.
import type { FitBody, FitSkin } from "../../../contract/fit.ts";
import type { Garment } from "./try-on.ts";

export type HostedOptions = {
  apiKey: string;
  baseUrl?: string | undefined;
  /** Our figure, dressed in nothing but its base layer: services dress a picture of a person. */
  openFigure: (body: FitBody, skin: FitSkin) => Promise<Uint8Array>;
  /** Opens a picture that lies elsewhere, through the guard that keeps us out of private networks. */
  openElsewhere: (url: string) => Promise<Uint8Array | undefined>;
};

const PICTURE_MAX_BYTES = 20 * 1024 * 1024;

/** Anything but a good answer is an error; what is in it is not trusted further. */
export async function askJson(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { ...init, redirect: "error" });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`The service answered ${answer.status}.`);
  }
  return JSON.parse(await boundedText(answer)) as unknown;
}

async function bounded(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > PICTURE_MAX_BYTES * 1.5) throw new Error("The service answered too much.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const boundedText = async (answer: Response) => (await bounded(answer)).toString("utf8");

/** A picture the service keeps for us: at its own address, or elsewhere through the guard. */
export async function fetchPicture(
  address: string,
  { baseUrl, openElsewhere }: { baseUrl: string; openElsewhere: HostedOptions["openElsewhere"] },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const url = new URL(address);
  if (url.origin !== new URL(baseUrl).origin) {
    const opened = await openElsewhere(url.href);
    if (!opened) throw new Error("The service's picture could not be opened.");
    return opened;
  }
  const answer = await fetch(url, { signal, redirect: "error" });
  if (!answer.ok) throw new Error(`The picture's place answered ${answer.status}.`);
  return bounded(answer);
}

export const dataUrl = (bytes: Uint8Array) => `data:${typeOf(bytes)};base64,${base64(bytes)}`;
export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** By its first bytes: shops mislabel pictures. */
export function typeOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  if (head.startsWith("\x89PNG")) return "image/png";
  if (head.startsWith("RIFF")) return "image/webp";
  if (head.slice(4, 12).startsWith("ftypavif")) return "image/avif";
  return "image/jpeg";
}

/** The one picture a service is shown of a piece. */
export function pictureOf({ pictures, title }: Garment): Uint8Array {
  const picture = pictures[0];
  if (!picture) throw new Error(`There is no picture of ${title}.`);
  return picture;
}

export const instruction = (garments: readonly Garment[]): string =>
  "The first picture shows a figure. Dress it in both pieces of the other two pictures: " +
  garments.map(({ title, category }) => `“${title}” (${category || "piece"})`).join(" and ") +
  ". Keep the figure, its pose, the background and the light as they are; keep colours, prints and " +
  "lengths of the pieces. Outer layers go over inner ones. Show the whole figure, one picture, no text.";

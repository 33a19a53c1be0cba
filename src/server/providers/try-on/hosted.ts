// What the hosted services share: one request with a limit, and a picture taken from the answer.
import type { FitBody } from "../../../contract/fit.ts";
import type { Garment } from "./try-on.ts";

export type HostedOptions = {
  apiKey: string;
  baseUrl?: string | undefined;
  /** Our figure, dressed in nothing but its base layer: services dress a picture of a person. */
  openFigure: (body: FitBody) => Promise<Uint8Array>;
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

/** A picture the service keeps for us. It may only lie where the service itself is, or on its https pages. */
export async function fetchPicture(
  address: string,
  service: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const url = new URL(address);
  const isAtService = url.origin === new URL(service).origin;
  if (!isAtService && !(url.protocol === "https:" && isPublicName(url.hostname)))
    throw new Error("The service named a place we do not go to.");
  const answer = await fetch(url, { signal, redirect: "error" });
  if (!answer.ok) throw new Error(`The picture's place answered ${answer.status}.`);
  return bounded(answer);
}

/** Numbers and single words are addresses inside some network. */
const isPublicName = (name: string) =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(name) &&
  !/\.(local|internal|localhost|lan|home|corp)$/i.test(name);

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

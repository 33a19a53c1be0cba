// FASHN: a try-on service that is started and asked again until it is done. It takes one garment at a time.
import { z } from "zod";
import { askJson, dataUrl, fetchPicture, pictureOf, type HostedOptions } from "./hosted.ts";
import type { Garment, Outfit, TryOn } from "./try-on.ts";

const BASE_URL = "https://api.fashn.ai/v1";
const POLL_MS = 1500;

const Started = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) });
const Status = z.object({
  status: z.enum([
    "starting",
    "in_queue",
    "processing",
    "completed",
    "failed",
    "canceled",
    "time_out",
  ]),
  output: z.array(z.string()).nullish(),
});

const LOWER = new Set(["Pants", "Skirts", "Shorts", "Leggings", "Sweatpants"]);
const WHOLE = new Set([
  "Dresses",
  "Abayas",
  "Kaftans & Kimonos",
  "Jumpsuits & Overalls",
  "Prayerwear",
  "Suits",
]);

const kindOf = ({ category }: Garment) =>
  LOWER.has(category) ? "bottoms" : WHOLE.has(category) ? "one-pieces" : "tops";

export function fashnTryOn({
  apiKey,
  baseUrl = BASE_URL,
  openFigure,
  openElsewhere,
  pollMs = POLL_MS,
}: HostedOptions & { pollMs?: number }): TryOn {
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };

  async function wear(
    model: Uint8Array,
    garment: Garment,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    const inputs = {
      model_image: dataUrl(model),
      garment_image: dataUrl(pictureOf(garment)),
      category: kindOf(garment),
      mode: "balanced",
      output_format: "png",
    };
    const body = JSON.stringify({ model_name: "tryon-v1.6", inputs });
    const { id } = Started.parse(
      await askJson(`${baseUrl}/run`, { method: "POST", headers, body, signal }),
    );
    for (;;) {
      signal.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, pollMs));
      const { status, output } = Status.parse(
        await askJson(`${baseUrl}/status/${id}`, { headers, signal }),
      );
      const [address] = output ?? [];
      if (status === "completed" && address)
        return fetchPicture(address, { baseUrl, openElsewhere }, signal);
      if (["failed", "canceled", "time_out", "completed"].includes(status))
        throw new Error(`The service says ${status}.`);
    }
  }

  return {
    name: "fashn",
    async dress({ garments, body, skin }: Outfit, signal) {
      // From the skin outward: what goes over comes second.
      const order = garments.toSorted((a, b) => rank(a) - rank(b));
      let picture = await openFigure(body, skin);
      for (const garment of order) picture = await wear(picture, garment, signal);
      return picture;
    },
  };
}

const OVER = new Set([
  "Coats & Jackets",
  "Blazers",
  "Cardigans",
  "Vest",
  "Abayas",
  "Ponchos & Capes",
]);
const rank = (garment: Garment) =>
  OVER.has(garment.category) ? 2 : kindOf(garment) === "bottoms" ? 0 : 1;

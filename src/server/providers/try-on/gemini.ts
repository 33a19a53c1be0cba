// Gemini: an image model that takes all pictures with one instruction.
import { elementAt } from "../../../contract/get-or-throw.ts";
import { z } from "zod";
import { askJson, base64, instruction, pictureOf, typeOf, type HostedOptions } from "./hosted.ts";
import type { TryOn } from "./try-on.ts";

const BASE_URL = "https://generativelanguage.googleapis.com/v1beta";
const MODEL = "gemini-2.5-flash-image";

const Answer = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({
          parts: z.array(z.object({ inlineData: z.object({ data: z.string() }).optional() })),
        }),
      }),
    )
    .min(1),
});

export function geminiTryOn({ apiKey, baseUrl = BASE_URL, openFigure }: HostedOptions): TryOn {
  return {
    name: "gemini",
    async dress({ garments, body, skin }, signal) {
      const pictures = [await openFigure(body, skin), ...garments.map(pictureOf)];
      const inline = pictures.map((bytes) => ({
        inlineData: { mimeType: typeOf(bytes), data: base64(bytes) },
      }));
      const answer = Answer.parse(
        await askJson(`${baseUrl}/models/${MODEL}:generateContent`, {
          method: "POST",
          headers: { "x-goog-api-key": apiKey, "content-type": "application/json" },
          body: JSON.stringify({
            contents: [{ role: "user", parts: [{ text: instruction(garments) }, ...inline] }],
            generationConfig: { responseModalities: ["IMAGE"] },
          }),
          signal,
        }),
      );
      const made = elementAt(answer.candidates, 0).content.parts.find(
        ({ inlineData }) => inlineData,
      )?.inlineData;
      if (!made) throw new Error("The service sent no picture.");
      return Buffer.from(made.data, "base64");
    },
  };
}

// OpenAI images: the edit call takes several pictures and one instruction.
import { elementAt } from "../../../contract/get-or-throw.ts";
import { z } from "zod";
import { askJson, instruction, pictureOf, typeOf, type HostedOptions } from "./hosted.ts";
import type { TryOn } from "./try-on.ts";

const BASE_URL = "https://api.openai.com/v1";
const MODEL = "gpt-image-1";

const Answer = z.object({ data: z.array(z.object({ b64_json: z.string() })).min(1) });

export function openaiTryOn({ apiKey, baseUrl = BASE_URL, openFigure }: HostedOptions): TryOn {
  return {
    name: "openai",
    async dress({ garments, body, skin }, signal) {
      const form = new FormData();
      form.set("model", MODEL);
      form.set("prompt", instruction(garments));
      form.set("size", "1024x1536");
      const pictures = [await openFigure(body, skin), ...garments.map(pictureOf)];
      for (const [n, bytes] of pictures.entries()) {
        const type = typeOf(bytes);
        const file = new Blob([Uint8Array.from(bytes)], { type });
        form.append("image[]", file, `${n}.${type.slice("image/".length)}`);
      }
      const answer = Answer.parse(
        await askJson(`${baseUrl}/images/edits`, {
          method: "POST",
          headers: { authorization: `Bearer ${apiKey}` },
          body: form,
          signal,
        }),
      );
      return Buffer.from(elementAt(answer.data, 0).b64_json, "base64");
    },
  };
}

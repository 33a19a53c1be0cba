import { UPLOAD_MAX_BYTES } from "../../../../contract/limits.ts";
import { analyzeImage } from "../../../../contract/stylist.ts";
import { mount, type Api, type Call } from "../../../http/mount.ts";
import { Problem, invalid } from "../../../problems.ts";
import type { AnalyseImage } from "./analyse.ts";

export type ImageParts = { analyseImage: AnalyseImage };

export function mountImage(api: Api, { analyseImage }: ImageParts): void {
  mount(api, analyzeImage, async ({ request, language }) =>
    analyseImage(await uploadOf(request), language),
  );
}

const FIELD = analyzeImage.upload!;
const missing = () => invalid("imageMissing", { field: FIELD });

async function uploadOf(request: Call<typeof analyzeImage>["request"]): Promise<Buffer> {
  if (!request.isMultipart()) throw missing();
  try {
    const part = await request.file();
    if (part?.fieldname !== FIELD) {
      part?.file.resume();
      throw missing();
    }
    return await part.toBuffer();
  } catch (error) {
    throw asProblem(error);
  }
}

/** The form reader's own errors: too large has a code, everything else is a form cut short or garbled. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const isTooLarge = (error as { statusCode?: number }).statusCode === 413;
  if (!isTooLarge) return invalid("bodyInvalid", { cause: error });
  const values = { megabytes: UPLOAD_MAX_BYTES / 1024 / 1024 };
  return new Problem(413, "too_large", "imageTooLarge", { field: FIELD, values });
}

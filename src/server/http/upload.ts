// The one file of a multipart call, whole and within its size.
import { present } from "../../contract/get-or-throw.ts";
import type { FastifyRequest } from "fastify";
import type { AnyEndpoint } from "../../contract/endpoint.ts";
import { UPLOAD_MAX_BYTES } from "../../contract/limits.ts";
import { Problem, invalid } from "../problems.ts";

export async function readUpload(
  request: FastifyRequest,
  { upload }: AnyEndpoint,
): Promise<Buffer> {
  const field = present(upload);
  const missing = () => invalid("imageMissing", { field });
  if (!request.isMultipart()) throw missing();
  try {
    const part = await request.file();
    if (part?.fieldname !== field) {
      part?.file.resume();
      throw missing();
    }
    return await part.toBuffer();
  } catch (error) {
    throw asProblem(error, field);
  }
}

/** The form reader's own errors: too large has a code, everything else is a form cut short or garbled. */
function asProblem(error: unknown, field: string): Problem {
  if (error instanceof Problem) return error;
  const isTooLarge = (error as { statusCode?: number }).statusCode === 413;
  if (!isTooLarge) return invalid("bodyInvalid", { cause: error });
  const values = { megabytes: UPLOAD_MAX_BYTES / 1024 / 1024 };
  return new Problem(413, "too_large", "imageTooLarge", { field, values });
}

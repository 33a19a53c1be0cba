// fetch() does not tell how much of a file has left; the older way of asking does.
import { present } from "../../../../contract/get-or-throw.ts";
import { uploadPicture } from "../../../../contract/catalogue.ts";
import { fillPath, type AnyEndpoint, type ResponseOf } from "../../../../contract/endpoint.ts";
import { ApiError, errorFrom, NETWORK } from "../../../lib/api.ts";
import { endSession, getSession } from "../../../lib/session.ts";

type Sending = {
  brandId: string;
  file: Blob;
  /** Between 0 and 1; at 1 the server has everything and looks at it. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/** Answers with the picture's address. */
export const sendPicture = async (sending: Sending): Promise<string> =>
  (await sendFile(uploadPicture, sending)).url;

/** One file to a call of a brand that takes one. */
export function sendFile<E extends AnyEndpoint>(
  to: E,
  { brandId, file, onProgress, signal }: Sending,
): Promise<ResponseOf<E>> {
  const token = getSession()?.token ?? "";
  const form = new FormData();
  form.set(present(to.upload), file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(to.method, fillPath(to.path, { brandId }));
    request.setRequestHeader("Authorization", `Bearer ${token}`);
    request.setRequestHeader("Accept-Language", document.documentElement.lang || "en");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer: ResponseOf<E> | null = request.response;
      if (request.status === 200 && answer) return resolve(answer);
      if (request.status === 401 && getSession()?.token === token) endSession();
      reject(errorFrom(request.status, answer));
    };
    request.onerror = () => reject(new ApiError({ status: 0, code: NETWORK }));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

// Files on their way to the server, one after the other, and those that did not get there.
import { useCallback, useEffect, useRef, useState } from "react";
import { UPLOAD_MAX_BYTES } from "../../../../contract/limits.ts";
import { useText } from "../../../lib/languages/language-store.ts";
import { sendPicture } from "./send-picture.ts";

export type Upload = {
  id: number;
  file: File;
  /** Between 0 and 1. */
  sent: number;
  /** Why it was not taken. */
  error?: string;
};

let lastId = 0;

export function useUploads(brandId: string, onUploaded: (url: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const arrived = useRef(onUploaded);
  const waiting = useRef<Promise<unknown>>(Promise.resolve());
  const [leaving] = useState(() => new AbortController());
  useEffect(() => {
    arrived.current = onUploaded;
  });
  useEffect(() => () => leaving.abort(), [leaving]);

  const change = useCallback(
    (id: number, changes: Partial<Upload>) =>
      setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one))),
    [],
  );
  const drop = useCallback(
    (id: number) => setUploads((all) => all.filter((one) => one.id !== id)),
    [],
  );

  const run = useCallback(
    async ({ id, file }: Upload) => {
      if (leaving.signal.aborted) return;
      try {
        const url = await sendPicture({
          brandId,
          file,
          onProgress: (sent) => change(id, { sent }),
          signal: leaving.signal,
        });
        drop(id);
        arrived.current(url);
      } catch (error) {
        if (!leaving.signal.aborted) change(id, { error: useText.getState().errorText(error) });
      }
    },
    [brandId, change, drop, leaving],
  );

  const start = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        lastId += 1;
        return { id: lastId, file, sent: 0, ...refused(file) };
      });
      setUploads((all) => [...all, ...added]);
      for (const upload of added.filter(({ error }) => error === undefined)) {
        waiting.current = waiting.current.then(() => run(upload));
      }
    },
    [run],
  );

  return { uploads, start, drop };
}

/** Before it travels: a server that hangs up on too many bytes cannot say why. */
function refused(file: File): Pick<Upload, "error"> {
  if (file.size <= UPLOAD_MAX_BYTES) return {};
  const megabytes = UPLOAD_MAX_BYTES / 1024 / 1024;
  return { error: useText.getState().t("imageTooLarge", { megabytes }) };
}

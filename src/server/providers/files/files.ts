// Where pictures that brands upload are kept. A key is a path of plain names: `pictures/b_1/x.webp`.
export type Files = {
  name: string;
  /** Whole or not at all; what stood under the key before is replaced. */
  put(key: string, bytes: Uint8Array, type: string, signal?: AbortSignal): Promise<void>;
  open(key: string, signal?: AbortSignal): Promise<Buffer | undefined>;
  /** Also right where there is nothing under the key. */
  remove(key: string): Promise<void>;
};

/** No dot in front: neither `..` nor a hidden file can be named. */
const KEY = /^[A-Za-z0-9_-][\w.-]*(\/[A-Za-z0-9_-][\w.-]*)*$/;

export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a key of a file: ${key}`);
  return key;
}

// Photos that have not arrived yet are kept in the browser: taking the next one may close the tab on a small phone,
// and a network may be gone for an hour. Where the browser keeps nothing they live as long as the tab.

export type Unsent = { key: number; brandId: string; name: string; photo: Blob };

const NAME = "ribby-photos";
const STORE = "unsent";

let opened: Promise<IDBDatabase | null> | undefined;

const open = (): Promise<IDBDatabase | null> =>
  (opened ??= new Promise((resolve) => {
    if (typeof indexedDB === "undefined") return resolve(null);
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: "key", autoIncrement: true });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
    request.onblocked = () => resolve(null);
  }));

async function ask<Answer>(
  mode: IDBTransactionMode,
  question: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer | undefined> {
  const database = await open();
  if (!database) return undefined;
  return new Promise((resolve) => {
    try {
      const request = question(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}

/** Answers under which key it lies; undefined where it is not kept. */
export async function keepUnsent(unsent: Omit<Unsent, "key">): Promise<number | undefined> {
  const key = await ask<IDBValidKey>("readwrite", (store) => store.add(unsent));
  return typeof key === "number" ? key : undefined;
}

export const forgetUnsent = (key: number): Promise<unknown> =>
  ask("readwrite", (store) => store.delete(key));

export async function findUnsent(brandId: string): Promise<Unsent[]> {
  const all = await ask<Unsent[]>("readonly", (store) => store.getAll());
  return (all ?? []).filter((unsent) => unsent.brandId === brandId);
}

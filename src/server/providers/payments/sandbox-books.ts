// What the sandbox remembers: one small file in the data folder, as if it were somebody else's computer.
// Written whole under another name first, so that a crash never leaves half of it.
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

export type SandboxCheckout = {
  id: string;
  brandId: string;
  customerId: string;
  status: "open" | "complete" | "expired";
  urls: { success: string; cancel: string };
};

/** Moments in milliseconds. */
export type SandboxSubscription = {
  id: string;
  brandId: string;
  customerId: string;
  status: "active" | "past_due" | "canceled";
  isCanceling: boolean;
  canceledAt: number | null;
  periodStart: number;
  periodEnd: number;
};

export type SandboxPortal = { id: string; customerId: string; returnUrl: string };

export type Books = {
  /** Idempotency key → what was made for it. */
  keys: Record<string, string>;
  checkouts: Record<string, SandboxCheckout>;
  portals: Record<string, SandboxPortal>;
  subscriptions: Record<string, SandboxSubscription>;
};

const EMPTY: Books = { keys: {}, checkouts: {}, portals: {}, subscriptions: {} };

export type BookKeeper = {
  read(): Promise<Books>;
  /** One change after the other; what it returns is handed on. */
  change<Result>(work: (books: Books) => Result): Promise<Result>;
};

export function keepBooks(file: string): BookKeeper {
  let last: Promise<unknown> = Promise.resolve();

  async function read(): Promise<Books> {
    const text = await readFile(file, "utf8").catch(() => null);
    return text === null ? structuredClone(EMPTY) : (JSON.parse(text) as Books);
  }

  async function changeNow<Result>(work: (books: Books) => Result): Promise<Result> {
    const books = await read();
    const result = work(books);
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, JSON.stringify(books, null, 1), { mode: 0o600 });
    await rename(draft, file);
    return result;
  }

  return {
    read,
    change(work) {
      const turn = last.then(() => changeNow(work));
      last = turn.catch(() => {});
      return turn;
    },
  };
}

/** Ids come from addresses, and `__proto__` is one that every object knows. */
export const own = <Kept>(all: Record<string, Kept>, id: string): Kept | undefined =>
  Object.hasOwn(all, id) ? all[id] : undefined;

/** Of one customer, or everybody's; the latest last. */
export const subscriptionsIn = ({ subscriptions }: Books, customerId?: string) =>
  Object.values(subscriptions).filter(
    (one) => customerId === undefined || one.customerId === customerId,
  );

// Storage for a store that changes often and is large: the last state is written once things are
// quiet, and at the latest when the page is left.
import type { PersistStorage, StorageValue } from "zustand/middleware";
import { debounce } from "./debounce.ts";
import { readStored, removeStored, writeStored } from "./storage.ts";

export function calmStorage<State extends object>(): PersistStorage<State> {
  let waiting: { name: string; value: StorageValue<State> } | null = null;
  let last: State | null = null;

  function flush() {
    writing.cancel();
    if (waiting) writeStored(waiting.name, JSON.stringify(waiting.value));
    waiting = null;
  }
  const writing = debounce(flush, 200);
  window.addEventListener("pagehide", flush);

  return {
    getItem(name) {
      try {
        const value: StorageValue<State> | null = JSON.parse(readStored(name) ?? "null");
        return value;
      } catch {
        return null;
      }
    },
    setItem(name, value) {
      if (last && isSame(last, value.state)) return;
      last = value.state;
      waiting = { name, value };
      writing.call();
    },
    removeItem(name) {
      waiting = null;
      removeStored(name);
    },
  };
}

function isSame<State extends object>(one: State, other: State): boolean {
  const values = new Map(Object.entries(one));
  return Object.entries(other).every(([key, value]) => Object.is(values.get(key), value));
}

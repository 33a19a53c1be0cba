// localStorage that never throws: private windows and full disks must not break a screen.

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The value lives on in memory for this visit.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored, so nothing is left behind.
  }
}

/** What was stored under `key` when it still has the expected shape, else null. */
export function readStoredJson<T>(key: string, isExpected: (value: unknown) => value is T) {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? "null");
    return isExpected(value) ? value : null;
  } catch {
    return null;
  }
}

// A cache that has grown too large forgets what was put into it first.

export function deleteOldest<K>(kept: Map<K, unknown> | Set<K>): void {
  const [oldest] = kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
}

/** The list with one entry taken out and put in elsewhere. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
}

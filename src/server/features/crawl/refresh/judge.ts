// Whether what a refresh found may be taken over by itself. A shop that lost most of its pieces or changed most
// of its prices overnight has more often been rebuilt, broken or emptied than meant it: its brand is asked.

export type Stop = { kind: "prices" | "gone"; count: number; of: number };

/** Of fewer pieces a half is nothing. */
const ENOUGH = 20;

export function judge(found: { known: number; repriced: number; missing: number }): Stop | null {
  const { known, repriced, missing } = found;
  const isMost = (count: number) => known >= ENOUGH && count * 2 > known;
  if (isMost(missing)) return { kind: "gone", count: missing, of: known };
  if (isMost(repriced)) return { kind: "prices", count: repriced, of: known };
  return null;
}

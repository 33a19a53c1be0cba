// Many rows at once, and yet one bad row takes no other along: where the database refuses some row's content,
// the rows are tried in halves until it stands alone.
import { elementAt } from "../../contract/get-or-throw.ts";

/** Data it cannot hold, a rule it breaks, a limit it passes. Anything else would fail with other rows too. */
const isOfRow = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^(?:22|23|54)\w{3}$/.test(String(error.code));

/** `write` does all of it or nothing. Answers with the rows that could not be written, and why. */
export async function writeApartFromFaulty<Row>(
  rows: Row[],
  write: (rows: Row[]) => Promise<void>,
): Promise<Map<Row, unknown>> {
  try {
    if (rows.length > 0) await write(rows);
    return new Map();
  } catch (error) {
    if (!isOfRow(error)) throw error;
    if (rows.length === 1) return new Map([[elementAt(rows, 0), error]]);
    const middle = Math.ceil(rows.length / 2);
    const first = await writeApartFromFaulty(rows.slice(0, middle), write);
    return new Map([...first, ...(await writeApartFromFaulty(rows.slice(middle), write))]);
  }
}

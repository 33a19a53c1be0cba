// How a shop's pages and pictures are asked for: through the crawler's visitor, with its manners and limits.

/** What a shop said of a page, so that it can be asked “only if it changed”. */
export type Validators = { etag: string | null; last_modified: string | null };

/** The part of a guarded visitor that is needed here. */
export type Visit = (
  address: string,
  kind?: { isPicture?: boolean; isElsewhere?: boolean; known?: Validators | null },
) => Promise<{
  status: number;
  url: URL;
  text: string;
  bytes: Uint8Array;
  contentType: string;
  validators: Validators | null;
}>;

export type Answered =
  | { is: "read"; html: string; validators: Validators | null }
  /** As it was. */
  | { is: "same" }
  /** Not there any more, or no page. */
  | { is: "gone" }
  /** The shop does not say now: nothing is known of the page. */
  | { is: "silent" };

const NOT_THERE = new Set([404, 410]);

export async function askPage(
  visit: Visit,
  address: string,
  known: Validators | null = null,
): Promise<Answered> {
  try {
    const { status, contentType, text, validators } = await visit(address, { known });
    if (status === 304) return { is: "same" };
    if (status !== 200) return { is: NOT_THERE.has(status) ? "gone" : "silent" };
    return /html|^$/.test(contentType) ? { is: "read", html: text, validators } : { is: "gone" };
  } catch {
    return { is: "silent" };
  }
}

/** A page that is missing, elsewhere or no page is passed over; what the others say still counts. */
export async function openPage(visit: Visit, address: string): Promise<string | null> {
  const answered = await askPage(visit, address);
  return answered.is === "read" ? answered.html : null;
}

// How a shop's pages and pictures are asked for: through the crawler's visitor, with its manners and limits.

/** The part of a guarded visitor that is needed here. */
export type Visit = (
  address: string,
  kind?: { isPicture?: boolean; isElsewhere?: boolean },
) => Promise<{ status: number; url: URL; text: string; bytes: Uint8Array; contentType: string }>;

/** A page that is missing, elsewhere or no page is passed over; what the others say still counts. */
export async function openPage(visit: Visit, address: string): Promise<string | null> {
  try {
    const answer = await visit(address);
    return answer.status === 200 && /html|^$/.test(answer.contentType) ? answer.text : null;
  } catch {
    return null;
  }
}

/** Whether the first moment lies before the second; no, where one of them is not known. */
export function isEarlier(one: string | undefined, other: string): boolean {
  return one !== undefined && Date.parse(one) < Date.parse(other);
}

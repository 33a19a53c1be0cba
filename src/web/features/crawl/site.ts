/** An address as people say it: khayt.com, without its scheme and its last slash. */
export const siteOf = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/i, "").replace(/[/?#]+$/, "");

// What an e-mail address looks like: x@y.z, and nothing that could end it or begin another one in a header.
const LOCAL = String.raw`[^\s\p{C}@<>,;:"()[\]\\.]+(?:\.[^\s\p{C}@<>,;:"()[\]\\.]+)*`;
/** Letters, digits and hyphens between dots; names of any script, as the address of a shop may be. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?`;
const ADDRESS = new RegExp(String.raw`^${LOCAL}@(?:${LABEL}\.)+${LABEL}$`, "u");
/** RFC 5321: 64 before the sign and 255 behind it. */
const LOCAL_MAX = 64;

export const isEmailAddress = (text: string): boolean =>
  ADDRESS.test(text) && text.indexOf("@") <= LOCAL_MAX;

// Which way an answer is read: by what the stylist says itself. A title in the other script that stands first turns
// a whole sentence round where the browser decides (dir="auto"); while an answer comes in, one may still be open.
const NAMES = /“[^”]*(?:”|$)|«[^»]*(?:»|$)|\u2068[^\u2069]*(?:\u2069|$)/gu;

export function directionOfWords(text: string): "ltr" | "rtl" | "auto" {
  const first = /\p{L}/u.exec(text.replaceAll(NAMES, " "))?.[0];
  if (!first) return "auto";
  return /\p{Script=Arabic}/u.test(first) ? "rtl" : "ltr";
}

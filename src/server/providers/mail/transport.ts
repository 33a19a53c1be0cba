// nodemailer, loaded with the first letter: its tables of file types alone take megabytes of a process at rest.
import type { Transporter } from "nodemailer";

type Create = (typeof import("nodemailer"))["createTransport"];

export function openTransport(...given: Parameters<Create>): () => Promise<Transporter> {
  let opened: Promise<Transporter> | undefined;
  const open = async () => (await import("nodemailer")).createTransport(...given);
  return () => (opened ??= open());
}

// Letters by SMTP. A server that does not answer is given up soon: the outbox tries again.
import type { Mailer } from "./mailer.ts";
import { openTransport } from "./transport.ts";

const PATIENCE_MS = 20_000;

export function smtpMailer(url: string, from: string): Mailer {
  const transport = openTransport(
    {
      url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    name: "smtp",
    async send(letter) {
      await (await transport()).sendMail(letter);
    },
  };
}

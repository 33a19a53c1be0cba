// Mail goes out through one port. Addresses travel as objects: a string could smuggle in a recipient.

export type Address = { name: string; address: string };

export type Letter = {
  to: Address;
  subject: string;
  text: string;
  html: string;
  /** How a mail program lets its reader end such letters. */
  headers?: Record<string, string>;
  messageId?: string;
};

export type Mailer = {
  name: "smtp" | "outbox" | "off";
  send(letter: Letter): Promise<void>;
};

/** What is set when mail is not: asked for before anything is promised. */
export const mailOff: Mailer = {
  name: "off",
  send: () => Promise.reject(new Error("Mail is not configured.")),
};

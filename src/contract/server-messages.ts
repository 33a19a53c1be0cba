// Sentences that only the server says, in both languages. They stand apart from messages.ts, which travels with the
// first load of the site: a screen shows them as the answer brings them.
import type { Language } from "./languages.ts";
import { isMessageKey, type MessageKey } from "./messages.ts";

export const serverMessages = {
  passkeyInvalid: {
    en: "This passkey could not be read. Please try again.",
    ar: "تعذّرت قراءة مفتاح المرور. حاول مرة أخرى.",
  },
  passkeyUnknown: {
    en: "This passkey opens no account here. Please sign in with your password.",
    ar: "مفتاح المرور هذا لا يفتح أي حساب هنا. سجّل الدخول بكلمة المرور.",
  },
  passkeysTooMany: {
    en: "You have {most} passkeys already. Remove one first.",
    ar: "لديك {most} مفاتيح مرور بالفعل. احذف واحدًا منها أولًا.",
  },
  passkeyRemoved: { en: "The passkey was removed.", ar: "تم حذف مفتاح المرور." },
} satisfies Record<string, Record<Language, string>>;

export type ServerMessageKey = keyof typeof serverMessages;

/** Everything the server may say. */
export type SentenceKey = MessageKey | ServerMessageKey;

export const isServerMessageKey = (word: string): word is ServerMessageKey =>
  Object.hasOwn(serverMessages, word);

export const isSentenceKey = (word: string): word is SentenceKey =>
  isMessageKey(word) || isServerMessageKey(word);

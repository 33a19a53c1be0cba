// What a browser that can listen offers. TypeScript's DOM does not know it: it is no standard everywhere yet.

export type Recognition = {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { results: Heard }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
};

/** One entry for each stretch of speech; the first way of writing it is the likeliest. */
export type Heard = ArrayLike<ArrayLike<{ transcript: string }>>;

type Listening = { SpeechRecognition?: new () => Recognition };

/** Undefined where the browser cannot listen. */
export function findRecognition(): (new () => Recognition) | undefined {
  const browser = globalThis as Listening & { webkitSpeechRecognition?: new () => Recognition };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

// Which language the screens speak. It starts with what the server wrote on <html>.
import { create } from "zustand";
import { LANGUAGES, directionOf, type Language } from "../../../contract/languages.ts";
import { messages } from "../../../contract/messages.ts";
import { writeCookie } from "../cookies.ts";
import { en } from "./en.ts";
import { makeText, type GistOf, type Names, type Text, type Vocabulary } from "./vocabulary.ts";

const english: Vocabulary = { ...messages, ...en };

/** `const { t, formats } = useText()`; components that use it follow a language switch. */
export const useText = create<Text>(() => makeText("en", english));

/** English is part of the first load; Arabic comes when someone reads Arabic. */
async function loadWords(language: Language): Promise<LoadedWords> {
  if (language === "en") return { vocabulary: english, names: {} };
  const { arabic, arabicNames, arabicGist } = await import("./ar.ts");
  return { vocabulary: arabic, names: arabicNames, gistOf: arabicGist };
}

type LoadedWords = { vocabulary: Vocabulary; names: Names; gistOf?: GistOf };

function applyLanguage(language: Language, { vocabulary, names, gistOf }: LoadedWords): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  useText.setState(makeText(language, vocabulary, names, gistOf));
}

/** Before the first render. Without its words a language cannot start, so English steps in. */
export async function startLanguage(): Promise<void> {
  const wanted = LANGUAGES.find((language) => language === document.documentElement.lang) ?? "en";
  try {
    applyLanguage(wanted, await loadWords(wanted));
  } catch {
    applyLanguage("en", await loadWords("en"));
  }
}

/** A link with `?lang=` outweighs the cookie at the server; a choice made here must outweigh the link. */
function forgetAddressLanguage(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}

export async function switchLanguage(language: Language): Promise<void> {
  const words = await loadWords(language);
  writeCookie("language", language);
  forgetAddressLanguage();
  applyLanguage(language, words);
}

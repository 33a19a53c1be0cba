// Before the first question: the three ways people write here.
import { useTranslations } from "../../lib/languages/translations.ts";
import { PIECES_ID } from "../products/product-grid.tsx";
import { ask } from "./searching.ts";
import { stylistTranslations } from "./translations.ts";

/** The three ways people write here, each as they would type it. */
const EXAMPLES = [
  {
    name: "English",
    lang: "en",
    queries: ["A linen summer dress under 2000", "Sneakers that are not black"],
  },
  {
    name: "العربية",
    lang: "ar",
    queries: ["عباية سودا مطرزة", "قميص كتان أقل من ١٢٠٠"],
  },
  { name: "Franco", lang: "ar-Latn", queries: ["shanta gild bonny", "bantalon geans wase3"] },
] as const;

/** Before the first question, where the answers will stand. */
export function Invitation() {
  const { t, text } = useTranslations(stylistTranslations);
  const isOwn = ({ lang }: { lang: string }) => lang === text.language;
  const ownFirst = EXAMPLES.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  return (
    // Who skips what stands above lands here as long as there are no pieces.
    <div
      id={PIECES_ID}
      tabIndex={-1}
      className="max-w-[46rem] focus:outline-none pt-4 pb-16 lg:pt-[10dvh]"
    >
      <h2 className="text-display text-balance">{t("inviteTitle")}</h2>
      <p className="mt-4 max-w-[34rem] text-18 text-ink-2">{t("inviteBody")}</p>
      <div className="mt-10 grid gap-x-3 gap-y-6 md:grid-cols-3">
        {ownFirst.map(({ name, lang, queries }) => (
          <section key={name} aria-label={name}>
            <h3 lang={lang} className="mb-2.5 text-14 font-semibold text-ink-2">
              {name}
            </h3>
            <ul className="grid gap-2">
              {queries.map((query) => (
                <li key={query} className="grid">
                  <Example query={query} lang={lang} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Example({ query, lang }: { query: string; lang: string }) {
  return (
    <button
      type="button"
      lang={lang}
      dir="auto"
      onClick={() => void ask(query, "page")}
      className="min-h-14 rounded-sm border border-line-2 bg-surface px-4 py-3 text-start text-16 leading-snug transition-colors hover:border-ink"
    >
      {query}
    </button>
  );
}

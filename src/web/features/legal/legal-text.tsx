// Numbered sections, as a page of its own or inside a dialog.
import { useText } from "../../lib/languages/language-store.ts";
import { SUPPORT_EMAIL } from "../../lib/paths.ts";
import type { Section } from "./document.ts";

type Props = { sections: readonly Section[]; heading: "h2" | "h3" };

export function LegalText({ sections, heading: Heading }: Props) {
  const { language, formats } = useText();
  return (
    <div className="grid max-w-[68ch] gap-7">
      {sections.map(({ title, paragraphs }, at) => (
        <section key={title.en}>
          <Heading className="text-subtitle">
            {formats.digits(at + 1)}. {title[language]}
          </Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.en} className="mt-2 text-ink-2 text-pretty">
              <WithSupport sentence={paragraph[language]} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** `{support}` becomes a link that opens a letter. */
function WithSupport({ sentence }: { sentence: string }) {
  const [before, after] = sentence.split("{support}");
  if (after === undefined) return sentence;
  return (
    <>
      {before}
      <a href={`mailto:${SUPPORT_EMAIL}`} className="link">
        <bdi>{SUPPORT_EMAIL}</bdi>
      </a>
      {after}
    </>
  );
}

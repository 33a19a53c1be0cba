// The brand's own terms on its profile: as shoppers see them, and its word on each.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  ownTerms,
  readTerms,
  saveTerm,
  TERM_KINDS,
  type BrandTerms,
  type Term,
  type TermKind,
  type TermValue,
} from "../../../contract/trust.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { useSession } from "../../lib/session.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ownTranslations } from "./own-translations.ts";
import { sayTerm } from "./say-term.ts";
import { TermEditor } from "./term-editor.tsx";
import { placeTranslations, trustTranslations } from "./translations.ts";

const keyOf = (brandId: string) => ["terms", "own", brandId];

/** On the brand's profile: its terms as shoppers see them, and its own word on each. */
export function OwnTerms() {
  const brandId = useSession()?.brandId ?? "";
  const { t, text } = useTranslations(ownTranslations);
  const { data } = useQuery({
    queryKey: keyOf(brandId),
    queryFn: ({ signal }) => callSignedIn(ownTerms, { params: { brandId }, signal }),
    enabled: brandId !== "",
  });
  const reading = useMutation({
    mutationFn: () => callSignedIn(readTerms, { params: { brandId } }),
  });
  return (
    <section className="grid gap-5">
      <h2 className="text-title">{t("title")}</h2>
      <p className="max-w-[65ch] text-ink-2">{t("intro")}</p>
      <div>
        <Button size="sm" disabled={reading.isPending} onClick={() => reading.mutate()}>
          {t("readAgain")}
        </Button>
      </div>
      {reading.data && <Banner tone="success">{reading.data.message}</Banner>}
      {reading.error && <Banner>{text.errorText(reading.error)}</Banner>}
      {data && (
        <dl>
          {TERM_KINDS.map((kind) => (
            <OwnTerm key={kind} kind={kind} brandId={brandId} terms={data} />
          ))}
        </dl>
      )}
    </section>
  );
}

function OwnTerm({ kind, brandId, terms }: { kind: TermKind; brandId: string; terms: BrandTerms }) {
  const { t } = useTranslations(ownTranslations);
  const { t: say, text } = useTranslations(trustTranslations);
  const { t: place } = useTranslations(placeTranslations);
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const term = terms.terms.find((one) => one.kind === kind);
  const isDisputed = terms.disputed.some((one) => one.kind === kind);
  const save = async (value: TermValue | null) => {
    const body = { kind, value };
    client.setQueryData(
      keyOf(brandId),
      await callSignedIn(saveTerm, { params: { brandId }, body }),
    );
    setOpen(false);
  };
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[180px_minmax(0,1fr)_auto]">
      <dt className="text-ink-3">{say(`kind.${kind}`)}</dt>
      <dd className="min-w-0">
        <span dir="auto" className="text-page-start block break-words whitespace-pre-line">
          {term
            ? sayTerm(term, "", { t: say, place, formats: text.formats })
            : isDisputed
              ? say("disputed")
              : t("notStated")}
        </span>
        {term && <Origin term={term} />}
        {isOpen && (
          <TermEditor
            kind={kind}
            value={term?.value}
            onSave={save}
            onCancel={() => setOpen(false)}
            canTakeBack={term?.by === "brand"}
          />
        )}
      </dd>
      {!isOpen && (
        <dd>
          <Button
            size="sm"
            onClick={() => setOpen(true)}
            aria-label={`${t(term ? "edit" : "add")}: ${say(`kind.${kind}`)}`}
          >
            {t(term ? "edit" : "add")}
          </Button>
        </dd>
      )}
    </div>
  );
}

function Origin({ term }: { term: Term }) {
  const { t } = useTranslations(trustTranslations);
  const [first] = term.evidence;
  return (
    <span dir="auto" className="text-page-start mt-1 block text-14 text-ink-3">
      {term.by === "brand" ? t("brandsWord") : first?.quote}
    </span>
  );
}

// How a brand proves that a website is its own: the ways, their state, and trying one.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  proveSite,
  siteProof,
  type PROOF_MAILBOXES,
  type ProofWay,
} from "../../../contract/site-proof.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { translate } from "../../lib/languages/translations.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { siteProofTranslations } from "./site-proof-translations.ts";
import type { Notice } from "../../ui/banner.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";

const keyOf = (brandId: string) => ["site-proof", brandId];

export function useSiteProof(brandId: string) {
  const { data, isError } = useQuery({
    queryKey: keyOf(brandId),
    queryFn: ({ signal }) => callSignedIn(siteProof, { params: { brandId }, signal }),
  });
  return { proof: data, isFailed: isError && data === undefined };
}

type Proving = { way: ProofWay; mailbox: (typeof PROOF_MAILBOXES)[number] };

export function useProving(brandId: string) {
  const text = useText();
  const queries = useQueryClient();
  const form = useCheckedForm<Proving>({ way: "meta", mailbox: "admin" });
  const [told, setTold] = useState<Notice | null>(null);

  const prove = () =>
    form.submit(async ({ way, mailbox }) => {
      setTold(null);
      try {
        const body = { way, ...(way === "mail" && { mailbox }) };
        const proof = await callSignedIn(proveSite, { params: { brandId }, body });
        queries.setQueryData(keyOf(brandId), proof);
        if (way !== "mail") return;
        const address = proof.mailboxes.find((one) => one.startsWith(`${mailbox}@`)) ?? "";
        const message = translate(siteProofTranslations)("sent", { address });
        setTold({ tone: "success", message });
      } catch (error) {
        setTold({ tone: "error", message: text.errorText(error) });
      }
    });

  return {
    form,
    prove,
    setWay(way: ProofWay) {
      setTold(null);
      form.change({ way });
    },
    told,
  };
}

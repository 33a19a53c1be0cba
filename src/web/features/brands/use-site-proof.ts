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

export function useSiteProof(brandId: string) {
  const text = useText();
  const queries = useQueryClient();
  const queryKey = ["site-proof", brandId];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callSignedIn(siteProof, { params: { brandId }, signal }),
  });
  const [way, chooseWay] = useState<ProofWay>("meta");
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<Notice | null>(null);

  async function prove(mailbox: (typeof PROOF_MAILBOXES)[number]) {
    setBusy(true);
    setTold(null);
    try {
      const body = { way, ...(way === "mail" && { mailbox }) };
      const proof = await callSignedIn(proveSite, { params: { brandId }, body });
      queries.setQueryData(queryKey, proof);
      if (way === "mail") {
        const address = proof.mailboxes.find((one) => one.startsWith(`${mailbox}@`)) ?? "";
        setTold({
          tone: "success",
          message: translate(siteProofTranslations)("sent", { address }),
        });
      }
    } catch (error) {
      setTold({ tone: "error", message: text.errorText(error) });
    } finally {
      setBusy(false);
    }
  }

  return {
    proof: data,
    isFailed: isError && data === undefined,
    way,
    setWay(next: ProofWay) {
      setTold(null);
      chooseWay(next);
    },
    prove,
    isBusy,
    told,
  };
}

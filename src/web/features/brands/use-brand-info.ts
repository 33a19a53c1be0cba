// Loads and saves what the profile's form shows.
import { useQueryClient } from "@tanstack/react-query";
import { updateBrand, type BrandProfile } from "../../../contract/brands.ts";
import { latinDigits } from "../../../contract/fold-words.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { getSession, renameSession } from "../../lib/session.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { failureText } from "./failure-text.ts";
import { profileKey } from "./profile-key.ts";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import type { ShowNotice } from "../../ui/banner.tsx";
import { brandInfoRules, isOtherEmail, type BrandInfo } from "./validation.ts";

export function useBrandInfo(profile: BrandProfile, tell: ShowNotice) {
  const text = useText();
  const queries = useQueryClient();
  const form = useCheckedForm<BrandInfo>(valuesOf(profile), brandInfoRules(profile.email));
  const typed: string | undefined = form.watch("email");
  const needsPassword = typed !== undefined && isOtherEmail(typed, profile.email);

  const onSubmit = () =>
    form.submit(async (values) => {
      tell(null);
      try {
        const saved = await callSignedIn(updateBrand, {
          params: { brandId: profile.id },
          body: bodyOf(values, profile),
        });
        queries.setQueryData(profileKey(profile.id), saved);
        const { brandName, brandNameAr = "" } = getSession() ?? {};
        if (saved.name !== brandName || (saved.name_ar ?? "") !== brandNameAr)
          renameSession(saved.name, saved.name_ar);
        form.reset(valuesOf(saved));
        tell({ tone: "success", message: text.t("profileUpdated") });
      } catch (error) {
        if (form.refuse(error)) return;
        tell({ tone: "error", message: failureText(text, error, "profileUpdateFailed") });
      }
    });
  return { form, onSubmit, needsPassword, pendingEmail: profile.pending_email };
}

function valuesOf(profile: BrandProfile): BrandInfo {
  const { name, name_ar = "", username, email, mobile_number, website } = profile;
  const { story = "", story_ar = "" } = profile;
  const typed = { name, name_ar, username, email, website, story, story_ar };
  return { ...typed, mobile_number: mobile_number ?? "", current_password: "" };
}

/** The whole brand as it is with what was typed; a password that was typed and is not needed stays here. */
function bodyOf({ current_password, ...values }: BrandInfo, profile: BrandProfile) {
  const mobile_number = latinDigits(values.mobile_number.trim()) || null;
  const isOther = isOtherEmail(values.email, profile.email);
  return { ...profile, ...values, mobile_number, ...(isOther && { current_password }) };
}

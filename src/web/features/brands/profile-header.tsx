// The profile's head: whose it is, and the way to its pieces.
import type { BrandProfile } from "../../../contract/brands.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Badge } from "../../ui/badge.tsx";
import { profileTranslations } from "./profile-translations.ts";
import { ResendVerification } from "./resend-button.tsx";

export function ProfileHeader({ profile }: { profile: BrandProfile }) {
  const { t, text } = useTranslations(profileTranslations);
  const isVerified = profile.email_verified;
  return (
    <header className="mb-8">
      <h1 className="text-display text-balance break-words md:text-[2.75rem]">
        <bdi>{text.brandOf({ brand: profile.name, brand_ar: profile.name_ar })}</bdi>
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
        <bdi className="break-all">@{profile.username}</bdi>
        <Badge tone={isVerified ? "good" : "warn"}>
          {t(isVerified ? "verified" : "unverified")}
        </Badge>
      </p>
      {!isVerified && (
        <div className="mt-5 grid gap-3 rounded-sm bg-warn-wash px-4 py-4">
          <p className="text-15">{t("unverifiedHint", { email: profile.email })}</p>
          <ResendVerification key={profile.email} who={profile.email} />
        </div>
      )}
    </header>
  );
}

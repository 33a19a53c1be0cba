// A brand's profile: settings and subscription.
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { brandProfile } from "../../../contract/brands.ts";
import { ApiError } from "../../lib/api.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { paths } from "../../lib/paths.ts";
import { useSession } from "../../lib/session.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { useTitle } from "../../lib/use-title.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Thinking } from "../../ui/thinking.tsx";
import { profileKey } from "./profile-key.ts";
import { ProfileTabs, type ProfileSlots } from "./profile-tabs.tsx";

/** What other features put into the profile; the app hands it over. */
export function ProfileScreen(slots: ProfileSlots) {
  const { t } = useText();
  const brandId = useSession()?.brandId;
  useTitle(t("screen.profile"));
  if (!brandId) return <Navigate to={paths.login} replace />;
  return <LoadedProfile key={brandId} brandId={brandId} {...slots} />;
}

function LoadedProfile({ brandId, ...slots }: ProfileSlots & { brandId: string }) {
  const { t } = useText();
  const { data, error, refetch } = useQuery({
    queryKey: profileKey(brandId),
    queryFn: ({ signal }) => callSignedIn(brandProfile, { params: { brandId }, signal }),
    // A form is filled from it; an answer that came later would wipe out what is being typed.
    refetchOnWindowFocus: false,
  });

  if (data) return <ProfileTabs profile={data} {...slots} />;
  if (error === null) {
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <Thinking label={t("loading")} />
      </div>
    );
  }
  return (
    <div className="wrap-page mx-auto max-w-[60rem] pt-10">
      <h1 className="mb-6 text-title">{t("screen.profile")}</h1>
      <RetryBanner onRetry={() => void refetch()}>
        {(error instanceof ApiError && error.detail) || t("profileLoadFailed")}
      </RetryBanner>
    </div>
  );
}

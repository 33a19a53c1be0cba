// The profile with what other features bring to it.
import { ChannelsPanel } from "../features/assistants/channels-panel.tsx";
import { ProfileScreen } from "../features/brands/profile-screen.tsx";
import { TermsText } from "../features/legal/terms-text.tsx";
import { OwnTerms } from "../features/trust/own-terms.tsx";
import { SubscriptionPanel } from "../features/subscription/subscription-panel.tsx";
import { paths } from "../lib/paths.ts";

export function Profile() {
  const subscription = (
    <SubscriptionPanel heading="h3" returnPath={`${paths.profile}?tab=subscription`} />
  );
  return (
    <ProfileScreen
      terms={<TermsText />}
      subscription={subscription}
      channels={
        <>
          <ChannelsPanel />
          <OwnTerms />
        </>
      }
    />
  );
}

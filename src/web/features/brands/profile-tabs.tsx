// Both forms live here and not in their tabs, so that a look at another tab loses nothing.
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { BrandProfile } from "../../../contract/brands.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Banner, type Notice } from "../../ui/banner.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { BrandInfoForm } from "./brand-info-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import { profileTranslations } from "./profile-translations.ts";
import { SessionsPanel } from "./sessions-panel.tsx";
import { SiteProofPanel } from "./site-proof-panel.tsx";
import { SettingsTab } from "./settings-tab.tsx";
import { useBrandInfo } from "./use-brand-info.ts";
import { usePasswordChange } from "./use-password-change.ts";

const PasskeysPanel = lazy(async () => ({
  default: (await import("./passkeys/passkeys-panel.tsx")).PasskeysPanel,
}));

export type ProfileSlots = { terms: ReactNode; subscription: ReactNode; channels: ReactNode };

const TABS = ["personal", "subscription", "security", "settings"] as const;
type TabName = (typeof TABS)[number];

export function ProfileTabs({
  profile,
  terms,
  subscription,
  channels,
}: ProfileSlots & { profile: BrandProfile }) {
  const { t } = useTranslations(profileTranslations);
  const [tab, setTab] = useTab();
  const [told, setTold] = useState<Notice | null>(null);
  const info = useBrandInfo(profile, setTold);
  const password = usePasswordChange(profile.id, setTold);

  const content: Record<TabName, ReactNode> = {
    personal: (
      <div className="grid gap-14">
        <BrandInfoForm {...info} />
        <SiteProofPanel key={profile.website} brandId={profile.id} />
      </div>
    ),
    subscription: <SubscriptionTab>{subscription}</SubscriptionTab>,
    security: (
      <div className="grid gap-14">
        <PasswordForm {...password} />
        <SessionsPanel brandId={profile.id} tell={setTold} />
        <Suspense>
          <PasskeysPanel brandId={profile.id} tell={setTold} />
        </Suspense>
      </div>
    ),
    settings: <SettingsTab terms={terms} channels={channels} />,
  };
  return (
    <div className="wrap-page mx-auto max-w-[60rem] pt-8 md:pt-12">
      <ProfileHeader profile={profile} />
      <Tabs
        label={t("sections")}
        value={tab}
        onChange={(next) => {
          setTold(null);
          setTab(next);
        }}
        tabs={TABS.map((value) => ({
          value,
          label: t(`tab.${value}`),
          content: (
            <>
              {told && <Outcome told={told} onDismiss={() => setTold(null)} />}
              {content[value]}
            </>
          ),
        }))}
      />
    </div>
  );
}

/** Stays in sight while the form below it is scrolled. */
function Outcome({ told, onDismiss }: { told: Notice; onDismiss: () => void }) {
  const { text } = useTranslations(profileTranslations);
  return (
    <Banner
      tone={told.tone}
      className="sticky top-[calc(var(--bar)+0.75rem)] z-10 mb-6"
      dismiss={{ label: text.t("dismiss"), run: onDismiss }}
    >
      {told.message}
    </Banner>
  );
}

/** The open tab stands in the address, so that a link can lead to it and a reload keeps it. */
function useTab(): [TabName, (tab: TabName) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get("tab");
  const tab = TABS.find((name) => name === asked) ?? "personal";
  const open = (next: TabName) =>
    setParams(next === "personal" ? {} : { tab: next }, { replace: true });
  return [tab, open];
}

/** The subscription feature brings what is in it. */
function SubscriptionTab({ children }: { children: ReactNode }) {
  const { t } = useTranslations(profileTranslations);
  return (
    <section className="grid gap-6">
      <h2 className="text-title">{t("subscriptionTitle")}</h2>
      {children}
    </section>
  );
}

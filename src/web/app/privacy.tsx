// The privacy page with what a shopper's own browser asked for.
import { PrivacyScreen } from "../features/legal/privacy-screen.tsx";
import { BrowserNotices } from "../features/watches/browser-notices.tsx";

export const Privacy = () => <PrivacyScreen own={<BrowserNotices />} />;

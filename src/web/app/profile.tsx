import { ProfileScreen } from "../features/brands/profile-screen.tsx";
import { TermsText } from "../features/legal/terms-text.tsx";

/** The profile with what other features bring to it. */
export function Profile() {
  return <ProfileScreen terms={<TermsText />} />;
}

import { RegisterScreen } from "../features/brands/register-screen.tsx";
import { TermsText } from "../features/legal/terms-text.tsx";

/** Registration with the terms it asks to accept. */
export function Register() {
  return <RegisterScreen terms={<TermsText />} />;
}

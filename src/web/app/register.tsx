// Registration with the terms it asks to accept.
import { RegisterScreen } from "../features/brands/register-screen.tsx";
import { TermsText } from "../features/legal/terms-text.tsx";

export function Register() {
  return <RegisterScreen terms={<TermsText />} />;
}

// The brand's name with Logout, or Login.
import { Link, useLocation } from "react-router";
import { useText } from "../lib/languages/language-store.ts";
import { paths } from "../lib/paths.ts";
import { signOut } from "../lib/keep-session.ts";
import { useSession } from "../lib/session.ts";
import { Button } from "../ui/button.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { cx } from "../ui/cx.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

export function AccountLinks() {
  const { t, brandOf } = useText();
  const session = useSession();
  const { pathname } = useLocation();
  if (!session) {
    return (
      <Link
        to={paths.login}
        className={cx(buttonStyle({ variant: "bare" }), "max-lg:border-line-2 lg:-me-3 lg:px-3")}
      >
        {t("nav.login")}
      </Link>
    );
  }
  const { brandName, brandNameAr } = session;
  const name = brandName && brandOf({ brand: brandName, brand_ar: brandNameAr });
  return (
    <>
      {name && (
        <span
          title={name}
          className={cx(
            "px-2 text-15 font-medium",
            // Explore has more of its own in the bar.
            pathname === paths.explore ? "max-w-40 xl:max-wide:max-w-24" : "max-w-56",
          )}
        >
          <VisuallyHidden>{t("nav.signedInAs")} </VisuallyHidden>
          {/* Cut off at its own end, whichever way the page runs. */}
          <bdi className="block truncate">{name}</bdi>
        </span>
      )}
      <Button variant="bare" onClick={signOut} className="max-lg:border-line-2 lg:-me-3 lg:px-3">
        {t("nav.logout")}
      </Button>
    </>
  );
}

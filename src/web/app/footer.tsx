// The foot of every page: legal links, language and theme.
import { Link } from "react-router";
import { useText } from "../lib/languages/language-store.ts";
import { paths, SUPPORT_EMAIL } from "../lib/paths.ts";
import { LogoLink } from "./logo-link.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const YEAR = new Date().getFullYear();

type Entry = { to: string; label: string };

export function Footer() {
  const { t, formats, nameOf } = useText();
  return (
    // Never what the browser holds on to while cards are drawn above it. Laid out when it is near: below a long list it would cost every arrival, and most never reach it.
    <footer className="mt-20 border-t border-line text-15 [overflow-anchor:none] [contain-intrinsic-block-size:auto_600px] [content-visibility:auto]">
      <div className="wrap-page grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full lg:col-span-1">
          <LogoLink />
          <p className="mt-2 max-w-[36ch] text-balance text-ink-2">{t("footer.tagline")}</p>
        </div>
        <Column
          title={t("footer.shop")}
          entries={[
            { to: paths.explore, label: t("footer.exploreProducts") },
            { to: paths.stylist, label: t("footer.stylist") },
            { to: `${paths.explore}?sort=newest`, label: t("footer.newIn") },
            { to: `${paths.explore}?on_sale=true`, label: t("footer.onSale") },
            { to: `${paths.explore}?category=Dresses`, label: nameOf("Dresses") },
          ]}
        />
        <Column
          title={t("footer.forBrands")}
          entries={[
            { to: paths.register, label: t("footer.register") },
            { to: paths.login, label: t("footer.login") },
            { to: paths.crawlTool, label: t("footer.import") },
            { to: paths.payments, label: t("footer.pricing") },
          ]}
        />
        <Column
          title={t("footer.support")}
          entries={[
            { to: `mailto:${SUPPORT_EMAIL}`, label: t("footer.contact") },
            { to: paths.terms, label: t("footer.terms") },
            { to: paths.privacy, label: t("footer.privacy") },
          ]}
        />
      </div>
      <div className="wrap-page flex flex-wrap items-center justify-between gap-4 pb-10">
        <p className="text-14 text-ink-3">
          {t("footer.copyright", { year: formats.digits(YEAR) })}
        </p>
        <ThemeSwitch />
      </div>
    </footer>
  );
}

function Column({ title, entries }: { title: string; entries: Entry[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-14 font-semibold">{title}</h2>
      <ul>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <FooterLink to={to} label={label} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterLink({ to, label }: Entry) {
  const look = "inline-flex min-h-8 reach items-center text-ink-2 hover:text-ink hover:link";
  if (to.startsWith("mailto:")) {
    return (
      <a href={to} className={look}>
        {label}
      </a>
    );
  }
  return (
    <Link to={to} className={look}>
      {label}
    </Link>
  );
}

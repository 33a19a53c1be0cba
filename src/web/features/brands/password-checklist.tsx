// Ticks itself off while the password is typed. What is still missing is also said, once per change.
import { PASSWORD_MIN } from "../../../contract/limits.ts";
import {
  PASSWORD_RULES,
  passwordChecklist,
  type PasswordRule,
} from "../../../contract/passwords.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { brandTranslations } from "./translations.ts";

const LABELS = {
  length: "rule.length",
  uppercase: "rule.uppercase",
  lowercase: "rule.lowercase",
  digit: "rule.digit",
  special: "rule.special",
} as const satisfies Record<PasswordRule, keyof typeof brandTranslations>;

export function PasswordChecklist({ password }: { password: string }) {
  const { t } = useTranslations(brandTranslations);
  const met = passwordChecklist(password);
  const label = (rule: PasswordRule) => t(LABELS[rule], { n: PASSWORD_MIN });
  const missing = PASSWORD_RULES.filter((rule) => !met[rule]).map(label);

  return (
    <>
      <ul aria-hidden="true" className="grid grid-cols-1 gap-x-4 gap-y-1 pt-0.5 sm:grid-cols-2">
        {PASSWORD_RULES.map((rule) => (
          <li
            key={rule}
            data-met={met[rule]}
            className={cx("flex items-center gap-2", met[rule] ? "text-good" : "text-ink-2")}
          >
            <Tick isMet={met[rule]} />
            {label(rule)}
          </li>
        ))}
      </ul>
      <span aria-live="polite" className="sr-only">
        {missing.length === 0 ? t("rulesMet") : t("rulesMissing", { rules: missing.join(" · ") })}
      </span>
    </>
  );
}

function Tick({ isMet }: { isMet: boolean }) {
  return (
    <svg viewBox="0 0 16 16" className="size-4 flex-none fill-none" strokeWidth="1.5">
      <circle
        cx="8"
        cy="8"
        r="7.25"
        className={cx("transition-colors", isMet ? "fill-good stroke-good" : "stroke-edge")}
      />
      {isMet && <path d="m4.8 8.3 2.2 2.2 4.2-4.6" className="stroke-paper" strokeWidth="1.75" />}
    </svg>
  );
}

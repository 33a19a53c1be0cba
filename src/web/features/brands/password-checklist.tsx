// Ticks itself off while the password is typed. What is still missing is also said, once per change.
import { PASSWORD_MIN } from "../../../contract/limits.ts";
import {
  PASSWORD_RULES,
  passwordChecklist,
  type PasswordRule,
} from "../../../contract/passwords.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { isCommon, namesSomebody, useCommonPasswords } from "./common-passwords.ts";
import { brandTranslations } from "./translations.ts";

type Rule = PasswordRule | "uncommon" | "unnamed";

const LABELS = {
  length: "rule.length",
  uppercase: "rule.uppercase",
  lowercase: "rule.lowercase",
  digit: "rule.digit",
  special: "rule.special",
  uncommon: "rule.uncommon",
  unnamed: "rule.unnamed",
} as const satisfies Record<Rule, keyof typeof brandTranslations>;

type Props = {
  password: string;
  /** Brand name and username: what a password may not hold; left out where they are not known. */
  names?: readonly string[];
};

export function PasswordChecklist({ password, names }: Props) {
  const { t } = useTranslations(brandTranslations);
  useCommonPasswords(password !== "");
  const met = {
    ...passwordChecklist(password),
    uncommon: password !== "" && !isCommon(password),
    unnamed: password !== "" && !namesSomebody(password, names ?? []),
  };
  const rules = [...PASSWORD_RULES, "uncommon" as const, ...(names ? (["unnamed"] as const) : [])];
  const label = (rule: Rule) => t(LABELS[rule], { n: PASSWORD_MIN });
  const missing = rules.filter((rule) => !met[rule]).map(label);

  return (
    <>
      <ul aria-hidden="true" className="grid grid-cols-1 gap-x-4 gap-y-1 pt-0.5 sm:grid-cols-2">
        {rules.map((rule) => (
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

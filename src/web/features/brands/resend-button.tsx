// It stays enabled while it pauses, so that the keyboard keeps its place; useResend lets nothing through.
import { useTranslations } from "../../lib/languages/translations.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useResend } from "./use-resend.ts";
import { brandTranslations } from "./translations.ts";

type Resend = ReturnType<typeof useResend>;

/** What came of the last try, and the button for the next one. */
export function ResendVerification({ who }: { who: string }) {
  const resend = useResend();
  return (
    <div className="grid gap-3">
      <ResendOutcome told={resend.told} />
      <div>
        <ResendButton {...resend} onClick={() => void resend.resend(who)} />
      </div>
    </div>
  );
}

export function ResendOutcome({ told }: Pick<Resend, "told">) {
  return told && <Banner tone={told.tone}>{told.message}</Banner>;
}

type ButtonProps = Pick<Resend, "isSending" | "secondsLeft"> & {
  type?: "button" | "submit";
  onClick?: () => void;
};

export function ResendButton({ isSending, secondsLeft, type = "button", onClick }: ButtonProps) {
  const { t } = useTranslations(brandTranslations);
  const isPausing = secondsLeft > 0;
  return (
    <Button
      type={type}
      isBusy={isSending}
      onClick={onClick}
      className={cx("min-w-64 tabular-nums max-sm:w-full", isPausing && "text-ink-3")}
    >
      {isSending ? t("sending") : isPausing ? t("resendIn", { n: secondsLeft }) : t("resend")}
    </Button>
  );
}

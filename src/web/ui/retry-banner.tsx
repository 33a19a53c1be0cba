// Something could not be loaded: says so, and tries again.
import type { ReactNode } from "react";
import { useText } from "../lib/languages/language-store.ts";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";

type Props = {
  children: ReactNode;
  onRetry: () => void;
  isBusy?: boolean;
  className?: string;
};

export function RetryBanner({ children, onRetry, isBusy = false, className }: Props) {
  const { t } = useText();
  return (
    <Banner
      className={className}
      action={
        <Button size="sm" isBusy={isBusy} onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}

// The one button that sends, at the end; what else one may do stands before it, or below on phones.
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";

type Props = { aside: ReactNode; isBusy?: boolean; children: ReactNode };

export function FormActions({ aside, isBusy, children }: Props) {
  return (
    <div className="mt-5 flex flex-wrap-reverse items-center justify-between gap-x-4 gap-y-3">
      {aside}
      <Button
        type="submit"
        variant="ink"
        size="lg"
        isBusy={isBusy}
        className="min-w-45 max-sm:w-full"
      >
        {children}
      </Button>
    </div>
  );
}

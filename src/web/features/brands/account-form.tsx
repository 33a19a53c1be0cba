// The frame of the account's forms: fields, a failure, the button.
import { useEffect, useRef, type ReactNode } from "react";

type Props = {
  /** A number of useAccountForm that rises whenever the focus should go to what is wrong. */
  focusRequests: number;
  onSubmit: () => Promise<void>;
  className?: string;
  children: ReactNode;
};

export function AccountForm({ focusRequests, onSubmit, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const answered = useRef(focusRequests);

  // The wrong field may still be on its way (another step), so every render looks until it is there.
  useEffect(() => {
    if (answered.current === focusRequests) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    answered.current = focusRequests;
    wrong.focus();
  });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      className={className}
    >
      {children}
    </form>
  );
}

// The frame of every form: nothing but what it holds is drawn, and the browser's own checks are off.
import { useEffect, useRef, type ComponentProps } from "react";

type Props = Omit<ComponentProps<"form">, "onSubmit"> & {
  /** A number of useCheckedForm that rises whenever the focus should go to what is wrong. */
  focusRequests?: number;
  onSubmit: () => Promise<void> | void;
};

export function Form({ focusRequests = 0, onSubmit, ...rest }: Props) {
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
      noValidate
      {...rest}
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    />
  );
}

// A password field whose text can be shown.
import { useState, type ComponentProps } from "react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { TextInput } from "./text-input.tsx";
import { Icon } from "./icon.tsx";
import { EYE, EYE_CLOSED } from "./icon-paths.ts";

type Props = Omit<ComponentProps<"input">, "type"> & { showLabel: string; hideLabel: string };

export function PasswordInput({ showLabel, hideLabel, className, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <span className="relative block">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={isShown ? "text" : "password"}
        className={cx("pe-13", className)}
      />
      <IconButton
        label={isShown ? hideLabel : showLabel}
        onClick={() => setShown(!isShown)}
        className="absolute end-0.5 top-0.5"
      >
        <Icon path={isShown ? EYE_CLOSED : EYE} />
      </IconButton>
    </span>
  );
}

// The system's own file chooser, in the clothes of a button.
import { buttonStyle, type ButtonLook } from "../../../ui/button-style.ts";
import { cx } from "../../../ui/cx.ts";
import { PICTURE } from "../../../ui/icon-paths.ts";
import { Icon } from "../../../ui/icon.tsx";

const KINDS = "image/jpeg,image/png,image/webp,image/avif";

type Props = {
  label: string;
  onChoose: (files: FileList) => void;
  /** Straight to the camera, where there is one. */
  fromCamera?: boolean;
  /** Which files it offers, where that is more than what the server reads. */
  kinds?: string;
  look?: ButtonLook;
  className?: string;
  icon?: string;
};

export function ChooseFiles(props: Props) {
  const { label, onChoose, fromCamera, kinds = KINDS, look, className, icon = PICTURE } = props;
  return (
    <label
      className={cx(
        buttonStyle(look),
        "justify-self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink",
        className,
      )}
    >
      <Icon path={icon} />
      {label}
      <input
        type="file"
        accept={kinds}
        multiple={!fromCamera}
        {...(fromCamera && { capture: "environment" as const })}
        className="sr-only"
        onChange={({ target }) => {
          if (target.files) onChoose(target.files);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
    </label>
  );
}

// A picture from anywhere that becomes the placeholder when it does not come.
import { useCallback, useState, type ComponentProps } from "react";
import { cx } from "../../ui/cx.ts";
import { PictureFallback } from "./picture-fallback.tsx";

type Props = ComponentProps<"img"> & {
  src: string;
  alt: string;
  /** The shape of the place it leaves when it fails. */
  fallbackClassName?: string;
};

export function SafePicture({ fallbackClassName, alt, ...picture }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const retry = useCallback(() => setFailed(null), []);
  if (failed === picture.src) {
    return (
      <span className={cx("relative block", fallbackClassName)}>
        <PictureFallback onRetry={retry} />
      </span>
    );
  }
  return <img {...picture} alt={alt} onError={() => setFailed(picture.src)} />;
}

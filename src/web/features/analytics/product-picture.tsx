// A product's picture beside its title; a plate where it is gone, as with deleted products.
import { useState } from "react";
import { cx } from "../../ui/cx.ts";

type Props = { address: string | null; width: 96 | 240; className: string };

export function ProductPicture({ address, width, className }: Props) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <span
      className={cx("block aspect-3/4 flex-none overflow-hidden rounded-sm bg-plate", className)}
    >
      {address && !hasFailed && (
        <img
          src={`${address}?w=${width}`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          className="size-full object-cover dark-dim"
        />
      )}
    </span>
  );
}

// Whole outfits: three to four pieces, one total, one reason; each piece can be exchanged for another of its kind.
import { useState } from "react";
import { Link } from "react-router";
import type { EventSource } from "../../../contract/events.ts";
import type { Product } from "../../../contract/products.ts";
import type { Look } from "../../../contract/stylist.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { PinButton } from "../collection/pin-button.tsx";
import { usePinning } from "../collection/use-pinning.ts";
import { Price } from "../products/price.tsx";
import { productLink } from "../products/product-link.ts";
import { Thumbnail } from "../products/thumbnail.tsx";
import { exchange, othersFor, totalOf } from "./look-pieces.ts";
import { stylistTranslations } from "./translations.ts";

type Props = { looks: readonly Look[]; products: readonly Product[]; source: EventSource };

export function Looks({ looks, products, source }: Props) {
  const { t } = useTranslations(stylistTranslations);
  return (
    <ul aria-label={t("looks")} className="mb-10 grid gap-6 xl:grid-cols-2">
      {looks.map((look) => (
        <OneLook key={look.products.join(" ")} {...{ look, looks, products, source }} />
      ))}
    </ul>
  );
}

function OneLook({ look, looks, products, source }: Props & { look: Look }) {
  const { t, text } = useTranslations(stylistTranslations);
  const [pieces, setPieces] = useState<readonly Product[]>(look.pieces);
  const { add } = usePinning(source);
  const offered = [...looks.flatMap((other) => other.pieces), ...products];
  return (
    <li className="rounded-sm border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 dir="auto" className="text-subtitle">
          {look.title}
        </h3>
        <p aria-live="polite" className="font-semibold tabular-nums">
          {t("lookTotal", { price: text.formats.money(totalOf(pieces), pieces[0]?.currency) })}
        </p>
      </div>
      {look.reason && (
        <p dir="auto" className="mt-1 text-page-start text-14 text-ink-2">
          {look.reason}
        </p>
      )}
      <ul aria-label={look.title} className="mt-3">
        {pieces.map((piece, at) => (
          <Piece
            key={piece.id}
            piece={piece}
            source={source}
            onSwap={
              othersFor(pieces, at, offered).length > 0
                ? () => setPieces(exchange(pieces, at, offered))
                : undefined
            }
          />
        ))}
      </ul>
      <Button wide onClick={() => pieces.toReversed().forEach(add)} className="mt-3">
        {t("pinLook")}
      </Button>
    </li>
  );
}

type PieceProps = { piece: Product; source: EventSource; onSwap: (() => void) | undefined };

function Piece({ piece, source, onSwap }: PieceProps) {
  const { t, text } = useTranslations(stylistTranslations);
  return (
    <li className="@container/card grid grid-cols-[64px_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-3 last:border-0">
      <Thumbnail product={piece} width={64} />
      <div className="min-w-0">
        <bdi className="block truncate text-page-start text-13 text-ink-3">
          {text.brandOf(piece)}
        </bdi>
        <Link
          {...productLink(piece.id, source)}
          dir="auto"
          className="block text-page-start leading-snug font-medium hover:link"
        >
          {text.titleOf(piece)}
        </Link>
        <Price product={piece} />
        {onSwap && (
          <button type="button" onClick={onSwap} className="link min-h-9 reach text-14">
            {t("swap")}
            <span className="sr-only">: {piece.title}</span>
          </button>
        )}
      </div>
      <PinButton product={piece} source={source} className="-me-1" />
    </li>
  );
}

// Whole outfits: three to four pieces, one total, one reason; each piece can be exchanged for another of its kind.
import { useState } from "react";
import { Link } from "react-router";
import type { EventSource } from "../../../contract/events.ts";
import type { Product } from "../../../contract/products.ts";
import type { Look } from "../../../contract/stylist.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { usePinning } from "../collection/use-pinning.ts";
import { Price } from "../products/price.tsx";
import { productLink } from "../products/product-link.ts";
import { Thumbnail } from "../products/thumbnail.tsx";
import { BarePin } from "./bare-pin.tsx";
import { exchange, othersFor, totalOf } from "./look-pieces.ts";
import { stylistTranslations } from "./translations.ts";

type Props = { looks: readonly Look[]; products: readonly Product[]; source: EventSource };

export function Looks({ looks, products, source }: Props) {
  const { t } = useTranslations(stylistTranslations);
  return (
    <ul aria-label={t("looks")} className="mb-10 grid gap-6 xl:grid-cols-2">
      {looks.map((look, at) => (
        <OneLook
          key={look.products.join(" ")}
          {...{ look, looks, products, source }}
          isAlone={at % 2 === 0 && at === looks.length - 1}
        />
      ))}
    </ul>
  );
}

type OneProps = Props & {
  look: Look;
  /** Where two stand side by side it has no neighbour, and lies instead. */
  isAlone: boolean;
};

function OneLook({ look, looks, products, source, isAlone }: OneProps) {
  const { t, text } = useTranslations(stylistTranslations);
  const [pieces, setPieces] = useState<readonly Product[]>(look.pieces);
  const { add } = usePinning(source);
  const offered = [...looks.flatMap((other) => other.pieces), ...products];
  const shops = new Set(pieces.map((piece) => piece.brand)).size;
  return (
    <li
      className={cx(
        "grid content-start overflow-hidden rounded-sm border border-line bg-surface",
        isAlone ? "xl:col-span-2 xl:grid-cols-2" : "grid-rows-[auto_1fr]",
      )}
    >
      <LookPicture {...{ pieces, source, isAlone }} />
      <div className="flex flex-col">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 pt-3.5">
          <h3 dir="auto" className="text-subtitle">
            {look.title}
          </h3>
          {look.reason && (
            <p dir="auto" className="text-page-start text-14 text-ink-2">
              {look.reason}
            </p>
          )}
        </div>
        <ul aria-label={look.title} className="grow px-4 py-1">
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
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line-2 px-4 py-3">
          <div>
            <p aria-live="polite" className="text-18 font-semibold tabular-nums">
              {t("lookTotal", { price: text.formats.money(totalOf(pieces), pieces[0]?.currency) })}
            </p>
            <p className="text-14 text-ink-2">{t("lookShops", { n: shops })}</p>
          </div>
          <Button onClick={() => pieces.toReversed().forEach(add)}>{t("pinLook")}</Button>
        </div>
      </div>
    </li>
  );
}

type PictureProps = Pick<OneProps, "source" | "isAlone"> & { pieces: readonly Product[] };

/** The pieces side by side, the first of them largest; the names below lead to the same places. */
function LookPicture({ pieces, source, isAlone }: PictureProps) {
  const [main, ...others] = pieces;
  if (!main) return null;
  const tile = (piece: Product, width: number) => (
    <Link
      key={piece.id}
      {...productLink(piece.id, source)}
      tabIndex={-1}
      aria-hidden="true"
      className="relative min-h-0 overflow-hidden"
    >
      <Thumbnail
        product={piece}
        width={width}
        className="absolute! inset-0 aspect-auto! rounded-none!"
      />
    </Link>
  );
  return (
    <div
      className={cx(
        "grid aspect-4/3 grid-cols-[5fr_3fr] gap-0.5 bg-line",
        isAlone && "xl:aspect-auto",
      )}
    >
      {tile(main, 420)}
      <div className="grid min-h-0 auto-rows-fr gap-0.5">
        {others.map((piece) => tile(piece, 260))}
      </div>
    </div>
  );
}

type PieceProps = { piece: Product; source: EventSource; onSwap: (() => void) | undefined };

function Piece({ piece, source, onSwap }: PieceProps) {
  const { t, text } = useTranslations(stylistTranslations);
  return (
    <li className="@container/card flex items-center gap-3 border-b border-line py-2.5 last:border-0">
      <div className="min-w-0 grow">
        <Link
          {...productLink(piece.id, source)}
          dir="auto"
          className="block text-page-start leading-snug font-medium hover:link"
        >
          {text.titleOf(piece)}
        </Link>
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <Price product={piece} />
          <bdi className="truncate text-13 text-ink-3">{text.brandOf(piece)}</bdi>
        </div>
      </div>
      {onSwap && (
        <button type="button" onClick={onSwap} className="link min-h-11 flex-none reach text-14">
          {t("swap")}
          <span className="sr-only">: {piece.title}</span>
        </button>
      )}
      <BarePin product={piece} source={source} className="-me-2" />
    </li>
  );
}

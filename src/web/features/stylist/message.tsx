// Lines 'N. text' stand as a numbered list.
import type { ReactNode } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { readStored } from "../../lib/storage.ts";
import { RibMark } from "../../ui/rib-mark.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { reopenFit } from "../collection/model-store.ts";
import { SafePicture } from "../products/safe-picture.tsx";
import { Thumbnail } from "../products/thumbnail.tsx";
import type { ChatMessage } from "./conversation-store.ts";
import { directionOfWords } from "./direction-of-words.ts";
import { blocksOf } from "./suggestions.ts";
import { stylistTranslations } from "./translations.ts";

export function Message({ message }: { message: ChatMessage }) {
  return message.isUser ? <ShopperMessage message={message} /> : <StylistMessage {...message} />;
}

function ShopperMessage({ message: { text, image, pinnedProduct } }: { message: ChatMessage }) {
  const { t, text: words } = useTranslations(stylistTranslations);
  return (
    <div
      data-shopper
      className="max-w-[86%] min-w-0 scroll-mt-4 justify-self-end rounded-lg rounded-ee-sm bg-sunk px-4 py-3 wrap-anywhere"
    >
      <VisuallyHidden>{t("you")}: </VisuallyHidden>
      {image && (
        <SafePicture
          src={image}
          alt={t("yourPicture")}
          fallbackClassName="mb-2.5 h-44 w-33"
          className="mb-2.5 max-h-44 w-auto max-w-full rounded-sm"
        />
      )}
      {pinnedProduct && (
        <div className="mb-2.5 grid grid-cols-[52px_minmax(0,1fr)] items-center gap-3 text-14 leading-snug">
          <Thumbnail product={pinnedProduct} width={52} />
          <span>
            <bdi className="line-clamp-2 text-page-start">{words.titleOf(pinnedProduct)}</bdi>
            <bdi className="block truncate text-page-start text-ink-2">
              {words.brandOf(pinnedProduct)}
            </bdi>
          </span>
        </div>
      )}
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}

export function StylistMessage({ text, image }: Pick<ChatMessage, "text" | "image">) {
  const { text: said } = useTranslations(stylistTranslations);
  return (
    <Voice>
      {blocksOf(text).map((block, at) =>
        block.kind === "text" ? (
          <p key={at} dir={directionOfWords(block.text)} className="wrap-anywhere">
            {block.text}
          </p>
        ) : (
          <ol key={at} dir={directionOfWords(block.items.join(" "))} className="grid gap-2">
            {block.items.map((item, n) => (
              <li key={n} className="grid grid-cols-[24px_minmax(0,1fr)] items-baseline">
                <span aria-hidden="true" className="font-serif text-accent">
                  {said.formats.number(n + 1)}
                </span>
                {item}
              </li>
            ))}
          </ol>
        ),
      )}
      {image && <FittedPicture image={image} />}
    </Voice>
  );
}

function Voice({ children }: { children: ReactNode }) {
  const { t } = useTranslations(stylistTranslations);
  return (
    <div className="grid gap-2.5">
      <p className="-mb-1.5 flex items-center gap-2 text-13 font-semibold text-ink-3">
        <RibMark className="h-3.5" />
        {t("title")}
      </p>
      {children}
    </div>
  );
}

/** Opens the preview again. */
function FittedPicture({ image }: { image: string }) {
  const { t } = useTranslations(stylistTranslations);
  const open = () => reopenFit(image, readStored("last_model_image") === image);
  return (
    <button type="button" onClick={open} className="w-36 overflow-hidden rounded-sm bg-plate">
      <SafePicture
        src={image}
        alt={t("fittedPicture")}
        width={144}
        height={192}
        fallbackClassName="h-48 w-36"
        className="dark-dim"
      />
    </button>
  );
}

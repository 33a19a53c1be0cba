// A piece that is not there, or could not be loaded.
import { useNavigate } from "react-router";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { detailTranslations } from "./detail-translations.ts";
import { OtherPieces } from "./other-pieces.tsx";

type Props = { productId: string; detail: string; onRetry?: () => void };

export function ProductMissing({ productId, detail, onRetry }: Props) {
  const { t, text } = useTranslations(detailTranslations);
  const navigate = useNavigate();
  useTitle(text.t("productNotFoundTitle"));
  // The title already says as much.
  const isEcho = detail.toLowerCase() === text.t("productNotFoundTitle").toLowerCase();
  // Who came by a link from elsewhere has nothing of ours to go back to.
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate(paths.explore));
  return (
    <div className="wrap-page min-h-[60dvh] pt-8">
      <EmptyState
        heading="h1"
        title={text.t("productNotFoundTitle")}
        actions={
          <>
            {onRetry && (
              <Button variant="ink" onClick={onRetry}>
                {text.t("retry")}
              </Button>
            )}
            <Button onClick={goBack}>{t("goBack")}</Button>
          </>
        }
      >
        <p role="alert">{isEcho ? t("takenDown") : detail}</p>
      </EmptyState>
      {!onRetry && <OtherPieces productId={productId} />}
    </div>
  );
}

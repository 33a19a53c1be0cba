// Asks once more before a decision about a listing or a brand.
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import type { Decision } from "./use-queue.ts";
import { moderationTranslations } from "./translations.ts";

type Props = {
  decision: Decision | null;
  onClose: () => void;
  onDecide: (decision: Decision, words: string) => Promise<void>;
};

/** A decision is said back before it is made, with room for a word to those it is about. */
export function DecisionDialog({ decision, onClose, onDecide }: Props) {
  const { t, text } = useTranslations(moderationTranslations);
  const form = useCheckedForm({ words: "" });
  const kind = decision?.kind ?? "leave";

  const run = () => form.submit(({ words }) => decision && onDecide(decision, words));

  return (
    <Dialog
      isOpen={decision !== null}
      onClose={onClose}
      title={t(`${kind}Title`, { brand: decision?.name ?? "" })}
      closeLabel={text.t("close")}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button
            variant={kind === "leave" ? "ink" : "danger"}
            isBusy={form.isSubmitting}
            onClick={() => void run()}
          >
            {t(kind)}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">{t(`${kind}Body`)}</p>
      <Field
        label={t(kind === "suspend" ? "reason" : "answer")}
        hint={kind === "suspend" ? undefined : t("answerHint")}
      >
        <TextArea {...form.register("words")} dir="auto" maxLength={2000} />
      </Field>
    </Dialog>
  );
}

// From the wish to the deed: nothing is deleted before its consequences are known and confirmed.
import { deleteAllRows, deleteRow } from "../../../contract/database.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { useConsequences } from "./tables-query.ts";

export type DeleteWish = { kind: "row"; id: string } | { kind: "all" };

export type DeletionProps = {
  table: string;
  wish: DeleteWish | null;
  onClose: () => void;
  onDeleted: (message: string) => void;
};

export function useDeletion({ table, wish, onClose, onDeleted }: DeletionProps) {
  const { errorText } = useText();
  const form = useCheckedForm({ typed: "" });
  const isAll = wish?.kind === "all";
  const id = wish?.kind === "row" ? wish.id : undefined;
  const consequences = useConsequences(table, id, wish !== null);
  const isKnown = consequences.data !== undefined && !consequences.isFetching;
  const isBlocked = (consequences.data?.blocked.length ?? 0) > 0;
  const isReady = isKnown && !isBlocked && (!isAll || form.watch("typed").trim() === table);

  return {
    isAll,
    id,
    form,
    consequences,
    isBlocked,
    isReady,
    async confirm() {
      if (!isReady) return;
      await form.submit(
        async () => {
          const { message } =
            id === undefined
              ? await callSignedIn(deleteAllRows, { params: { table } })
              : await callSignedIn(deleteRow, { params: { table, id } });
          form.reset();
          onDeleted(message);
        },
        (error) => errorText(error, isAll ? "rowsDeleteFailed" : "rowDeleteFailed"),
      );
    },
    close() {
      form.reset();
      onClose();
    },
  };
}

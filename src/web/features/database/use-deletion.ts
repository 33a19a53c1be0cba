// From the wish to the deed: nothing is deleted before its consequences are known and confirmed.
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { deleteAllRows, deleteRow } from "../../../contract/database.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { useConsequences } from "./tables-query.ts";

export type DeleteWish = { kind: "row"; id: string } | { kind: "all" };

export type DeletionProps = {
  table: string;
  wish: DeleteWish | null;
  onClose: () => void;
  onDeleted: (message: string) => void;
};

export function useDeletion({ table, wish, onClose, onDeleted }: DeletionProps) {
  const [typed, setTyped] = useState("");
  const isAll = wish?.kind === "all";
  const id = wish?.kind === "row" ? wish.id : undefined;
  const consequences = useConsequences(table, id, wish !== null);
  const { error, isPending, mutate, reset } = useMutation({
    mutationFn: () =>
      id === undefined
        ? callSignedIn(deleteAllRows, { params: { table } })
        : callSignedIn(deleteRow, { params: { table, id } }),
    onSuccess: ({ message }) => {
      setTyped("");
      onDeleted(message);
    },
  });
  const isKnown = consequences.data !== undefined && !consequences.isFetching;
  const isBlocked = (consequences.data?.blocked.length ?? 0) > 0;
  const isReady = isKnown && !isBlocked && (!isAll || typed.trim() === table);

  return {
    isAll,
    id,
    typed,
    setTyped,
    consequences,
    isBlocked,
    isReady,
    isPending,
    error,
    confirm() {
      if (isReady && !isPending) mutate();
    },
    close() {
      setTyped("");
      reset();
      onClose();
    },
  };
}

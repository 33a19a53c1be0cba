// What the screen asks the server, and under which keys the answers are kept.
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  databaseRow,
  databaseRows,
  databaseTable,
  databaseTables,
  deleteConsequences,
  type TableDetail,
  type TableRows,
} from "../../../contract/database.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";

const ALL = ["database"] as const;

/** After a deletion nothing here is known any more: cascades reach into other tables. */
export function useForgetTables() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ALL });
}

export const useTables = () =>
  useQuery({
    queryKey: [...ALL, "tables"],
    queryFn: ({ signal }) => callSignedIn(databaseTables, { signal }),
  });

type Page = TableRows & { detail?: TableDetail };

/** The first page brings the columns along. */
async function readPage(table: string, after: string | null, signal: AbortSignal): Promise<Page> {
  const params = { table };
  if (after !== null) return callSignedIn(databaseRows, { params, query: { after }, signal });
  const detail = await callSignedIn(databaseTable, { params, signal });
  return { ...detail, detail };
}

export const useTable = (table: string) =>
  useInfiniteQuery({
    queryKey: [...ALL, "rows", table],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => readPage(table, pageParam, signal),
    getNextPageParam: (page) => page.next,
  });

export const useWholeRow = (table: string, key: string, isWanted: boolean) =>
  useQuery({
    queryKey: [...ALL, "row", table, key],
    queryFn: ({ signal }) =>
      callSignedIn(databaseRow, { params: { table }, query: { key }, signal }),
    enabled: isWanted,
  });

/** Without an id: of all rows. Asked anew each time, because it is what somebody decides by. */
export const useConsequences = (table: string, id: string | undefined, isWanted: boolean) =>
  useQuery({
    queryKey: [...ALL, "consequences", table, id ?? null],
    queryFn: ({ signal }) =>
      callSignedIn(deleteConsequences, { params: { table }, query: { id }, signal }),
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  });

// The passwords that everybody uses, asked for once, when somebody begins to choose one. Without the list, the
// server still refuses them.
import { useQuery } from "@tanstack/react-query";
import { commonPasswords } from "../../../contract/brands.ts";
import {
  isCommonPassword,
  isWordWithYear,
  namesSomebody,
} from "../../../contract/password-strength.ts";
import { call } from "../../lib/api.ts";
import { queries } from "../../lib/queries.ts";

const KEY = ["common-passwords"];

const load = async (signal: AbortSignal): Promise<ReadonlySet<string>> =>
  new Set((await call(commonPasswords, { signal })).passwords);

export const useCommonPasswords = (isNeeded: boolean) =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => load(signal),
    enabled: isNeeded,
    staleTime: Infinity,
    // A Set is compared by what it is, not looked through.
    structuralSharing: false,
  }).data;

const NONE: ReadonlySet<string> = new Set();

export const isCommon = (password: string): boolean =>
  isCommonPassword(password, queries.getQueryData<ReadonlySet<string>>(KEY) ?? NONE) ||
  isWordWithYear(password);

export { namesSomebody };

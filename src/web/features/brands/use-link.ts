// Uses a mailed link exactly once: it is single-use, so asking twice would turn a success into an error. A query,
// not an effect, because React's StrictMode runs effects twice.
import { useQuery } from "@tanstack/react-query";

export function useLink<Answer>(
  purpose: string,
  token: string | undefined,
  follow: (token: string) => Promise<Answer>,
) {
  return useQuery({
    queryKey: [purpose, token],
    queryFn: () => follow(token ?? ""),
    enabled: token !== undefined,
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

// Goes on by itself after three seconds; null stays.
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { REDIRECT_DELAY_MS } from "../../../contract/limits.ts";

export function useRedirect(to: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return undefined;
    const timer = setTimeout(() => void navigate(to, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [to, navigate]);
}

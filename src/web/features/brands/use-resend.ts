// Sends the verification link again; after every try there is a pause.
import { useEffect, useState } from "react";
import { resendVerification } from "../../../contract/brands.ts";
import { call } from "../../lib/api.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { failureText } from "./failure-text.ts";
import type { Notice } from "../../ui/banner.tsx";

const PAUSE_SECONDS = 30;

export function useResend() {
  const text = useText();
  const [isSending, setSending] = useState(false);
  const [told, setTold] = useState<Notice | null>(null);
  const [secondsLeft, startPause] = usePause();

  async function resend(usernameOrEmail: string) {
    if (isSending || secondsLeft > 0) return;
    setSending(true);
    setTold(null);
    try {
      const { message } = await call(resendVerification, { body: whoIs(usernameOrEmail) });
      setTold({ tone: "success", message });
    } catch (error) {
      setTold({ tone: "error", message: failureText(text, error, "resendFailed") });
    } finally {
      setSending(false);
      startPause();
    }
  }

  return { resend, isSending, secondsLeft, told };
}

/** A username has no @. */
export function whoIs(usernameOrEmail: string): { username: string } | { email: string } {
  const who = usernameOrEmail.trim();
  return who.includes("@") ? { email: who } : { username: who };
}

function usePause(): [number, () => void] {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isPausing = secondsLeft > 0;
  useEffect(() => {
    if (!isPausing) return undefined;
    const timer = setInterval(() => setSecondsLeft((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [isPausing]);
  return [secondsLeft, () => setSecondsLeft(PAUSE_SECONDS)];
}

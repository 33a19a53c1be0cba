// A screen that breaks says so and offers a way on; the bar and the footer stay.
import { Component, useEffect, type ErrorInfo, type ReactNode } from "react";
import { lookWhetherCut, onReconnect, useConnection } from "../lib/connection-store.ts";
import { useText } from "../lib/languages/language-store.ts";
import { QuietScreen } from "../ui/quiet-screen.tsx";

type Props = { children: ReactNode };

export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error("A screen broke:", error, info.componentStack);
  }

  override render() {
    return this.state.hasFailed ? <Crashed /> : this.props.children;
  }
}

/**
 * Loading again also helps when a new release took away the file that was asked for, and when there was no network to
 * fetch it by: then it happens by itself.
 */
function Crashed() {
  const { t } = useText();
  const isCut = useConnection(({ connection }) => connection === "offline");
  useEffect(() => {
    lookWhetherCut();
    return onReconnect(() => location.reload());
  }, []);
  return (
    <QuietScreen
      title={t(isCut ? "offline.title" : "crash.title")}
      body={t(isCut ? "offline.body" : "crash.body")}
      action={{ label: t("crash.reload"), run: () => location.reload() }}
    />
  );
}

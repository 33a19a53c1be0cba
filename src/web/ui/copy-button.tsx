// Copies a text and says so. Browsers keep it from pages that came unencrypted; there it is not shown.
import { useState } from "react";
import { Button } from "./button.tsx";

type Props = { text: string; label: string; copiedLabel: string; className?: string };

export function CopyButton({ text, label, copiedLabel, className }: Props) {
  const [copied, setCopied] = useState<string | null>(null);
  if (!("clipboard" in navigator)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <Button size="sm" className={className} onClick={() => void copy()}>
      {copied === text ? copiedLabel : label}
    </Button>
  );
}

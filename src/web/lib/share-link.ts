// The phone's own sheet where there is one, else the clipboard. `failed` leaves it to the reader's hand.
type Link = { url: string; title?: string };

export async function shareLink({ url, title }: Link): Promise<"shared" | "copied" | "failed"> {
  const isTouch = matchMedia("(hover: none)").matches;
  if (isTouch && typeof navigator.share === "function") {
    try {
      await navigator.share({ url, title });
      return "shared";
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}

import { toast } from "#ui/toast/toast-store.ts";
import { SHARE_TEXTS } from "./share-texts.ts";

/** The system's own sheet where there is one, otherwise the clipboard (ERR-69, ERR-71). */
export async function sharePage(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    toast.show({ kind: "success", text: SHARE_TEXTS.copied, topic: "share" });
  } catch (error) {
    // The sheet was closed again: nothing to report.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast.show({ kind: "error", text: SHARE_TEXTS.failed, topic: "share" });
  }
}

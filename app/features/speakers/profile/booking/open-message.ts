import { toast } from "#ui/toast/toast-store.ts";
import { BOOKING_TEXTS, MESSAGE_REFUSALS } from "../texts.ts";
import { isNarrow } from "../use-narrow.ts";
import type { MessageAccess } from "./message-access.ts";

type MessageOptions = {
  access: MessageAccess;
  onSignIn: () => void;
  onTab: () => void;
  onSheet: () => void;
};

/** What „Nachricht an Speaker“ does: the tab on large screens, a sheet on phones, or the reason why not. */
export function openMessage({ access, onSignIn, onTab, onSheet }: MessageOptions): void {
  if (access === "allowed") {
    if (isNarrow()) onSheet();
    else onTab();
    return;
  }
  const text = MESSAGE_REFUSALS[access];
  if (access !== "signed_out") {
    toast.show({ kind: "info", text, topic: "message" });
    return;
  }
  const action = { label: BOOKING_TEXTS.signInAction, href: "/auth", onSelect: onSignIn };
  toast.show({ kind: "info", text, action, topic: "message" });
  if (!isNarrow()) onTab();
}

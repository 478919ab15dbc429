import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { receivedMessage } from "../sign-in/messages/received-message.ts";

type Outcome = { error: { name: string; message: string } | null };

/** Says why, in the server's words where it has some; true if there was anything to say. */
export function toastAuthError({ error }: Outcome): boolean {
  if (error) {
    toast.show({ kind: "error", text: receivedMessage(error) ?? FAILED_TEXTS.again });
  }
  return error !== null;
}

export function failed(): void {
  toast.show({ kind: "error", text: FAILED_TEXTS.again });
}

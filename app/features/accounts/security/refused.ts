import { toast } from "#ui/toast-store.ts";
import { receivedMessage } from "../sign-in/received-message.ts";
import { SECURITY_TEXTS } from "./texts.ts";

type Outcome = { error: { name: string; message: string } | null };

/** Says why, in the server's words where it has some; true if there was anything to say. */
export function refused({ error }: Outcome): boolean {
  if (error) {
    toast.show({ kind: "error", text: receivedMessage(error) ?? SECURITY_TEXTS.failed });
  }
  return error !== null;
}

export function failed(): void {
  toast.show({ kind: "error", text: SECURITY_TEXTS.failed });
}

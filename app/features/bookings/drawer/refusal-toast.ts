import { type ToastInput, toast } from "#ui/toast-store.ts";

let shown: number | null = null;

/** Why a step or the booking did not go on. */
export function showRefusal(message: Omit<ToastInput, "topic">): void {
  shown = toast.show({ ...message, topic: "booking" });
}

/** Once somebody has moved on, the old reason would only confuse. */
export function clearRefusal(): void {
  if (shown !== null) toast.dismiss(shown);
  shown = null;
}

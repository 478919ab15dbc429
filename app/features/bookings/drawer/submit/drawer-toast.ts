import { type ToastInput, toast } from "#ui/toast/toast-store.ts";

let shown: number | null = null;

/** What the drawer has to say: why something did not go on, or what was found out. The newest counts. */
export function showDrawerToast(message: Omit<ToastInput, "topic">): void {
  shown = toast.show({ ...message, topic: "booking" });
}

/** After the next step old news would only confuse. */
export function dismissDrawerToast(): void {
  if (shown !== null) toast.dismiss(shown);
  shown = null;
}

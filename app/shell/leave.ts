import { toast } from "#ui/toast-store.ts";
import { ACCESS_TEXTS } from "./access-texts.ts";
import { signOut } from "./sign-out.ts";
import { ACCOUNT_TEXTS } from "./texts.ts";

/** Signs out and says how it went. */
export async function leave(): Promise<void> {
  const outcome = await signOut();
  const topic = "account";
  if (outcome.ok) toast.show({ kind: "success", topic, text: ACCOUNT_TEXTS.signedOut });
  else toast.show({ kind: "error", topic, text: ACCESS_TEXTS.signOutFailed(outcome.error) });
}

import { ACCESS_TEXTS } from "#shell/access/access-texts.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { ACCOUNT_TEXTS } from "../texts.ts";
import { signOut } from "./sign-out.ts";

export async function signOutWithToast(): Promise<void> {
  const outcome = await signOut();
  const topic = "account";
  if (outcome.ok) toast.show({ kind: "success", topic, text: ACCOUNT_TEXTS.signedOut });
  else toast.show({ kind: "error", topic, text: ACCESS_TEXTS.signOutFailed(outcome.error) });
}

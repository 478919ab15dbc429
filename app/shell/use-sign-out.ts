import { useNavigate } from "react-router";
import { toast } from "#ui/toast-store.ts";
import { ACCESS_TEXTS } from "./access-texts.ts";
import { signOut } from "./sign-out.ts";
import { ACCOUNT_TEXTS } from "./texts.ts";

export function useSignOut(): () => void {
  const navigate = useNavigate();
  const leave = async () => {
    const outcome = await signOut();
    if (outcome.ok)
      toast.show({ kind: "success", topic: "account", text: ACCOUNT_TEXTS.signedOut });
    else
      toast.show({
        kind: "error",
        topic: "account",
        text: ACCESS_TEXTS.signOutFailed(outcome.error),
      });
    await navigate("/auth");
  };
  return () => void leave();
}

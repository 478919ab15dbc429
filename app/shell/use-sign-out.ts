import { useNavigate } from "react-router";
import { toast } from "#ui/toast-store.ts";
import { signOut } from "./sign-out.ts";
import { ACCOUNT_TEXTS } from "./texts.ts";

export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    signOut();
    toast.show({ kind: "success", text: ACCOUNT_TEXTS.signedOut });
    void navigate("/auth");
  };
}

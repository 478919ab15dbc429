import { useNavigate } from "react-router";
import { signOut } from "./sign-out.ts";

export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    signOut();
    void navigate("/auth");
  };
}

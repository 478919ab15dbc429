import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useStoredSession } from "./stored-session.ts";

const load = () => import("./sign-out-with-toast.ts");

export function useSignOut(): () => void {
  const navigate = useNavigate();
  const isSignedIn = Boolean(useStoredSession());
  // Loaded ahead: signing out has to work without a connection as well.
  useEffect(() => {
    if (isSignedIn) load().catch(() => {});
  }, [isSignedIn]);
  const signOut = async () => {
    await (await load()).signOutWithToast();
    await navigate("/auth");
  };
  return () => void signOut();
}

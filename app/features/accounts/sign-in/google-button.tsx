import { useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { readAuthSettings } from "../auth-settings.ts";
import { AUTH_NOTICES, AUTH_TEXTS } from "./texts.ts";

export function GoogleButton({ label }: { label: string }) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const isOnTheWay = await startGoogle();
    if (isOnTheWay) return;
    setLeaving(false);
    toast.show({ kind: "error", topic: "account", text: AUTH_NOTICES.googleFailed });
  };
  return (
    <>
      <p className="auth-or">{AUTH_TEXTS.or}</p>
      <Button
        variant="quiet"
        size="lg"
        isBlock
        icon="google"
        isLoading={isLeaving}
        onClick={() => void leave()}
      >
        {label}
      </Button>
    </>
  );
}

/** Asks before leaving: a server that is down would otherwise show its own error page. */
async function startGoogle(): Promise<boolean> {
  try {
    if (!(await readAuthSettings()).google) return false;
    const { error } = await (await authClient()).signInWithOAuth({
      provider: "google",
      options: { redirectTo: `${location.origin}/auth/callback` },
    });
    return error === null;
  } catch {
    return false;
  }
}

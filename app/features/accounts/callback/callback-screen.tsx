import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { toast } from "#ui/toast/toast-store.ts";
import type { SignInState } from "../sign-in-origin.ts";
import { type CallbackOutcome, resolveCallback, resolveRole } from "./resolve-callback.ts";
import { RoleDialog } from "./role-dialog.tsx";
import { CALLBACK_TEXTS } from "./texts.ts";
import { Waiting } from "./waiting.tsx";

/** Turns a login result into the right place, and asks for the role where there is none yet. */
export function CallbackScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const isStarted = useRef(false);

  const follow = async (outcome: CallbackOutcome) => {
    const toAuth = (state?: SignInState) => navigate("/auth", { replace: true, state });
    switch (outcome.kind) {
      case "go":
        return navigate(outcome.to, { replace: true });
      case "choose_role":
        return setAsking(true);
      case "signed_out":
        return toAuth();
      case "second_step":
        return toAuth({ from: "/auth/callback" });
      case "failed": {
        toast.show({ kind: "error", topic: "account", text: outcome.toast });
        const { message } = outcome;
        return toAuth({ stay: true, ...(message && { message }) });
      }
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one login result, handled once
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void resolveCallback(search).then(follow);
  }, []);

  return (
    <div className="wrap section">
      <Waiting text={CALLBACK_TEXTS.working} />
      <RoleDialog
        open={isAsking}
        onChosen={(to) => void navigate(to, { replace: true })}
        onAlreadyChosen={() => void resolveRole().then(follow)}
      />
    </div>
  );
}

import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { authClient, needsSecondStep } from "#app/auth-client.ts";
import { useSession } from "#app/session/use-session.ts";
import { safeRedirectPath } from "#domain/http/safe-redirect.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { AuthFrame } from "../sign-in/auth-frame.tsx";
import { AuthMessage } from "../sign-in/messages/auth-message.tsx";
import { SecondStep } from "../sign-in/second-step.tsx";
import { STEP_TEXTS } from "../sign-in/texts.ts";
import { NEW_PASSWORD_TEXTS } from "../texts.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { CONFIRM_TEXTS, RESET_TEXTS as TEXTS } from "./texts.ts";
import { Waiting } from "./waiting.tsx";

/** After a recovery link: signed in, and now a new password; a second factor still counts. */
export function ResetScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [needsStep, setNeedsStep] = useState<boolean | null>(null);
  const isSignedIn = session.state === "signed_in";
  useEffect(() => {
    if (isSignedIn) void needsSecondStep().then(setNeedsStep);
  }, [isSignedIn]);

  const leave = () => {
    toast.show({ kind: "success", topic: "account", text: TEXTS.saved });
    void navigate(safeRedirectPath(search.get("next"), location.origin), { replace: true });
  };
  const cancel = async () => {
    await (await authClient()).signOut({ scope: "local" });
    await navigate("/auth", { replace: true });
  };
  if (session.state === "signed_out" || session.state === "failed") {
    return (
      <AuthFrame title={TEXTS.title}>
        <AuthMessage text={TEXTS.noSession} />
        <ButtonLink to="/auth?mode=forgot">{CONFIRM_TEXTS.newLink}</ButtonLink>
      </AuthFrame>
    );
  }
  if (needsStep === null) {
    return (
      <AuthFrame title={TEXTS.title}>
        <Waiting text={BUSY_TEXTS.moment} />
      </AuthFrame>
    );
  }
  return needsStep ? (
    <AuthFrame title={STEP_TEXTS.title}>
      <SecondStep onDone={() => setNeedsStep(false)} onCancel={() => void cancel()} />
    </AuthFrame>
  ) : (
    <AuthFrame title={TEXTS.title}>
      <p>{NEW_PASSWORD_TEXTS.effect}</p>
      <NewPasswordForm onSaved={leave} />
    </AuthFrame>
  );
}

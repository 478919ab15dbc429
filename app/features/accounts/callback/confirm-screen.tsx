import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { authClient, needsSecondStep } from "#app/auth-client.ts";
import { readOwnAccount } from "#app/session/own-account.ts";
import { safeRedirectPath } from "#domain/http/safe-redirect.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { AuthFrame } from "../sign-in/auth-frame.tsx";
import { AuthMessage } from "../sign-in/messages/auth-message.tsx";
import { receivedMessage } from "../sign-in/messages/received-message.ts";
import { AUTH_NOTICES } from "../sign-in/texts.ts";
import { resetPath } from "./landing-path.ts";
import { CONFIRM_TYPES, CONFIRM_TEXTS as TEXTS } from "./texts.ts";

type ConfirmType = keyof typeof CONFIRM_TYPES;

type ConfirmScreenProps = {
  /** The account signed in here already; confirming signs in the owner of the mail instead. */
  signedInAs: string | null;
};

/** A link only opens this page; the button uses it up, so that mail scanners cannot (AUTH T9). */
export function ConfirmScreen({ signedInAs }: ConfirmScreenProps) {
  const [search] = useSearchParams();
  const type = confirmType(search.get("type"));
  const tokenHash = search.get("token_hash") ?? "";
  const { problem, isHalfDone, isBusy, confirm } = useConfirm(type, tokenHash, search.get("next"));
  // The click signs in another account, which is then no longer a foreign one.
  const [startedAs, setStartedAs] = useState<string | null>();
  const otherAccount = startedAs === undefined ? signedInAs : startedAs;
  const { title, lead, action } = CONFIRM_TYPES[type ?? "signup"];
  if (type === null || tokenHash === "") {
    return (
      <AuthFrame title={title}>
        <AuthMessage text={TEXTS.incomplete} />
        <ButtonLink to="/auth">{TEXTS.toSignIn}</ButtonLink>
      </AuthFrame>
    );
  }
  if (isHalfDone) {
    return (
      <AuthFrame title={title}>
        <Alert variant="success">{TEXTS.firstHalf}</Alert>
      </AuthFrame>
    );
  }
  if (problem !== null) {
    return (
      <AuthFrame title={title}>
        <AuthMessage text={problem} />
        {type === "recovery" ? (
          <ButtonLink to="/auth?mode=forgot">{TEXTS.newLink}</ButtonLink>
        ) : (
          <ButtonLink to="/auth">{TEXTS.toSignIn}</ButtonLink>
        )}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={title}>
      <p>{lead}</p>
      {otherAccount !== null && type !== "email_change" && (
        <Alert variant="notice" icon="info">
          {TEXTS.otherAccount(otherAccount)}
        </Alert>
      )}
      <Button
        variant="spot"
        size="lg"
        isBlock
        isLoading={isBusy}
        loadingText={TEXTS.busy}
        onClick={() => {
          setStartedAs(signedInAs);
          void confirm();
        }}
      >
        {action}
      </Button>
    </AuthFrame>
  );
}

function useConfirm(type: ConfirmType | null, tokenHash: string, next: string | null) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isHalfDone, setHalfDone] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const verify = async (wanted: ConfirmType) => {
    const auth = await authClient();
    const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type: wanted });
    if (error) return setProblem(receivedMessage(error) ?? AUTH_NOTICES.unexpected);
    if (!data.session) return setHalfDone(true);
    const after = safeRedirectPath(next, location.origin);
    const target = wanted === "recovery" ? resetPath(after) : after;
    // The page for a new password asks for the second step itself.
    if (wanted !== "recovery" && (await needsSecondStep())) {
      return navigate("/auth", { replace: true, state: { from: target } });
    }
    await readOwnAccount();
    if (wanted !== "recovery")
      toast.show({ kind: "success", topic: "account", text: AUTH_NOTICES.signedIn });
    return navigate(target, { replace: true });
  };
  const confirm = async () => {
    if (type === null) return;
    setBusy(true);
    try {
      await verify(type);
    } catch {
      setProblem(AUTH_NOTICES.unexpected);
    } finally {
      setBusy(false);
    }
  };
  return { problem, isHalfDone, isBusy, confirm };
}

/** `email` is the protocol's newer word for the confirmation of a sign-up. */
function confirmType(type: string | null): ConfirmType | null {
  if (type === "email") return "signup";
  return type !== null && Object.hasOwn(CONFIRM_TYPES, type) ? (type as ConfirmType) : null;
}

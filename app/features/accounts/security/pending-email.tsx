import { useQueryClient } from "@tanstack/react-query";
import { authClient } from "#app/auth-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { type EmailChangeState, emailChangeQuery } from "./queries.ts";
import { EMAIL_TEXTS as TEXTS } from "./texts.ts";
import { failed, toastAuthError } from "./toast-auth-error.ts";

type PendingEmailProps = { email: string; change: EmailChangeState };

/** Who still has to agree, and the two ways out: ask again, or leave it. */
export function PendingEmail({ email, change }: PendingEmailProps) {
  const { resend, cancel } = useEmailChange(email);
  const isBusy = resend.isBusy || cancel.isBusy;
  return (
    <>
      <Alert variant="notice" icon="mail">
        <p>
          {TEXTS.pending} <strong>{change.new_email}</strong>
        </p>
        <p>{waitingText(email, change)}</p>
      </Alert>
      <div className="security-actions">
        <Button
          variant="line"
          isLoading={resend.isBusy}
          disabled={isBusy}
          onClick={() => void resend.run()}
        >
          {TEXTS.resend}
        </Button>
        <Button
          variant="ghost"
          isLoading={cancel.isBusy}
          disabled={isBusy}
          onClick={() => void cancel.run()}
        >
          {TEXTS.cancel}
        </Button>
      </div>
    </>
  );
}

function waitingText(email: string, { new_email, waiting_for }: EmailChangeState): string {
  if (waiting_for.length === 0) return TEXTS.expired;
  if (waiting_for.length > 1) return TEXTS.waitingBoth;
  return TEXTS.waitingOne(waiting_for[0] === "new" ? new_email : email);
}

function useEmailChange(email: string) {
  const queries = useQueryClient();
  const reread = () => queries.invalidateQueries({ queryKey: emailChangeQuery.queryKey });
  const always = { onFailed: failed, onSettled: reread };
  const resending = useAction();
  const resend = () =>
    resending.run(() => resendMail(email), {
      ...always,
      onDone: (answer) => {
        if (!toastAuthError(answer)) toast.show({ kind: "success", text: TEXTS.resent });
      },
    });
  const cancelling = useAction();
  const cancel = () =>
    cancelling.run(() => authenticatedApi.call("DELETE /me/email-change"), {
      ...always,
      onDone: () => toast.show({ kind: "success", text: TEXTS.cancelled }),
    });
  return {
    resend: { run: resend, isBusy: resending.isBusy },
    cancel: { run: cancel, isBusy: cancelling.isBusy },
  };
}

async function resendMail(email: string) {
  return (await authClient()).resend({
    type: "email_change",
    email,
    options: { emailRedirectTo: `${location.origin}/dashboard/konto` },
  });
}

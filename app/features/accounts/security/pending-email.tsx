import { useMutation, useQueryClient } from "@tanstack/react-query";
import { authClient } from "#app/auth-client.ts";
import { ownApi } from "#app/session/own-api.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-store.ts";
import { type EmailChangeState, emailChangeQuery } from "./queries.ts";
import { failed, refused } from "./refused.ts";
import { EMAIL_TEXTS as TEXTS } from "./texts.ts";

type PendingEmailProps = { email: string; change: EmailChangeState };

/** Who still has to agree, and the two ways out: ask again, or leave it. */
export function PendingEmail({ email, change }: PendingEmailProps) {
  const { resend, cancel } = useEmailChange(email);
  const isBusy = resend.isPending || cancel.isPending;
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
          isLoading={resend.isPending}
          disabled={isBusy}
          onClick={() => resend.mutate()}
        >
          {TEXTS.resend}
        </Button>
        <Button
          variant="ghost"
          isLoading={cancel.isPending}
          disabled={isBusy}
          onClick={() => cancel.mutate()}
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
  const resend = useMutation({
    mutationFn: async () =>
      (await authClient()).resend({
        type: "email_change",
        email,
        options: { emailRedirectTo: `${location.origin}/dashboard/konto` },
      }),
    onSuccess: (answer) => {
      if (!refused(answer)) toast.show({ kind: "success", text: TEXTS.resent });
    },
    onError: failed,
    onSettled: reread,
  });
  const cancel = useMutation({
    mutationFn: async () => {
      const answer = await ownApi.v1.me["email-change"].$delete();
      if (!answer.ok) throw new Error(`refused with ${answer.status}`);
    },
    onSuccess: () => toast.show({ kind: "success", text: TEXTS.cancelled }),
    onError: failed,
    onSettled: reread,
  });
  return { resend, cancel };
}

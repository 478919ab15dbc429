import { useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { CodeField } from "./code-field.tsx";
import { AuthMessage } from "./messages/auth-message.tsx";
import { receivedMessage } from "./messages/received-message.ts";
import { AUTH_NOTICES, STEP_TEXTS as TEXTS } from "./texts.ts";
import { useCodeForm } from "./use-code-form.ts";

type SmsCodeProps = {
  factorId: string;
  /** As it is shown; the server knows the whole number. */
  number: string;
  onDone: () => void | Promise<void>;
};

/** Sent on request only: messages cost money and patience. */
export function SmsCode({ factorId, number, onDone }: SmsCodeProps) {
  const { challengeId, problem, isSending, send } = useSms(factorId);
  const form = useCodeForm(
    async (code) => (await authClient()).mfa.verify({ factorId, challengeId, code }),
    onDone,
  );
  return (
    <form className="auth-fields" method="post" noValidate onSubmit={form.onSubmit}>
      {problem && <AuthMessage text={problem} />}
      {challengeId !== "" && (
        <>
          <Alert icon="message-circle">{TEXTS.smsSent(number)}</Alert>
          <CodeField label={TEXTS.smsCode} hint={TEXTS.codeHint} error={form.error} />
          <Button
            type="submit"
            variant="spot"
            size="lg"
            isBlock
            isLoading={form.isBusy}
            loadingText={TEXTS.busy}
          >
            {TEXTS.submit}
          </Button>
        </>
      )}
      <Button
        variant={challengeId === "" ? "spot" : "ghost"}
        isBlock
        isLoading={isSending}
        loadingText={BUSY_TEXTS.sending}
        onClick={() => void send()}
      >
        {challengeId === "" ? TEXTS.sendSms : TEXTS.resendSms}
      </Button>
    </form>
  );
}

function useSms(factorId: string) {
  const [challengeId, setChallengeId] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    setProblem(null);
    try {
      const { mfa } = await authClient();
      const { data, error } = await mfa.challenge({ factorId, channel: "sms" });
      if (error) setProblem(receivedMessage(error) ?? AUTH_NOTICES.unexpected);
      else setChallengeId(data.id);
    } catch {
      setProblem(AUTH_NOTICES.unexpected);
    } finally {
      setSending(false);
    }
  };
  return { challengeId, problem, isSending, send };
}

import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { AUTH_TEXTS } from "./texts.ts";

type SignUpSentProps = {
  isDemo: boolean;
  email: string;
  onResend: (email: string) => Promise<boolean>;
};

/** What can be done while the mail is on its way. */
export function SignUpSent({ isDemo, email, onResend }: SignUpSentProps) {
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    const isSent = await onResend(email).catch(() => false);
    setBusy(false);
    if (isSent) toast.show({ kind: "success", text: AUTH_TEXTS.resent });
  };
  return (
    <div className="auth-sent">
      {isDemo && (
        <a className="link" href="/demo/postfach">
          {AUTH_TEXTS.openMailbox}
        </a>
      )}
      <Button variant="line" size="sm" isLoading={isBusy} onClick={() => void resend()}>
        {AUTH_TEXTS.resend}
      </Button>
    </div>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-store.ts";
import { AuthMessage } from "../sign-in/auth-message.tsx";
import { checkNewPassword, type Entry } from "../sign-in/check-entry.ts";
import { CodeField, readCode } from "../sign-in/code-field.tsx";
import { PasswordField } from "../sign-in/password-field.tsx";
import { receivedMessage } from "../sign-in/received-message.ts";
import { FIELD_TEXTS } from "../sign-in/texts.ts";
import { useEntryForm } from "../sign-in/use-entry-form.ts";
import { SecurityPart } from "./security-part.tsx";
import { SECURITY_TEXTS, PASSWORD_TEXTS as TEXTS } from "./texts.ts";

/** An older session has to prove itself with a mailed code first; the server says when. */
export function PasswordChange() {
  const queries = useQueryClient();
  const ref = useRef<HTMLFormElement>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const change = async (password: string) => {
    const auth = await authClient();
    const nonce = needsCode && ref.current ? readCode(ref.current) : "";
    const { error } = await auth.updateUser({ password, ...(nonce && { nonce }) });
    if (error?.code === "reauthentication_needed") {
      const asked = await auth.reauthenticate();
      if (!asked.error) return setNeedsCode(true);
      return setProblem(receivedMessage(asked.error) ?? SECURITY_TEXTS.failed);
    }
    if (error) return setProblem(receivedMessage(error) ?? SECURITY_TEXTS.failed);
    setNeedsCode(false);
    ref.current?.reset();
    toast.show({ kind: "success", text: TEXTS.saved });
    await queries.invalidateQueries();
  };
  const send = ({ password }: Entry) => {
    setProblem(null);
    return change(password).catch(() => setProblem(SECURITY_TEXTS.failed));
  };
  const form = useEntryForm(checkNewPassword, send);
  return (
    <SecurityPart title={TEXTS.title} lead={TEXTS.lead}>
      <form ref={ref} method="post" noValidate onSubmit={form.onSubmit}>
        {problem && <AuthMessage text={problem} />}
        <PasswordField label={FIELD_TEXTS.newPassword} kind="new" error={form.errors.password} />
        {needsCode && <CodeField label={TEXTS.code} hint={TEXTS.codeHint} />}
        <div>
          <Button type="submit" isLoading={form.isBusy} loadingText={TEXTS.busy}>
            {TEXTS.submit}
          </Button>
        </div>
      </form>
    </SecurityPart>
  );
}

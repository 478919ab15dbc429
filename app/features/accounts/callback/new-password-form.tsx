import "../sign-in/sign-in.css";
import { useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { checkNewPassword, type Entry } from "../sign-in/check-entry.ts";
import { AuthMessage } from "../sign-in/messages/auth-message.tsx";
import { receivedMessage } from "../sign-in/messages/received-message.ts";
import { PasswordField } from "../sign-in/password-field.tsx";
import { AUTH_NOTICES, FIELD_TEXTS } from "../sign-in/texts.ts";
import { useEntryForm } from "../sign-in/use-entry-form.ts";
import { RESET_TEXTS as TEXTS } from "./texts.ts";

export function NewPasswordForm({ onSaved }: { onSaved: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = async ({ password }: Entry) => {
    setProblem(null);
    try {
      const { error } = await (await authClient()).updateUser({ password });
      if (error) setProblem(receivedMessage(error) ?? AUTH_NOTICES.unexpected);
      else onSaved();
    } catch {
      setProblem(AUTH_NOTICES.unexpected);
    }
  };
  const form = useEntryForm(checkNewPassword, save);
  return (
    <form className="auth-fields" method="post" noValidate onSubmit={form.onSubmit}>
      {problem && <AuthMessage text={problem} />}
      <PasswordField label={FIELD_TEXTS.newPassword} kind="new" error={form.errors.password} />
      <Button
        type="submit"
        variant="spot"
        size="lg"
        isBlock
        isLoading={form.isBusy}
        loadingText={BUSY_TEXTS.saving}
      >
        {TEXTS.submit}
      </Button>
    </form>
  );
}

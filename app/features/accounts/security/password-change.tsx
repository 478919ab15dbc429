import { useQueryClient } from "@tanstack/react-query";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { checkNewPassword } from "../sign-in/check-entry.ts";
import { CodeField } from "../sign-in/code-field.tsx";
import { AuthMessage } from "../sign-in/messages/auth-message.tsx";
import { PasswordField } from "../sign-in/password-field.tsx";
import { FIELD_TEXTS } from "../sign-in/texts.ts";
import { useEntryForm } from "../sign-in/use-entry-form.ts";
import { NEW_PASSWORD_TEXTS } from "../texts.ts";
import { SecurityPart } from "./security-part.tsx";
import { REAUTHENTICATION_TEXTS, PASSWORD_TEXTS as TEXTS } from "./texts.ts";
import { useOwnerUpdate } from "./use-owner-update.ts";

export function PasswordChange() {
  const queries = useQueryClient();
  const { ref, needsCode, problem, update } = useOwnerUpdate(async () => {
    toast.show({ kind: "success", text: TEXTS.saved });
    await queries.invalidateQueries();
  });
  const form = useEntryForm(checkNewPassword, ({ password }) => update({ password }));
  return (
    <SecurityPart title={TEXTS.title} lead={NEW_PASSWORD_TEXTS.effect}>
      <form ref={ref} method="post" noValidate onSubmit={form.onSubmit}>
        {problem && <AuthMessage text={problem} />}
        <PasswordField label={FIELD_TEXTS.newPassword} kind="new" error={form.errors.password} />
        {needsCode && (
          <CodeField label={REAUTHENTICATION_TEXTS.code} hint={REAUTHENTICATION_TEXTS.hint} />
        )}
        <div>
          <Button type="submit" isLoading={form.isBusy} loadingText={TEXTS.busy}>
            {TEXTS.submit}
          </Button>
        </div>
      </form>
    </SecurityPart>
  );
}

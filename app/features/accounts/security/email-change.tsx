import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { checkForgot, type Entry, type EntryErrors } from "../sign-in/check-entry.ts";
import { CodeField } from "../sign-in/code-field.tsx";
import { EmailField } from "../sign-in/email-field.tsx";
import { AuthMessage } from "../sign-in/messages/auth-message.tsx";
import { useEntryForm } from "../sign-in/use-entry-form.ts";
import { PendingEmail } from "./pending-email.tsx";
import { emailChangeQuery } from "./queries.ts";
import { Loaded, SecurityPart } from "./security-part.tsx";
import { REAUTHENTICATION_TEXTS, EMAIL_TEXTS as TEXTS } from "./texts.ts";
import { useOwnerUpdate } from "./use-owner-update.ts";

/** Both mailboxes have to agree; until then the old address counts. */
export function EmailChange({ email }: { email: string }) {
  const pending = useQuery(emailChangeQuery);
  return (
    <SecurityPart title={TEXTS.title} lead={TEXTS.lead}>
      <Loaded query={pending}>
        {(change) =>
          change ? <PendingEmail email={email} change={change} /> : <EmailForm email={email} />
        }
      </Loaded>
    </SecurityPart>
  );
}

function EmailForm({ email }: { email: string }) {
  const queries = useQueryClient();
  const { ref, needsCode, problem, update } = useOwnerUpdate(async () => {
    toast.show({ kind: "success", text: TEXTS.sent });
    await queries.invalidateQueries({ queryKey: emailChangeQuery.queryKey });
  });
  const check = useCallback((entry: Entry) => checkOther(entry, email), [email]);
  const form = useEntryForm(check, (entry) =>
    update({ email: entry.email }, `${location.origin}/dashboard/konto`),
  );
  return (
    <form ref={ref} method="post" noValidate onSubmit={form.onSubmit}>
      {problem && <AuthMessage text={problem} />}
      <EmailField label={TEXTS.newAddress} isNew error={form.errors.email} />
      {needsCode && (
        <CodeField label={REAUTHENTICATION_TEXTS.code} hint={REAUTHENTICATION_TEXTS.hint} />
      )}
      <div>
        <Button type="submit" isLoading={form.isBusy} loadingText={BUSY_TEXTS.sending}>
          {TEXTS.submit}
        </Button>
      </div>
    </form>
  );
}

function checkOther(entry: Entry, email: string): EntryErrors {
  const isSame = entry.email.trim().toLowerCase() === email;
  return isSame ? { email: TEXTS.same } : checkForgot(entry);
}

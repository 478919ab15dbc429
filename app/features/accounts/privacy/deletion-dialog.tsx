import "../sign-in/sign-in.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { factorsQuery, identitiesQuery } from "../security/queries.ts";
import { CodeField } from "../sign-in/code-field.tsx";
import { FactorForm } from "../sign-in/factor-form.tsx";
import { AuthMessage } from "../sign-in/messages/auth-message.tsx";
import { PasswordField } from "../sign-in/password-field.tsx";
import { DELETION_TEXTS as TEXTS } from "./texts.ts";
import { useDeletion } from "./use-deletion.ts";

type DeletionDialogProps = {
  open: boolean;
  onClose: () => void;
  onDeleted: () => Promise<void>;
};

/** What is going to happen, a word that is not typed by accident, and a proof of who asks. */
export function DeletionDialog({ open, onClose, onDeleted }: DeletionDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="sm" title={TEXTS.dialogTitle}>
      <ul className="deletion-list">
        {TEXTS.consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Proof onClose={onClose} onDeleted={onDeleted} />
    </Dialog>
  );
}

type ProofProps = Pick<DeletionDialogProps, "onClose" | "onDeleted">;

/** A second factor is shown first; other users prove themselves in the form. */
function Proof({ onClose, onDeleted }: ProofProps) {
  const hasFactor = (useQuery(factorsQuery).data?.length ?? 0) > 0;
  const identities = useQuery(identitiesQuery).data ?? [];
  const [isShown, setShown] = useState(false);
  if (hasFactor && !isShown) {
    return (
      <div className="auth-fields">
        <FactorForm onDone={() => setShown(true)} />
      </div>
    );
  }
  const hasPassword = identities.some(({ provider }) => provider === "email");
  return (
    <DeletionForm
      asksPassword={!hasFactor && hasPassword}
      onStale={() => setShown(false)}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}

type DeletionFormProps = ProofProps & {
  asksPassword: boolean;
  /** The second factor was shown too long ago. */
  onStale: () => void;
};

function DeletionForm({ asksPassword, onStale, onClose, onDeleted }: DeletionFormProps) {
  const [isMailed, setMailed] = useState(false);
  const askForCode = async () => {
    await (await authClient()).reauthenticate();
    setMailed(true);
  };
  const form = useDeletion({ onDeleted, onCodeNeeded: askForCode, onStale });
  return (
    <form className="auth-fields" method="post" noValidate onSubmit={form.onSubmit}>
      {form.problem && <AuthMessage text={form.problem} />}
      <TextField
        label={TEXTS.confirmation}
        error={form.errors.confirmation}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      {asksPassword && !isMailed && <PasswordField kind="current" error={form.errors.password} />}
      {isMailed && <CodeField label={TEXTS.code} hint={TEXTS.codeHint} error={form.errors.code} />}
      <div className="deletion-actions">
        <Button variant="ghost" onClick={onClose}>
          {TEXTS.cancel}
        </Button>
        <Button type="submit" variant="danger" isLoading={form.isBusy} loadingText={TEXTS.busy}>
          {TEXTS.submit}
        </Button>
      </div>
    </form>
  );
}

import { useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { Button } from "#ui/button/button.tsx";
import { CodeField } from "./code-field.tsx";
import { FactorForm, StepButton } from "./factor-form.tsx";
import { STEP_TEXTS as TEXTS } from "./texts.ts";
import { useCodeForm } from "./use-code-form.ts";

type SecondStepProps = { onDone: () => void | Promise<void>; onCancel: () => void };

/** Password or Google was the first step; this proves the second factor, or one of its codes. */
export function SecondStep({ onDone, onCancel }: SecondStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      {isRecovery ? <RecoveryForm onDone={onDone} /> : <FactorForm onDone={onDone} />}
      <div className="auth-more">
        <Button variant="ghost" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? TEXTS.useApp : TEXTS.useRecovery}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {TEXTS.cancel}
        </Button>
      </div>
    </>
  );
}

function RecoveryForm({ onDone }: Pick<SecondStepProps, "onDone">) {
  const form = useCodeForm(
    async (code) => (await authClient()).mfa.recoveryCodes.verify({ code }),
    onDone,
  );
  return (
    <>
      <p>{TEXTS.recoveryLead}</p>
      <form className="auth-fields" method="post" noValidate onSubmit={form.onSubmit}>
        <CodeField label={TEXTS.recoveryCode} error={form.error} isNumeric={false} />
        <StepButton isBusy={form.isBusy} />
      </form>
    </>
  );
}

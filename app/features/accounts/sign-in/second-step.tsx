import type { Factor } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { CodeField } from "./code-field.tsx";
import { STEP_TEXTS as TEXTS } from "./texts.ts";
import { useCodeForm } from "./use-code-form.ts";

type SecondStepProps = { onDone: () => void | Promise<void>; onCancel: () => void };

/** Password or Google was the first step; this proves the second factor, or one of its codes. */
export function SecondStep({ onDone, onCancel }: SecondStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <p>{isRecovery ? TEXTS.recoveryLead : TEXTS.lead}</p>
      {isRecovery ? <RecoveryForm onDone={onDone} /> : <AppForm onDone={onDone} />}
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

type FormProps = Pick<SecondStepProps, "onDone">;

function AppForm({ onDone }: FormProps) {
  const factors = useVerifiedFactors();
  const [chosen, setChosen] = useState("");
  const factorId = chosen || (factors[0]?.id ?? "");
  const form = useCodeForm(
    async (code) => (await authClient()).mfa.challengeAndVerify({ factorId, code }),
    onDone,
  );
  return (
    <form className="auth-fields" method="post" noValidate onSubmit={form.onSubmit}>
      {factors.length > 1 && (
        <Select
          label={TEXTS.factor}
          value={factorId}
          onChange={(event) => setChosen(event.target.value)}
          options={factors.map(({ id, friendly_name }) => ({
            value: id,
            label: friendly_name || TEXTS.factorUnnamed,
          }))}
        />
      )}
      <CodeField label={TEXTS.code} hint={TEXTS.codeHint} error={form.error} />
      <Submit isBusy={form.isBusy} />
    </form>
  );
}

function RecoveryForm({ onDone }: FormProps) {
  const form = useCodeForm(
    async (code) => (await authClient()).mfa.recoveryCodes.verify({ code }),
    onDone,
  );
  return (
    <form className="auth-fields" method="post" noValidate onSubmit={form.onSubmit}>
      <CodeField label={TEXTS.recoveryCode} error={form.error} isNumeric={false} />
      <Submit isBusy={form.isBusy} />
    </form>
  );
}

function Submit({ isBusy }: { isBusy: boolean }) {
  return (
    <Button
      type="submit"
      variant="spot"
      size="lg"
      isBlock
      isLoading={isBusy}
      loadingText={TEXTS.busy}
    >
      {TEXTS.submit}
    </Button>
  );
}

/** They travel with the session, so this asks nobody. */
function useVerifiedFactors(): readonly Factor[] {
  const [factors, setFactors] = useState<readonly Factor[]>([]);
  useEffect(() => {
    const read = async () => {
      const { data } = await (await authClient()).getSession();
      const all = data.session?.user.factors ?? [];
      setFactors(all.filter((f) => f.factor_type === "totp" && f.status === "verified"));
    };
    void read();
  }, []);
  return factors;
}

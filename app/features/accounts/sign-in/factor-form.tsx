import type { Factor } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { Button } from "#ui/button/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { CodeField } from "./code-field.tsx";
import { SmsCode } from "./sms-code.tsx";
import { STEP_TEXTS as TEXTS } from "./texts.ts";
import { useCodeForm } from "./use-code-form.ts";

type FactorFormProps = { onDone: () => void | Promise<void> };

/** Proves one of the own second factors: a code from the app, or one that is sent. */
export function FactorForm({ onDone }: FactorFormProps) {
  const factors = useVerifiedFactors();
  const [chosen, setChosen] = useState("");
  const factor = factors.find(({ id }) => id === chosen) ?? factors[0];
  return (
    <>
      <p>{factor?.factor_type === "phone" ? TEXTS.smsLead : TEXTS.lead}</p>
      {factors.length > 1 && (
        <Select
          label={TEXTS.factor}
          value={factor?.id ?? ""}
          onChange={(event) => setChosen(event.target.value)}
          options={factors.map((one) => ({ value: one.id, label: nameOf(one) }))}
        />
      )}
      {factor?.factor_type === "phone" ? (
        <SmsCode key={factor.id} factorId={factor.id} number={numberOf(factor)} onDone={onDone} />
      ) : (
        <AppForm factorId={factor?.id ?? ""} onDone={onDone} />
      )}
    </>
  );
}

function AppForm({ factorId, onDone }: FactorFormProps & { factorId: string }) {
  const form = useCodeForm(
    async (code) => (await authClient()).mfa.challengeAndVerify({ factorId, code }),
    onDone,
  );
  return (
    <form className="auth-fields" method="post" noValidate onSubmit={form.onSubmit}>
      <CodeField label={TEXTS.code} hint={TEXTS.codeHint} error={form.error} />
      <StepButton isBusy={form.isBusy} />
    </form>
  );
}

export function StepButton({ isBusy }: { isBusy: boolean }) {
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

function nameOf({ friendly_name, factor_type }: Factor): string {
  return friendly_name || (factor_type === "phone" ? TEXTS.phoneUnnamed : TEXTS.factorUnnamed);
}

/** Enough to know which telephone to look at. */
function numberOf(factor: Factor): string {
  const { phone = "" } = factor as Factor & { phone?: string };
  return `…${phone.slice(-3)}`;
}

/** The factors are part of the session, so this needs no request. */
function useVerifiedFactors(): readonly Factor[] {
  const [factors, setFactors] = useState<readonly Factor[]>([]);
  useEffect(() => {
    const read = async () => {
      const { data } = await (await authClient()).getSession();
      const all = data.session?.user.factors ?? [];
      const isCode = ({ factor_type: type }: Factor) => type === "totp" || type === "phone";
      setFactors(all.filter((factor) => isCode(factor) && factor.status === "verified"));
    };
    void read();
  }, []);
  return factors;
}

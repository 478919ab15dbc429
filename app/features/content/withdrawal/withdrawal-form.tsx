import "../legal/legal.css";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { WITHDRAWAL_LIMITS as LIMITS } from "#domain/content/withdrawal.ts";
import { formatDateTimeLong } from "#domain/format/date-times.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import type { Declaration, DeclarationErrors, Receipt } from "./send-withdrawal.ts";
import { WITHDRAWAL_TEXTS as TEXTS } from "./texts.ts";

type Step =
  | { readonly name: "fill"; readonly refusal?: string; readonly errors: DeclarationErrors }
  | { readonly name: "check"; readonly isSending: boolean; readonly refusal?: string }
  | { readonly name: "done"; readonly receipt: Receipt };

const EMPTY: Declaration = { name: "", reference: "", email: "" };

/** Two steps, to prevent withdrawals by accident: the declaration, then its confirmation. */
export function WithdrawalForm() {
  const [declaration, setDeclaration] = useState(EMPTY);
  const [step, setStep] = useState<Step>({ name: "fill", errors: {} });
  if (step.name === "done") return <Received receipt={step.receipt} />;
  if (step.name === "check") {
    const confirm = () => {
      setStep({ name: "check", isSending: true });
      void send(declaration).then(setStep);
    };
    return (
      <Check
        declaration={declaration}
        isSending={step.isSending}
        refusal={step.refusal}
        onConfirm={confirm}
        onBack={() => setStep({ name: "fill", errors: {} })}
      />
    );
  }
  return (
    <Fill
      declaration={declaration}
      refusal={step.refusal}
      errors={step.errors}
      onNext={(next) => {
        setDeclaration(next);
        const errors = missingIn(next);
        const isComplete = Object.keys(errors).length === 0;
        setStep(
          isComplete
            ? { name: "check", isSending: false }
            : { name: "fill", refusal: TEXTS.refused, errors },
        );
      }}
    />
  );
}

async function send(declaration: Declaration): Promise<Step> {
  try {
    const { sendWithdrawal } = await import("./send-withdrawal.ts");
    const sent = await sendWithdrawal(declaration);
    if (sent.ok) return { name: "done", receipt: sent.value };
    if (sent.error.kind === "fields") {
      return { name: "fill", refusal: TEXTS.refused, errors: sent.error.fields };
    }
    const refusal = sent.error.kind === "too_many" ? TEXTS.tooMany : TEXTS.failed;
    return { name: "check", isSending: false, refusal };
  } catch {
    return { name: "check", isSending: false, refusal: TEXTS.failed };
  }
}

function missingIn({ name, reference, email }: Declaration): DeclarationErrors {
  return {
    ...(!name && { name: TEXTS.missing.name }),
    ...(!reference && { reference: TEXTS.missing.reference }),
    ...(!email.includes("@") && { email: TEXTS.missing.email }),
  };
}

type FillProps = {
  declaration: Declaration;
  refusal: string | undefined;
  errors: DeclarationErrors;
  onNext: (declaration: Declaration) => void;
};

function Fill({ declaration, refusal, errors, onNext }: FillProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusal]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: keyof Declaration) => String(data.get(name) ?? "").trim();
    onNext({ name: text("name"), reference: text("reference"), email: text("email") });
  };
  const field = (name: keyof Declaration) => ({ name, defaultValue: declaration[name] });
  return (
    <form ref={form} className="report-form" method="post" onSubmit={submit} noValidate>
      {refusal && <Alert variant="danger">{refusal}</Alert>}
      <TextField
        label={TEXTS.name}
        error={errors.name}
        {...field("name")}
        autoComplete="name"
        maxLength={LIMITS.name}
      />
      <TextField
        label={TEXTS.reference}
        hint={TEXTS.referenceHint}
        error={errors.reference}
        {...field("reference")}
        maxLength={LIMITS.reference}
      />
      <TextField
        label={TEXTS.email}
        error={errors.email}
        {...field("email")}
        type="email"
        autoComplete="email"
      />
      <div>
        <Button type="submit">{TEXTS.next}</Button>
      </div>
    </form>
  );
}

type CheckProps = {
  declaration: Declaration;
  isSending: boolean;
  refusal: string | undefined;
  onConfirm: () => void;
  onBack: () => void;
};

function Check({ declaration, isSending, refusal, onConfirm, onBack }: CheckProps) {
  const heading = useFocusOnce<HTMLHeadingElement>();
  const rows = [
    [TEXTS.contract, declaration.reference],
    [TEXTS.name, declaration.name],
    [TEXTS.email, declaration.email],
  ] as const;
  return (
    <section className="report-form">
      <h2 ref={heading} tabIndex={-1} className="h3">
        {TEXTS.checkTitle}
      </h2>
      {refusal && <Alert variant="danger">{refusal}</Alert>}
      <p>{TEXTS.declaration}</p>
      <dl className="withdrawal-facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isSending} loadingText={TEXTS.busy} onClick={onConfirm}>
          {TEXTS.confirm}
        </Button>
        <Button variant="ghost" disabled={isSending} onClick={onBack}>
          {TEXTS.back}
        </Button>
      </div>
    </section>
  );
}

function Received({ receipt }: { receipt: Receipt }) {
  const at = formatDateTimeLong(receipt.received_at);
  return (
    <Alert variant="success">
      <p className="font-semibold">{TEXTS.done}</p>
      <p>{TEXTS.doneText(at, receipt.id)}</p>
    </Alert>
  );
}

/** The step before is gone: users of screen readers must land on the next. */
function useFocusOnce<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}

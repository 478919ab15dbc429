import "../legal/legal.css";
import { type SubmitEvent, useState } from "react";
import {
  REPORT_KINDS,
  REPORT_LIMITS,
  REPORT_REASONS,
  type ReportKind,
} from "#domain/content/report.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextareaField, TextField } from "#ui/form/text-field.tsx";
import type { ReportErrors } from "./send-report.ts";
import { REPORT_KIND_LABELS, REPORT_REASON_LABELS, REPORT_TEXTS as TEXTS } from "./texts.ts";

type Outcome =
  | { readonly state: "open" | "sending" }
  | { readonly state: "sent"; readonly reference: string }
  | { readonly state: "refused"; readonly text: string; readonly fields: ReportErrors };

type ReportFormProps = { kind: ReportKind; address: string };

export function ReportForm({ kind, address }: ReportFormProps) {
  const [outcome, setOutcome] = useState<Outcome>({ state: "open" });
  if (outcome.state === "sent") {
    return (
      <Alert variant="success">
        <p className="font-semibold">{TEXTS.done}</p>
        <p>{TEXTS.doneText(outcome.reference)}</p>
      </Alert>
    );
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setOutcome({ state: "sending" });
    void send(new FormData(form)).then((next) => {
      setOutcome(next);
      if (next.state === "refused") focusFirstFault(form);
    });
  };
  const errors = outcome.state === "refused" ? outcome.fields : {};
  return (
    <form className="report-form" method="post" onSubmit={submit} noValidate>
      {outcome.state === "refused" && <Alert variant="danger">{outcome.text}</Alert>}
      <WhatFields kind={kind} address={address} errors={errors} />
      <WhoFields errors={errors} />
      <div>
        <Button type="submit" isLoading={outcome.state === "sending"} loadingText={TEXTS.busy}>
          {TEXTS.send}
        </Button>
      </div>
    </form>
  );
}

async function send(form: FormData): Promise<Outcome> {
  try {
    const { sendReport } = await import("./send-report.ts");
    const sent = await sendReport(form);
    if (sent.ok) return { state: "sent", reference: sent.value.id };
    if (sent.error.kind === "fields") {
      return { state: "refused", text: TEXTS.refused, fields: sent.error.fields };
    }
    const text = sent.error.kind === "too_many" ? TEXTS.tooMany : TEXTS.failed;
    return { state: "refused", text, fields: {} };
  } catch {
    return { state: "refused", text: TEXTS.failed, fields: {} };
  }
}

function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid]")?.focus());
}

type FieldsProps = { errors: ReportErrors };

function WhatFields({ kind, address, errors }: FieldsProps & ReportFormProps) {
  return (
    <>
      <Select
        label={TEXTS.kind}
        name="kind"
        defaultValue={kind}
        options={REPORT_KINDS.map((value) => ({ value, label: REPORT_KIND_LABELS[value] }))}
      />
      <TextField
        label={TEXTS.address}
        hint={TEXTS.addressHint}
        error={errors.address}
        name="address"
        defaultValue={address}
        maxLength={REPORT_LIMITS.address}
      />
      <Select
        label={TEXTS.reason}
        name="reason"
        placeholder={TEXTS.choose}
        error={errors.reason}
        options={REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }))}
      />
      <TextareaField
        label={TEXTS.explanation}
        hint={TEXTS.explanationHint}
        error={errors.explanation}
        name="explanation"
        maxLength={REPORT_LIMITS.explanation}
      />
    </>
  );
}

function WhoFields({ errors }: FieldsProps) {
  return (
    <>
      <TextField
        label={TEXTS.name}
        error={errors.name}
        name="name"
        autoComplete="name"
        maxLength={REPORT_LIMITS.name}
      />
      <TextField
        label={TEXTS.email}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
      />
      <Checkbox name="good_faith" error={errors.good_faith}>
        {TEXTS.goodFaith}
      </Checkbox>
    </>
  );
}

import "./inquiry-form.css";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { faultsOf } from "#domain/booking/draft/draft-rules.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { FORM_MESSAGES } from "#domain/validation-messages.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { TextareaField } from "#ui/form/text-field.tsx";
import { InquiryFields } from "./inquiry-fields.tsx";
import { type InquiredSpeaker, type InquiryResult, inquiryDraft } from "./send-inquiries.ts";
import { BRIEF_LABEL, INQUIRE_TEXTS as TEXTS } from "./texts.ts";
import { useInquiries } from "./use-inquiries.ts";

type InquiryFormProps = {
  speakers: readonly InquiredSpeaker[];
  date: IsoDate;
  place: string;
  onSignIn: () => void;
  onClose: () => void;
};

export function InquiryForm({ speakers, date, place, onSignIn, onClose }: InquiryFormProps) {
  const form = useInquiries(speakers, date, place);
  const [hasConsented, setConsented] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const isChecked = attempts > 0;
  const fields = useRef<HTMLFormElement>(null);
  // What is missing may lie out of sight, and the button would seem to do nothing.
  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempts]);
  const { texts, results, isSending, needsSignIn, isDone } = form;
  const draft = inquiryDraft(date, texts);
  const now = Date.now();
  const faults = { ...faultsOf("details", draft, now), ...faultsOf("contact", draft, now) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (Object.keys(faults).length === 0 && hasConsented) void form.send();
  };
  return (
    <Sheet
      open
      wide="side"
      title={TEXTS.title(speakers.length)}
      onClose={onClose}
      // Opened anew it would be another brief, and every speaker would get both.
      onBeforeClose={() => !isSending}
    >
      <form ref={fields} className="inquiry-form" noValidate onSubmit={submit}>
        <p>{TEXTS.lead}</p>
        <InquiryFields form={form} faults={isChecked ? faults : {}} />
        <Brief
          value={texts.eventDescription}
          onChange={(text) => form.type("eventDescription", text)}
        />
        <Checkbox checked={hasConsented} onChange={(event) => setConsented(event.target.checked)}>
          {TEXTS.consent}
        </Checkbox>
        {isChecked && !hasConsented && <Alert variant="danger">{FORM_MESSAGES.consent}</Alert>}
        {needsSignIn && (
          <Alert>
            {TEXTS.signIn}{" "}
            <Button variant="line" size="sm" onClick={onSignIn}>
              {TEXTS.signInAction}
            </Button>
          </Alert>
        )}
        <Results speakers={speakers} results={results} />
        {isDone ? (
          <Alert>
            {TEXTS.allSent}{" "}
            <ButtonLink variant="line" size="sm" to="/dashboard/customer">
              {TEXTS.toDashboard}
            </ButtonLink>
          </Alert>
        ) : (
          <Button type="submit" variant="spot" isLoading={isSending} loadingText={TEXTS.sending}>
            {results.size > 0 ? TEXTS.again : TEXTS.send}
          </Button>
        )}
      </form>
    </Sheet>
  );
}

function Brief({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <TextareaField
      label={BRIEF_LABEL}
      isOptional
      rows={5}
      maxLength={5000}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type ResultsProps = {
  speakers: readonly InquiredSpeaker[];
  results: ReadonlyMap<string, InquiryResult>;
};

/** Speaker by speaker: one that was refused says nothing about the others. */
function Results({ speakers, results }: ResultsProps) {
  if (results.size === 0) return null;
  return (
    <ul aria-label={TEXTS.results} aria-live="polite">
      {speakers.map(({ id, name }) => {
        const result = results.get(id);
        return (
          result && (
            <li key={id}>
              {name}: {resultText(result)}
            </li>
          )
        );
      })}
    </ul>
  );
}

function resultText({ kind, message }: InquiryResult): string {
  if (kind === "booked") return TEXTS.sent;
  if (kind === "date_taken") return TEXTS.taken;
  return kind === "unclear" ? TEXTS.unclear : (message ?? TEXTS.refused);
}

import "#ui/badge/chip.css";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { stepFaults } from "#domain/speaker/application/application-faults.ts";
import {
  type ApplicationDraft,
  type ApplicationStep,
  applicationProgress,
  STEP_NAMES,
  stepOf,
} from "#domain/speaker/application/application-progress.ts";
import { FORM_MESSAGES } from "#domain/validation-messages.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { OfferFields, PersonFields, Terms, TopicFields } from "./application-fields.tsx";
import { fillIn, isSameDraft, readDraft } from "./draft.ts";
import {
  type ApplicationErrors,
  type SubmitError,
  submitApplication,
} from "./submit-application.ts";
import { FORM_TEXTS, SIGNUP_TEXTS, STEP_TEXTS as TEXTS } from "./texts.ts";
import { useAutosave } from "./use-autosave.ts";

type ApplicationFormProps = {
  draft: ApplicationDraft;
  /** What this browser has kept, for a form that stood in the page before the scripts did. */
  restore?: () => ApplicationDraft | null;
  /** What reviewers asked for, by field. */
  notes: Readonly<Record<string, string>>;
  /** Called a moment after the last input. */
  onKeep: (draft: ApplicationDraft) => void;
  onSent: () => void;
  onRefused: (error: SubmitError) => void;
  /** Replaces the button for visitors, who have to sign in first. */
  instead?: ReactNode;
};

/** All steps are one form: going back loses nothing, and what is shown decides nothing. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { draft, restore, notes, instead } = props;
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<ApplicationStep>(() => firstStep(notes));
  const [percent, setPercent] = useState(() => applicationProgress(draft));
  const { send, isBusy, errors, failure, refuse } = useSending(props, setStep);
  const autosave = useAutosave(props.onKeep);
  const show = (current: ApplicationDraft) => setPercent(applicationProgress(current));
  const keep = () => {
    if (!form.current) return;
    const current = readDraft(form.current);
    show(current);
    autosave.later(current);
  };
  const takeOver = useEffectEvent((kept: ApplicationDraft | null) => {
    if (!form.current) return;
    if (kept) fillIn(form.current, kept);
    const current = readDraft(form.current);
    // Looking at a page makes nothing newer; what was typed before the scripts came does.
    if (isSameDraft(current, kept ?? draft)) show(current);
    else keep();
  });
  useEffect(() => {
    if (restore) takeOver(restore());
  }, [restore]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = STEP_NAMES[STEP_NAMES.indexOf(step) + 1];
    if (next) {
      const faults = stepFaults(step, readDraft(event.currentTarget));
      refuse(event.currentTarget, Object.fromEntries(faults), faults.length > 0 ? step : next);
    } else if (!isBusy && !instead) {
      autosave.drop();
      void send(event.currentTarget).then((isSent) => isSent || keep());
    }
  };
  const shown = { ...notes, ...errors };
  const isLast = step === "terms";
  return (
    <form ref={form} method="post" noValidate onInput={keep} onSubmit={submit}>
      <Progress step={step} percent={percent} onStep={setStep} />
      <StepPart isShown={step === "person"}>
        <PersonFields draft={draft} errors={shown} />
      </StepPart>
      <StepPart isShown={step === "topics"}>
        <TopicFields draft={draft} errors={shown} />
      </StepPart>
      <StepPart isShown={step === "stage"}>
        <OfferFields draft={draft} errors={shown} />
      </StepPart>
      <StepPart isShown={isLast}>
        <Terms error={errors.terms_accepted} />
      </StepPart>
      <div className="signup-foot">
        {failure && <Alert variant="danger">{failure}</Alert>}
        <div className="button-row">
          {step !== "person" && (
            <Button variant="ghost" onClick={() => setStep(before(step))}>
              {TEXTS.back}
            </Button>
          )}
          {isLast && instead}
          {!(isLast && instead) && (
            <Button
              variant="spot"
              type="submit"
              isLoading={isBusy}
              loadingText={BUSY_TEXTS.sending}
            >
              {isLast ? FORM_TEXTS.send : TEXTS.next}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

function before(step: ApplicationStep): ApplicationStep {
  return STEP_NAMES[STEP_NAMES.indexOf(step) - 1] ?? "person";
}

/** After a request for changes the form starts at the first one. */
function firstStep(notes: Readonly<Record<string, string>>): ApplicationStep {
  const asked = new Set(Object.keys(notes).map(stepOf));
  return STEP_NAMES.find((step) => asked.has(step)) ?? "person";
}

function useSending(
  { onSent, onRefused }: ApplicationFormProps,
  showStep: (step: ApplicationStep) => void,
) {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<ApplicationErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (form: HTMLFormElement): Promise<boolean> => {
    setBusy(true);
    const sent = await submitApplication(form);
    setBusy(false);
    if (sent.ok) {
      onSent();
      return true;
    }
    const { error } = sent;
    if (error.kind !== "fields") {
      setFailure(error.kind === "failed" ? SIGNUP_TEXTS.failed : null);
      onRefused(error);
      return false;
    }
    const [first] = Object.keys(error.fields);
    refuse(form, error.fields, stepOf(first ?? ""));
    return false;
  };
  /** Shows a step with what is wrong in it, and leads to the first fault; without any it only shows it. */
  const refuse = (form: HTMLFormElement, faults: ApplicationErrors, step: ApplicationStep) => {
    const isFaulty = Object.keys(faults).length > 0;
    // The step has to be there first: hidden fields cannot take the focus.
    flushSync(() => {
      setErrors(faults);
      setFailure(isFaulty ? FORM_MESSAGES.marked : null);
      showStep(step);
    });
    if (!isFaulty) return;
    const faulty = '[aria-invalid="true"], fieldset[aria-describedby] input';
    const fields = [...form.querySelectorAll<HTMLElement>(faulty)];
    fields.find((field) => field.offsetParent !== null)?.focus();
  };
  return { send, isBusy, errors, failure, refuse };
}

/** Out of sight, but not out of the form. */
function StepPart({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <div className="signup-form" hidden={!isShown}>
      {children}
    </div>
  );
}

type ProgressProps = {
  step: ApplicationStep;
  percent: number;
  onStep: (step: ApplicationStep) => void;
};

function Progress({ step, percent, onStep }: ProgressProps) {
  return (
    <div className="signup-progress">
      <ol>
        {STEP_NAMES.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="chip"
              aria-current={name === step ? "step" : undefined}
              aria-pressed={name === step}
              onClick={() => onStep(name)}
            >
              {TEXTS.names[name]}
            </button>
          </li>
        ))}
      </ol>
      <p className="hint">{TEXTS.percent(percent)}</p>
      <progress max={100} value={percent} aria-label={TEXTS.percent(percent)} />
    </div>
  );
}

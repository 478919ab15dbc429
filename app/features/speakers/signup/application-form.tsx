import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef } from "react";
import { APPLICATION_LANGUAGES } from "#domain/speaker/application.ts";
import { CATEGORIES } from "#domain/speaker/categories.ts";
import { SPEAKER_TERMS } from "#parts/speaker-terms.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea, TextInput } from "#ui/text-input.tsx";
import { ownSpeakerQuery } from "../own/own-speaker-query.ts";
import { CheckGroup } from "./check-group.tsx";
import { type ApplicationErrors, submitApplication } from "./submit-application.ts";
import { SIGNUP_TEXTS, FORM_TEXTS as TEXTS } from "./texts.ts";

const LANGUAGES = APPLICATION_LANGUAGES.map((value) => ({ value, label: value }));
const TOPIC_FIELDS = CATEGORIES.map(({ name, label }) => ({ value: name, label }));

export function ApplicationForm() {
  const { send, errors, failure, form } = useApplication();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(event.currentTarget);
  };
  return (
    <form ref={form} className="signup-form" method="post" noValidate onSubmit={submit}>
      <PersonFields errors={errors} />
      <CheckGroup
        name="categories"
        legend={TEXTS.categories}
        hint={TEXTS.categoriesHint}
        options={TOPIC_FIELDS}
        error={errors.categories}
      />
      <OfferFields errors={errors} />
      <Terms error={errors.terms_accepted} />
      <div className="signup-wide grid justify-items-start gap-4">
        {failure && <Alert variant="danger">{failure}</Alert>}
        <Button variant="spot" type="submit" isLoading={send.isPending} loadingText={TEXTS.busy}>
          {TEXTS.send}
        </Button>
      </div>
    </form>
  );
}

function useApplication() {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const send = useMutation({
    mutationFn: submitApplication,
    onSuccess: async (sent) => {
      // Whatever the server knows now decides what stands here next.
      const isSettled = sent.ok || sent.error.kind === "known" || sent.error.kind === "signed_out";
      if (isSettled) await queries.invalidateQueries(ownSpeakerQuery);
    },
  });
  const error = send.data?.ok === false ? send.data.error : null;
  const errors: ApplicationErrors = error?.kind === "fields" ? error.fields : {};
  useEffect(() => {
    if (error?.kind !== "fields") return;
    const faulty = '[aria-invalid="true"], fieldset[aria-describedby] input';
    form.current?.querySelector<HTMLElement>(faulty)?.focus();
  }, [error]);
  const hasFailed = send.isError || error?.kind === "failed";
  const failure = hasFailed
    ? SIGNUP_TEXTS.failed
    : error?.kind === "fields" && SIGNUP_TEXTS.refused;
  return { send, errors, failure, form };
}

type FieldsProps = { errors: ApplicationErrors };

function PersonFields({ errors }: FieldsProps) {
  return (
    <>
      <Field label={TEXTS.name} error={errors.name}>
        {(control) => <TextInput {...control} name="name" autoComplete="name" />}
      </Field>
      <Field label={TEXTS.jobTitle} hint={TEXTS.jobTitleHint} error={errors.job_title}>
        {(control) => <TextInput {...control} name="job_title" autoComplete="organization-title" />}
      </Field>
      <Field label={TEXTS.city} error={errors.city}>
        {(control) => <TextInput {...control} name="city" autoComplete="address-level2" />}
      </Field>
      <Field label={TEXTS.topics} error={errors.topics} isOptional>
        {(control) => <TextInput {...control} name="topics" />}
      </Field>
    </>
  );
}

function OfferFields({ errors }: FieldsProps) {
  return (
    <>
      <CheckGroup
        name="languages"
        legend={TEXTS.languages}
        options={LANGUAGES}
        error={errors.languages}
      />
      <div className="signup-wide">
        <Field label={TEXTS.bio} hint={TEXTS.bioHint} error={errors.short_bio}>
          {(control) => <Textarea {...control} name="short_bio" rows={6} />}
        </Field>
      </div>
      <Field label={TEXTS.fee} hint={TEXTS.feeHint} error={errors.fee_idea} isOptional>
        {(control) => <TextInput {...control} name="fee_idea" inputMode="numeric" />}
      </Field>
      <Field label={TEXTS.website} hint={TEXTS.linkHint} error={errors.website} isOptional>
        {(control) => <TextInput {...control} name="website" type="url" autoComplete="url" />}
      </Field>
      <Field label={TEXTS.video} hint={TEXTS.linkHint} error={errors.video} isOptional>
        {(control) => <TextInput {...control} name="video" type="url" />}
      </Field>
    </>
  );
}

function Terms({ error }: { error: string | undefined }) {
  return (
    <div className="signup-wide">
      <h3 className="label">{TEXTS.terms}</h3>
      <ol className="signup-terms">
        {SPEAKER_TERMS.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
      <Checkbox name="terms_accepted" error={error}>
        {TEXTS.accept}
      </Checkbox>
    </div>
  );
}

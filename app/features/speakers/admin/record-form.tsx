import "#parts/layout/edit-form.css";
import { type FormEvent, useState } from "react";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { useUnsavedChanges } from "#parts/actions/unsaved-changes.tsx";
import { toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextareaField, TextField } from "#ui/form/text-field.tsx";
import type { SpeakerRecord } from "./speakers-query.ts";
import { RECORD_TEXTS as TEXTS } from "./texts.ts";
import { useInvitations } from "./use-speaker-actions.tsx";

/** What the administration keeps about a speaker: contact, note, account and address. */
export function RecordForm({ record }: { record: SpeakerRecord }) {
  const invite = useInvitations();
  return (
    <div className="dashboard">
      <Card title={TEXTS.contact}>
        <ContactForm record={record} />
      </Card>
      <Card title={TEXTS.slugTitle}>
        <SlugForm record={record} />
      </Card>
      <Card title={TEXTS.account}>
        {record.owner_email === null ? (
          <div className="grid justify-items-start gap-3">
            <p className="note">{TEXTS.noAccount}</p>
            <Button
              variant="line"
              icon="mail"
              disabled={record.email === null}
              onClick={() => void invite([record.id])}
            >
              {TEXTS.inviteOwner}
            </Button>
          </div>
        ) : (
          <p>
            {record.owner_email}
            {record.last_login_at && (
              <span className="note block">
                {TEXTS.lastLogin(formatDateTime(record.last_login_at))}
              </span>
            )}
          </p>
        )}
      </Card>
    </div>
  );
}

/** One way for both forms: send, say what happened, read the record again. */
function useRecordSave(id: string) {
  const { run, isBusy, refusal } = useAction(
    [
      ["admin-speaker", id],
      ["admin-speaker-content", id],
    ],
    { failed: FAILED_TEXTS.unsaved },
  );
  const save = (send: () => Promise<unknown>, text: string) =>
    run(send, { text, onFailed: toastRefusal });
  return { errors: refusal?.fields ?? {}, isBusy, save };
}

function ContactForm({ record }: { record: SpeakerRecord }) {
  const stored = {
    email: record.email ?? "",
    phone: record.phone ?? "",
    note: record.note ?? "",
  };
  const [values, setValues] = useState(stored);
  useUnsavedChanges(
    values.email !== stored.email || values.phone !== stored.phone || values.note !== stored.note,
    "page",
  );
  const { errors, isBusy, save } = useRecordSave(record.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = { params: { id: record.id }, body: values };
    void save(() => authenticatedApi.call("PUT /admin/speakers/{id}/record", input), TEXTS.saved);
  };
  return (
    <form className="edit-form" noValidate onSubmit={submit}>
      <div className="edit-fields">
        <TextField
          label={TEXTS.email}
          hint={TEXTS.emailHint}
          error={errors.email}
          isOptional
          type="email"
          value={values.email}
          onChange={(event) => setValues({ ...values, email: event.target.value })}
        />
        <TextField
          label={TEXTS.phone}
          error={errors.phone}
          isOptional
          type="tel"
          value={values.phone}
          onChange={(event) => setValues({ ...values, phone: event.target.value })}
        />
        <div data-wide>
          <TextareaField
            label={TEXTS.note}
            hint={TEXTS.noteHint}
            error={errors.note}
            isOptional
            rows={5}
            maxLength={5000}
            value={values.note}
            onChange={(event) => setValues({ ...values, note: event.target.value })}
          />
        </div>
      </div>
      <div>
        <Button type="submit" isLoading={isBusy} loadingText={BUSY_TEXTS.saving}>
          {TEXTS.save}
        </Button>
      </div>
    </form>
  );
}

function SlugForm({ record }: { record: SpeakerRecord }) {
  const [slug, setSlug] = useState(record.slug);
  const { errors, isBusy, save } = useRecordSave(record.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = { params: { id: record.id }, body: { slug } };
    void save(() => authenticatedApi.call("POST /admin/speakers/{id}/slug", input), TEXTS.renamed);
  };
  return (
    <form className="edit-form" noValidate onSubmit={submit}>
      <TextField
        label={TEXTS.slug}
        hint={TEXTS.slugHint}
        error={errors.slug}
        maxLength={120}
        autoCapitalize="none"
        value={slug}
        onChange={(event) => setSlug(event.target.value)}
      />
      <div>
        <Button type="submit" variant="line" isLoading={isBusy} loadingText={BUSY_TEXTS.saving}>
          {TEXTS.rename}
        </Button>
      </div>
    </form>
  );
}

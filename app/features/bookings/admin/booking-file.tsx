import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { ACTOR_WORDS } from "#parts/code-words.ts";
import { Loaded } from "#parts/loaded.tsx";
import { useUnsavedChanges } from "#parts/unsaved-changes.tsx";
import { useAction } from "#parts/use-action.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/text-input.tsx";
import { formatMoment } from "../list/format-booking.ts";
import { type BookingFile as File, fileKey, fileQuery } from "./bookings-query.ts";
import { auditWord, effectWord, FILE_TEXTS as TEXTS } from "./texts.ts";

const { admin } = ownApi.v1;

/** Notes, what was sent, and who did what. */
export function BookingFile({ bookingId }: { bookingId: string }) {
  const query = useQuery(fileQuery(bookingId));
  return (
    <Loaded query={query}>
      {(file) =>
        file && (
          <>
            <Notes bookingId={bookingId} notes={file.notes} />
            <Effects bookingId={bookingId} effects={file.effects} />
            <Audit audit={file.audit} />
          </>
        )
      }
    </Loaded>
  );
}

function Notes({ bookingId, notes }: { bookingId: string; notes: File["notes"] }) {
  const form = useRef<HTMLFormElement>(null);
  const { run, isBusy, refusal } = useAction([fileKey(bookingId)]);
  const [hasNote, setHasNote] = useState(false);
  useUnsavedChanges(hasNote, "page");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get("note") ?? "").trim();
    const send = async () =>
      answered(
        await admin.bookings[":id"].notes.$post({ param: { id: bookingId }, json: { note } }),
      );
    const onDone = () => {
      form.current?.reset();
      setHasNote(false);
    };
    void run(send, { text: TEXTS.noteDone, onDone });
  };
  return (
    <Card title={TEXTS.notes} isPadded={false}>
      <form ref={form} className="grid gap-3 px-5 pb-5" noValidate onSubmit={submit}>
        <Field label={TEXTS.note} hint={TEXTS.noteHint} error={refusal?.fields.note}>
          {(control) => (
            <Textarea
              {...control}
              name="note"
              rows={3}
              maxLength={5000}
              onChange={(event) => setHasNote(event.target.value.trim() !== "")}
            />
          )}
        </Field>
        {refusal && !refusal.fields.note && <Alert variant="danger">{refusal.message}</Alert>}
        <div>
          <Button type="submit" size="sm" isLoading={isBusy} loadingText={TEXTS.noteBusy}>
            {TEXTS.addNote}
          </Button>
        </div>
      </form>
      <ul className="file-list">
        {notes.map(({ id, note, author, created_at }) => (
          <li key={id}>
            <p className="review-text">{note}</p>
            <p className="booking-note">
              {TEXTS.by(author ?? ACTOR_WORDS.admin, formatMoment(created_at))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Effect = File["effects"][number];

function Effects({ bookingId, effects }: { bookingId: string; effects: readonly Effect[] }) {
  const { run, isBusy, refusal } = useAction([fileKey(bookingId)]);
  const again = ({ id, mail_id, failed_at }: Effect) => {
    const send = async () => {
      if (failed_at) {
        await admin.outbox[":id"].retry.$post({ param: { id: String(id) } }).then(unlessRefused);
      } else if (mail_id) {
        await admin.mails[":id"].copy.$post({ param: { id: mail_id } }).then(unlessRefused);
      }
    };
    void run(send, { text: TEXTS.againDone });
  };
  return (
    <Card title={TEXTS.effects} isPadded={false}>
      {effects.length === 0 && <p className="booking-note px-5 pb-5">{TEXTS.noEffects}</p>}
      {refusal && (
        <div className="px-5 pb-3">
          <Alert variant="danger">{refusal.message}</Alert>
        </div>
      )}
      <ul className="file-list">
        {effects.map((effect) => (
          <li key={effect.id}>
            <p className="todo-title">{effectWord(effect)}</p>
            <p className="booking-note">
              {effect.to && `${effect.to} · `}
              {stateOf(effect)}
            </p>
            {(effect.failed_at || effect.mail_id) && (
              <div className="file-tools">
                <Button
                  size="sm"
                  variant={effect.failed_at ? "primary" : "line"}
                  disabled={isBusy}
                  onClick={() => again(effect)}
                >
                  {TEXTS.again}
                  <span className="sr-only">: {effectWord(effect)}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function stateOf({ failed_at, done_at, last_error }: Effect): string {
  if (failed_at) return TEXTS.failed(last_error ?? "");
  return done_at ? TEXTS.sent(formatMoment(done_at)) : TEXTS.waiting;
}

/** An answer without a body; a refusal has one. */
async function unlessRefused(answer: Response | { ok: boolean; status: number }) {
  if (!answer.ok) await answered(answer as Response);
}

function Audit({ audit }: Pick<File, "audit">) {
  return (
    <Card title={TEXTS.audit} isPadded={false}>
      {audit.length === 0 && <p className="booking-note px-5 pb-5">{TEXTS.noAudit}</p>}
      <ul className="file-list">
        {audit.map(({ id, action, actor, who, at, reason }) => (
          <li key={id}>
            <p className="todo-title">{auditWord(action)}</p>
            <p className="booking-note">{TEXTS.by(who ?? ACTOR_WORDS[actor], formatMoment(at))}</p>
            {reason && <p className="timeline-reason">„{reason}“</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

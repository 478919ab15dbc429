import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { formatDateTimeWithoutYear } from "#domain/format/date-times.ts";
import { useUnsavedChanges } from "#parts/actions/unsaved-changes.tsx";
import { useAction } from "#parts/actions/use-action.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Loaded } from "#parts/loaded.tsx";
import { ACTOR_WORDS } from "#parts/status-labels.ts";
import { STATE_TEXTS } from "#parts/texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextareaField } from "#ui/form/text-field.tsx";
import {
  adminDetailKey,
  adminDetailQuery,
  type BookingAdminDetail as Detail,
} from "./bookings-query.ts";
import { auditWord, effectWord, ADMIN_DETAIL_TEXTS as TEXTS } from "./texts.ts";

/** Notes, effects and audit log. */
export function BookingAdminDetail({ bookingId }: { bookingId: string }) {
  const query = useQuery(adminDetailQuery(bookingId));
  return (
    <Loaded query={query}>
      {(detail) =>
        detail && (
          <>
            <Notes bookingId={bookingId} notes={detail.notes} />
            <Effects bookingId={bookingId} effects={detail.effects} />
            <Audit audit={detail.audit} />
          </>
        )
      }
    </Loaded>
  );
}

function Notes({ bookingId, notes }: { bookingId: string; notes: Detail["notes"] }) {
  const form = useRef<HTMLFormElement>(null);
  const { run, isBusy, refusal } = useAction([adminDetailKey(bookingId)]);
  const [hasNote, setHasNote] = useState(false);
  useUnsavedChanges(hasNote, "page");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get("note") ?? "").trim();
    const send = () =>
      authenticatedApi.call("POST /admin/bookings/{id}/notes", {
        params: { id: bookingId },
        body: { note },
      });
    const onDone = () => {
      form.current?.reset();
      setHasNote(false);
    };
    void run(send, { text: TEXTS.noteDone, onDone });
  };
  return (
    <Card title={TEXTS.notes} isPadded={false}>
      <form ref={form} className="grid gap-3 px-5 pb-5" noValidate onSubmit={submit}>
        <TextareaField
          label={TEXTS.note}
          hint={TEXTS.noteHint}
          error={refusal?.fields.note}
          name="note"
          rows={3}
          maxLength={5000}
          onChange={(event) => setHasNote(event.target.value.trim() !== "")}
        />
        {refusal && !refusal.fields.note && <Alert variant="danger">{refusal.message}</Alert>}
        <div>
          <Button type="submit" size="sm" isLoading={isBusy} loadingText={BUSY_TEXTS.saving}>
            {TEXTS.addNote}
          </Button>
        </div>
      </form>
      <ul className="file-list">
        {notes.map(({ id, note, author, created_at }) => (
          <li key={id}>
            <p className="review-text">{note}</p>
            <p className="note">
              {TEXTS.by(author ?? ACTOR_WORDS.admin, formatDateTimeWithoutYear(created_at))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Effect = Detail["effects"][number];

function Effects({ bookingId, effects }: { bookingId: string; effects: readonly Effect[] }) {
  const { run, isBusy, refusal } = useAction([adminDetailKey(bookingId)]);
  const again = ({ id, mail_id, failed_at }: Effect) => {
    const send = async () => {
      if (failed_at) {
        await authenticatedApi.call("POST /admin/outbox/{id}/retry", { params: { id } });
      } else if (mail_id) {
        await authenticatedApi.call("POST /admin/mails/{id}/copy", { params: { id: mail_id } });
      }
    };
    void run(send, { text: STATE_TEXTS.mailSent });
  };
  return (
    <Card title={TEXTS.effects} isPadded={false}>
      {effects.length === 0 && <p className="note px-5 pb-5">{TEXTS.noEffects}</p>}
      {refusal && (
        <div className="px-5 pb-3">
          <Alert variant="danger">{refusal.message}</Alert>
        </div>
      )}
      <ul className="file-list">
        {effects.map((effect) => (
          <li key={effect.id}>
            <p className="todo-title">{effectWord(effect)}</p>
            <p className="note">
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
  return done_at ? TEXTS.sent(formatDateTimeWithoutYear(done_at)) : TEXTS.waiting;
}

function Audit({ audit }: Pick<Detail, "audit">) {
  return (
    <Card title={TEXTS.audit} isPadded={false}>
      {audit.length === 0 && <p className="note px-5 pb-5">{STATE_TEXTS.noEntries}</p>}
      <ul className="file-list">
        {audit.map(({ id, action, actor, who, at, reason }) => (
          <li key={id}>
            <p className="todo-title">{auditWord(action)}</p>
            <p className="note">
              {TEXTS.by(who ?? ACTOR_WORDS[actor], formatDateTimeWithoutYear(at))}
            </p>
            {reason && <p className="timeline-reason">„{reason}“</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

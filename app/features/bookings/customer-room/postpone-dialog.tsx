import { useRef, useState } from "react";
import { ownApi } from "#app/session/own-api.ts";
import { formatDay, isoDate } from "#domain/iso-date.ts";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFoot } from "#ui/dialog-foot.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/text-input.tsx";
import { toast } from "#ui/toast-store.ts";
import type { BookingDetail } from "../detail/booking-query.ts";
import { BOOKING_PAGE_TEXTS, POSTPONE_TEXTS as TEXTS } from "./booking-texts.ts";

type PostponeDialogProps = {
  booking: BookingDetail;
  conversationPath: (id: string) => string;
  onClose: () => void;
};

/** A new day is agreed between people, so this writes to the speaker and changes no status. */
export function PostponeDialog({ booking, conversationPath, onClose }: PostponeDialogProps) {
  const { speaker, event_title, event_date, booking_reference } = booking;
  const day = formatDay(isoDate(event_date));
  const [text, setText] = useState(() =>
    TEXTS.draft(speaker.name, event_title, day, booking_reference),
  );
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // One id for all attempts: a message whose answer was lost is not written twice.
  const clientId = useRef(crypto.randomUUID());
  const send = async () => {
    if (isBusy) return;
    if (text.trim() === "") return setError(TEXTS.empty);
    setBusy(true);
    const conversation = await sendTo(speaker.id, text.trim(), clientId.current).catch(() => null);
    setBusy(false);
    if (conversation === null) return setError(TEXTS.failed);
    const action = { label: TEXTS.open, to: conversationPath(conversation) };
    toast.show({ kind: "success", text: TEXTS.done, action });
    onClose();
  };
  return (
    <Dialog
      open
      title={TEXTS.title}
      labels={{ close: BOOKING_PAGE_TEXTS.close }}
      onClose={onClose}
      foot={
        <DialogFoot
          texts={{ ...BOOKING_PAGE_TEXTS.foot, submit: TEXTS.submit }}
          isBusy={isBusy}
          onCancel={onClose}
          onSubmit={() => void send()}
        />
      }
    >
      <div className="grid gap-4">
        <p>{TEXTS.text(speaker.name)}</p>
        <Field label={TEXTS.label} error={error}>
          {(control) => (
            <Textarea
              {...control}
              rows={10}
              maxLength={5000}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}

/** The id of the conversation, or null when the message did not get through. */
async function sendTo(speakerId: string, message: string, clientId: string) {
  const { conversations } = ownApi.v1;
  const opened = await conversations.$post({ json: { speaker_id: speakerId } });
  if (!opened.ok) return null;
  const { id } = await opened.json();
  const json = { message, client_id: clientId, attachment_ids: [] };
  const sent = await conversations[":id"].messages.$post({ param: { id }, json });
  return sent.ok ? id : null;
}

import "#ui/dialog/answer-form.css";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { formatDay } from "#domain/format/days.ts";
import { cents } from "#domain/money.ts";
import { netAndGross } from "#domain/pricing/amount-line.ts";
import { type IsoDate, isIsoDate, isoDate } from "#domain/time/iso-date.ts";
import { Alert } from "#ui/alert.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { DialogFoot } from "#ui/dialog/dialog-foot.tsx";
import { TextareaField } from "#ui/form/text-field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { cancellationTermsQuery } from "../cancel/cancel-dialog.tsx";
import {
  BOOKING_PAGE_TEXTS,
  POSTPONE_TEXTS as TEXTS,
} from "../customer-dashboard/booking/booking-texts.ts";
import type { BookingDetail } from "../detail/booking-query.ts";
import { usePostponeBooking } from "../detail/use-change-booking.ts";

type DayChoice = { readonly day: IsoDate | null; readonly choose: (day: IsoDate) => void };
/** The speaker's free days; the route brings them. */
export type DayCalendar = (speaker: BookingDetail["speaker"], choice: DayChoice) => ReactNode;

type PostponeDialogProps = {
  booking: BookingDetail;
  calendar: DayCalendar;
  onClose: () => void;
};

/** A request until the speaker agrees; the dialog says so before it is sent. */
export function PostponeDialog({ booking, calendar, onClose }: PostponeDialogProps) {
  const form = useId();
  const [day, setDay] = useState<IsoDate | null>(null);
  const [dayError, setDayError] = useState<string>();
  const { change, isBusy, refusal } = usePostponeBooking({ doneText: TEXTS.done, onDone: onClose });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setDayError(day === null ? TEXTS.noDay : undefined);
    if (day === null || isBusy) return;
    const message = String(new FormData(event.currentTarget).get("message") ?? "").trim();
    change({ id: booking.id, step: "ask", event_date: day, ...(message && { message }) });
  };
  const choose = (chosen: IsoDate) => {
    setDay(chosen);
    setDayError(undefined);
  };
  const fault = dayError ?? refusal?.fields.event_date ?? refusal?.message;
  return (
    <Dialog
      open
      title={TEXTS.title}
      onClose={onClose}
      foot={
        <DialogFoot
          texts={{ ...BOOKING_PAGE_TEXTS.foot, submit: TEXTS.submit }}
          isBusy={isBusy}
          onCancel={onClose}
          form={form}
        />
      }
    >
      <form id={form} className="answer-form" noValidate onSubmit={submit}>
        <Terms booking={booking} />
        <section className="grid gap-3">
          <h3 className="label">{TEXTS.day}</h3>
          {booking.speaker.is_listed ? (
            calendar(booking.speaker, { day, choose })
          ) : (
            <DayField onChoose={choose} />
          )}
          {day && <p role="status">{TEXTS.chosen(formatDay(day))}</p>}
        </section>
        <TextareaField
          label={TEXTS.message}
          hint={TEXTS.messageHint}
          isOptional
          name="message"
          rows={3}
          maxLength={1000}
        />
        {fault && <Alert variant="danger">{fault}</Alert>}
      </form>
    </Dialog>
  );
}

function Terms({ booking }: { booking: BookingDetail }) {
  const terms = useQuery(cancellationTermsQuery(booking.id));
  const day = formatDay(isoDate(booking.event_date));
  return (
    <section>
      <h3 className="label">{TEXTS.terms}</h3>
      <ul className="binding-points">
        {TEXTS.points(booking.speaker.name, day).map((point) => (
          <li key={point}>{point}</li>
        ))}
        {terms.data && <li>{TEXTS.cancelling(feeText(terms.data))}</li>}
      </ul>
    </section>
  );
}

function feeText({ fee_cents, gross_fee_cents }: Record<"fee_cents" | "gross_fee_cents", number>) {
  return netAndGross(cents(fee_cents), cents(gross_fee_cents));
}

/** The calendar of an unlisted profile is not public. */
function DayField({ onChoose }: { onChoose: (day: IsoDate) => void }) {
  return (
    <TextInput
      type="date"
      aria-label={TEXTS.day}
      onChange={({ currentTarget: { value } }) => {
        if (isIsoDate(value)) onChoose(value);
      }}
    />
  );
}

import { useState } from "react";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { PostponementStep } from "#domain/booking/change/postponement.ts";
import { formatDay } from "#domain/format/days.ts";
import { type IsoDate, isIsoDate, isoDate } from "#domain/time/iso-date.ts";
import { ReasonDialog } from "#parts/actions/reason-dialog.tsx";
import { useAction } from "#parts/actions/use-action.ts";
import { TextField } from "#ui/form/text-field.tsx";
import { adminDetailKey, BOOKINGS_KEY } from "../admin/bookings-query.ts";
import { ACT_TEXTS } from "../admin/texts.ts";
import type { BookingDetail } from "../detail/booking-query.ts";
import { POSTPONEMENT_ADMIN_TEXTS as TEXTS } from "./admin-texts.ts";
import type { DayCalendar } from "./postpone-dialog.tsx";

type PostponementDialogProps = {
  booking: BookingDetail;
  step: Exclude<PostponementStep, "expire">;
  calendar: DayCalendar;
  onClose: () => void;
};

/** One step about another day on behalf of a side: which booking, what follows, and always why. */
export function PostponementDialog({ booking, step, calendar, onClose }: PostponementDialogProps) {
  const { id, speaker } = booking;
  const [day, setDay] = useState<IsoDate | null>(null);
  const { run, isBusy, refusal } = useAction([
    ["own-booking", id],
    adminDetailKey(id),
    BOOKINGS_KEY,
  ]);
  const { title, effect, confirm, done } = TEXTS.steps[step];
  const requestedDay = booking.postponement?.event_date ?? day ?? "";
  const send = (message: string) => {
    const params = { id };
    const body = { event_date: requestedDay, message };
    return step === "ask"
      ? authenticatedApi.call("POST /bookings/{id}/postponement", { params, body })
      : authenticatedApi.call("POST /bookings/{id}/postponement/answer", {
          params,
          body: { answer: step, ...body },
        });
  };
  const oldDay = formatDay(isoDate(booking.event_date));
  return (
    <ReasonDialog
      title={`${title}: ${booking.booking_reference}`}
      intro={
        <>
          <p>{ACT_TEXTS.about(booking.event_title, speaker.name)}</p>
          <p>{effect(oldDay, isIsoDate(requestedDay) ? formatDay(requestedDay) : TEXTS.newDay)}</p>
        </>
      }
      label={ACT_TEXTS.reason}
      hint={ACT_TEXTS.reasonHint}
      confirm={confirm}
      isDestructive={step === "decline" || step === "withdraw"}
      isBusy={isBusy}
      refusal={
        refusal && {
          ...refusal,
          fields: { ...refusal.fields, reason: refusal.fields.message ?? "" },
        }
      }
      onSubmit={(reason) => void run(() => send(reason), { text: done, onDone: onClose })}
      onClose={onClose}
    >
      {step === "ask" && (
        <section className="grid gap-3">
          {speaker.is_listed && calendar(speaker, { day, choose: setDay })}
          <TextField
            label={TEXTS.day}
            error={refusal?.fields.event_date}
            type="date"
            value={day ?? ""}
            onChange={({ target: { value } }) => setDay(isIsoDate(value) ? value : null)}
          />
        </section>
      )}
    </ReasonDialog>
  );
}

import { useState } from "react";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import type { PostponementStep } from "#domain/booking/postponement.ts";
import { formatDay, type IsoDate, isIsoDate, isoDate } from "#domain/iso-date.ts";
import { ReasonDialog } from "#parts/reason-dialog.tsx";
import { useAction } from "#parts/use-action.ts";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { DayCalendar } from "../customer-room/postpone-dialog.tsx";
import type { BookingDetail } from "../detail/booking-query.ts";
import { BOOKINGS_KEY, fileKey } from "./bookings-query.ts";
import { POSTPONEMENT_DESK_TEXTS as TEXTS } from "./postponement-texts.ts";
import { ACT_TEXTS } from "./texts.ts";

const { postponement } = ownApi.v1.bookings[":id"];

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
  const { run, isBusy, refusal } = useAction([["own-booking", id], fileKey(id), BOOKINGS_KEY]);
  const { title, effect, confirm, done } = TEXTS.steps[step];
  const wished = booking.postponement?.event_date ?? day ?? "";
  const send = async (message: string) => {
    const param = { id };
    const json = { event_date: wished, message };
    return answered(
      step === "ask"
        ? await postponement.$post({ param, json })
        : await postponement.answer.$post({ param, json: { answer: step, ...json } }),
    );
  };
  const oldDay = formatDay(isoDate(booking.event_date));
  return (
    <ReasonDialog
      title={`${title}: ${booking.booking_reference}`}
      intro={
        <>
          <p>{ACT_TEXTS.about(booking.event_title, speaker.name)}</p>
          <p>{effect(oldDay, isIsoDate(wished) ? formatDay(wished) : TEXTS.newDay)}</p>
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
          <Field label={TEXTS.day} error={refusal?.fields.event_date}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={day ?? ""}
                onChange={({ target: { value } }) => setDay(isIsoDate(value) ? value : null)}
              />
            )}
          </Field>
        </section>
      )}
    </ReasonDialog>
  );
}

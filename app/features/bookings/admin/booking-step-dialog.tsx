import { useQuery } from "@tanstack/react-query";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { cancellationTerms } from "#domain/booking/cancellation/cancellation-terms.ts";
import type { BookingEvent } from "#domain/booking/status.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { berlinDay, isoDate } from "#domain/time/iso-date.ts";
import { ReasonDialog } from "#parts/actions/reason-dialog.tsx";
import { useAction } from "#parts/actions/use-action.ts";
import { TextareaField, TextField } from "#ui/form/text-field.tsx";
import { cancellationTermsQuery } from "../cancel/cancel-dialog.tsx";
import type { BookingDetail } from "../detail/booking-query.ts";
import { readPrice } from "../speaker-dashboard/read-price.ts";
import { adminDetailKey, BOOKINGS_KEY } from "./bookings-query.ts";
import { ACT_TEXTS, ACTIONS } from "./texts.ts";

/** Events that end a booking. */
const ENDINGS: readonly BookingEvent[] = ["cancel", "decline", "withdraw", "retract", "expire"];

type BookingStepDialogProps = { booking: BookingDetail; event: BookingEvent; onClose: () => void };

/** One step on behalf of a side: what follows from it, what it needs, and always why. */
export function BookingStepDialog({ booking, event, onClose }: BookingStepDialogProps) {
  const { id } = booking;
  const { run, isBusy, refusal } = useAction([
    ["own-booking", id],
    adminDetailKey(id),
    BOOKINGS_KEY,
    ["admin-overview"],
  ]);
  const { title, label, effect } = ACTIONS[event];
  const submit = (reason: string, form: FormData) => {
    const body = { event, reason, ...amounts(event, form) };
    void run(
      () =>
        authenticatedApi.call("POST /admin/bookings/{id}/transitions", { params: { id }, body }),
      { text: ACT_TEXTS.done, onDone: onClose },
    );
  };
  return (
    <ReasonDialog
      title={`${title}: ${booking.booking_reference}`}
      intro={
        <>
          <p>{ACT_TEXTS.about(booking.event_title, booking.speaker.name)}</p>
          <p>{effect}</p>
        </>
      }
      label={ACT_TEXTS.reason}
      hint={ACT_TEXTS.reasonHint}
      confirm={label}
      isDestructive={ENDINGS.includes(event)}
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {event === "offer" && (
        <>
          <TextField
            label={ACT_TEXTS.price}
            hint={ACT_TEXTS.priceHint}
            error={refusal?.fields.offer_price_cents}
            name="price"
            inputMode="decimal"
            defaultValue={String(booking.total_amount / 100).replace(".", ",")}
          />
          <TextareaField
            label={ACT_TEXTS.message}
            isOptional
            name="message"
            rows={3}
            maxLength={5000}
          />
        </>
      )}
      {event === "cancel" && (
        <FeeField booking={booking} error={refusal?.fields.cancellation_fee_cents} />
      )}
    </ReasonDialog>
  );
}

type FeeFieldProps = { booking: BookingDetail; error: string | undefined };

/** Who pays is decided here; what the customer would owe by the terms stands beside it. */
function FeeField({ booking, error }: FeeFieldProps) {
  const { data } = useQuery(cancellationTermsQuery(booking.id));
  const today = berlinDay(Date.now());
  const owed = data && cancellationTerms(facts(booking), "customer", { today, tiers: data.tiers });
  const hint = owed && ACT_TEXTS.feeByTerms(formatEurosExact(owed.fee_cents));
  return (
    <TextField
      label={ACT_TEXTS.fee}
      hint={[ACT_TEXTS.feeHint, hint].filter(Boolean).join(" ")}
      error={error}
      name="fee"
      inputMode="decimal"
      defaultValue="0"
    />
  );
}

function facts({ event_date, total_amount, travel_cost_cents }: BookingDetail) {
  return {
    event_date: isoDate(event_date),
    total_amount: cents(total_amount),
    travel_cost_cents: cents(travel_cost_cents),
  };
}

/** What was typed in euros, in cents; what cannot be read is left out and the server asks for it. */
function amounts(event: BookingEvent, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  if (event === "offer") {
    const price = readPrice(text("price"));
    const message = text("message");
    return { ...(price !== null && { offer_price_cents: price }), ...(message && { message }) };
  }
  if (event === "cancel") {
    // Left out it would mean „free of charge“; what cannot be read is refused at its field instead.
    return { cancellation_fee_cents: readPrice(text("fee")) ?? -1 };
  }
  return {};
}

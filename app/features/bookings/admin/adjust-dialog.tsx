import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { formatDateTimeWithoutYear } from "#domain/format/date-times.ts";
import { ReasonDialog } from "#parts/actions/reason-dialog.tsx";
import { useAction } from "#parts/actions/use-action.ts";
import { TextField } from "#ui/form/text-field.tsx";
import type { BookingDetail } from "../detail/booking-query.ts";
import { readPrice } from "../speaker-dashboard/read-price.ts";
import { adminDetailKey, BOOKINGS_KEY } from "./bookings-query.ts";
import { ACT_TEXTS, ADJUST_TEXTS as TEXTS } from "./texts.ts";

type AdjustDialogProps = { booking: BookingDetail; onClose: () => void };

/** A longer deadline or another price, before the booking binds. */
export function AdjustDialog({ booking, onClose }: AdjustDialogProps) {
  const { id, expires_at } = booking;
  const { run, isBusy, refusal } = useAction([
    ["own-booking", id],
    adminDetailKey(id),
    BOOKINGS_KEY,
  ]);
  const submit = (reason: string, form: FormData) => {
    const body = { reason, ...terms(form) };
    void run(
      () =>
        authenticatedApi.call("POST /admin/bookings/{id}/adjustments", { params: { id }, body }),
      { text: TEXTS.done, onDone: onClose },
    );
  };
  return (
    <ReasonDialog
      title={TEXTS.title(booking.booking_reference)}
      intro={
        <>
          <p>{ACT_TEXTS.about(booking.event_title, booking.speaker.name)}</p>
          <p>{TEXTS.intro}</p>
        </>
      }
      label={ACT_TEXTS.reason}
      hint={ACT_TEXTS.reasonHint}
      confirm={TEXTS.confirm}
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={TEXTS.days}
        hint={TEXTS.daysHint(expires_at && formatDateTimeWithoutYear(expires_at))}
        error={refusal?.fields.extend_days}
        isOptional
        name="days"
        inputMode="numeric"
      />
      <TextField
        label={TEXTS.price}
        hint={TEXTS.priceHint}
        error={refusal?.fields.net_cents}
        isOptional
        name="price"
        inputMode="decimal"
      />
    </ReasonDialog>
  );
}

/** What is empty stays as it is; what cannot be read is refused at its field. */
function terms(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const [days, price] = [text("days"), text("price")];
  return {
    ...(days && { extend_days: /^\d{1,3}$/.test(days) ? Number(days) : -1 }),
    ...(price && { net_cents: readPrice(price) ?? -1 }),
  };
}

import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import type { BookingDetail } from "../detail/booking-query.ts";
import { BOOKING_PAGE_TEXTS, WITHDRAW_TEXTS as TEXTS } from "./booking-texts.ts";
import { useBookingChange } from "./use-booking-change.ts";

type WithdrawDialogProps = { booking: BookingDetail; onClose: () => void };

export function WithdrawDialog({ booking, onClose }: WithdrawDialogProps) {
  const { isBusy, run } = useBookingChange(booking.id);
  const isOffer = booking.status === "pending";
  const withdraw = async () => {
    const done = isOffer ? TEXTS.offerDone : TEXTS.inquiryDone;
    if (await run({ event: "withdraw" }, done)) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={(isOffer ? TEXTS.offerTitle : TEXTS.inquiryTitle)(booking.event_title)}
      labels={{
        confirm: isOffer ? TEXTS.offerSubmit : TEXTS.inquirySubmit,
        cancel: BOOKING_PAGE_TEXTS.keep,
        close: BOOKING_PAGE_TEXTS.close,
      }}
      isBusy={isBusy}
      onConfirm={() => void withdraw()}
      onCancel={onClose}
    >
      {TEXTS.text(booking.speaker.name)}
    </ConfirmDialog>
  );
}

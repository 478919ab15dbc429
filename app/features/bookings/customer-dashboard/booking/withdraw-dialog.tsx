import { Alert } from "#ui/alert.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import type { BookingDetail } from "../../detail/booking-query.ts";
import { useChangeBooking } from "../../detail/use-change-booking.ts";
import { BOOKING_PAGE_TEXTS, WITHDRAW_TEXTS as TEXTS } from "./booking-texts.ts";

type WithdrawDialogProps = { booking: BookingDetail; onClose: () => void };

export function WithdrawDialog({ booking, onClose }: WithdrawDialogProps) {
  const isOffer = booking.status === "pending";
  const doneText = isOffer ? TEXTS.offerDone : TEXTS.inquiryDone;
  const { change, isBusy, refusal } = useChangeBooking({ doneText, onDone: onClose });
  return (
    <ConfirmDialog
      open
      title={(isOffer ? TEXTS.offerTitle : TEXTS.inquiryTitle)(booking.event_title)}
      labels={{
        confirm: isOffer ? TEXTS.offerSubmit : TEXTS.inquirySubmit,
        cancel: BOOKING_PAGE_TEXTS.foot.cancel,
      }}
      isBusy={isBusy}
      onConfirm={() => change({ id: booking.id, json: { event: "withdraw" } })}
      onCancel={onClose}
    >
      {(isOffer ? TEXTS.offerText : TEXTS.inquiryText)(booking.speaker.name)}
      {refusal && <Alert variant="danger">{refusal.message}</Alert>}
    </ConfirmDialog>
  );
}

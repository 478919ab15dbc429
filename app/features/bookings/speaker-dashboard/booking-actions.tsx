import type { BookingEvent } from "#domain/booking/status.ts";
import { Button, type ButtonVariant } from "#ui/button/button.tsx";
import { DASHBOARD_TEXTS as TEXTS } from "./texts.ts";
import type { AnswerTarget, BookingDialogs } from "./use-booking-dialogs.ts";

type Choice = { event: BookingEvent; label: string; variant: ButtonVariant };

/** The first one that is possible is the one most speakers want. */
const CHOICES: readonly Choice[] = [
  { event: "offer", label: TEXTS.answer, variant: "primary" },
  { event: "hold", label: TEXTS.hold, variant: "line" },
  { event: "decline", label: TEXTS.decline, variant: "quiet" },
  { event: "retract", label: TEXTS.retract, variant: "line" },
  { event: "cancel", label: TEXTS.cancel, variant: "quiet" },
];

const SHORT: readonly BookingEvent[] = ["offer", "hold", "decline"];

type BookingActionsProps = {
  booking: AnswerTarget;
  possible: readonly BookingEvent[];
  answer: BookingDialogs["answer"];
  size?: "sm" | "md";
  /** Lists show the usual answers; the rest stands in the details. */
  isShort?: boolean;
};

export function BookingActions({
  booking,
  possible,
  answer,
  size = "md",
  isShort,
}: BookingActionsProps) {
  const shown = CHOICES.filter(({ event }) => possible.includes(event));
  return (isShort ? shown.filter(({ event }) => SHORT.includes(event)) : shown).map(
    ({ event, label, variant }) => (
      <Button key={event} size={size} variant={variant} onClick={() => answer(booking, event)}>
        {label}
      </Button>
    ),
  );
}

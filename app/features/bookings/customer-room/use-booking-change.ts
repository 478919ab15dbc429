import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toast } from "#ui/toast-store.ts";
import { bookingQuery } from "../detail/booking-query.ts";
import { BOOKING_PAGE_TEXTS as TEXTS } from "./booking-texts.ts";
import { type Change, changeBooking } from "./change-booking.ts";
import { refreshBookings } from "./use-live-bookings.ts";

/** `run` tells whether the question that led here is settled, so that its dialog can close. */
export function useBookingChange(id: string) {
  const queries = useQueryClient();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (change: Change, doneText: string): Promise<boolean> => {
    // Two clicks come faster than the next render.
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    const changed = await changeBooking(id, change);
    isRunning.current = false;
    setBusy(false);
    if (changed.ok) {
      queries.setQueryData(bookingQuery(id).queryKey, changed.value);
      toast.show({ kind: "success", text: doneText });
      void refreshBookings(queries);
      return true;
    }
    const { kind, message } = changed.error;
    const fallback = kind === "conflict" ? TEXTS.conflict : TEXTS.unreachable;
    toast.show({ kind: "error", text: message ?? fallback });
    if (kind !== "unreachable") await refreshBookings(queries);
    return kind === "conflict";
  };
  return { isBusy, run };
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "#ui/toast-store.ts";
import { refreshBookings } from "../refresh-bookings.ts";
import { bookingQuery } from "./booking-query.ts";
import { type BookingChange, changeBooking } from "./change-booking.ts";
import { CHANGE_TEXTS as TEXTS } from "./texts.ts";

type Change = { readonly doneText: string; readonly onDone: () => void };
type ChangeRefusal = { message: string; fields: Readonly<Record<string, string>> };

/** Moves a booking on; every list and number that shows it follows. */
export function useChangeBooking({ doneText, onDone }: Change) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ id, json }: { id: string; json: BookingChange }) => changeBooking(id, json),
    onSuccess: (changed) => {
      if (!changed.ok) return;
      queries.setQueryData(bookingQuery(changed.value.id).queryKey, changed.value);
      toast.show({ kind: "success", text: doneText });
      onDone();
    },
    // A refusal often means that somebody else was faster, so what is shown is asked for again.
    onSettled: () => refreshBookings(queries),
  });
  return { change, refusal: refusalOf(change.data) };
}

function refusalOf(
  changed: Awaited<ReturnType<typeof changeBooking>> | undefined,
): ChangeRefusal | null {
  if (changed === undefined || changed.ok) return null;
  const { kind, message, fields } = changed.error;
  const fallback = kind === "conflict" ? TEXTS.conflict : TEXTS.unreachable;
  return { message: message ?? fallback, fields };
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Result } from "#domain/result.ts";
import { toast } from "#ui/toast-store.ts";
import { refreshBookings } from "../refresh-bookings.ts";
import { type BookingDetail, bookingQuery } from "./booking-query.ts";
import { type BookingChange, type ChangeFault, changeBooking } from "./change-booking.ts";
import { type Postponement, postponeBooking } from "./postpone-booking.ts";
import { CHANGE_TEXTS as TEXTS } from "./texts.ts";

type Outcome = Result<BookingDetail, ChangeFault>;
type Change = { readonly doneText: string; readonly onDone: () => void };
type ChangeRefusal = { message: string; fields: Readonly<Record<string, string>> };

/** Moves a booking on; every list and number that shows it follows. */
export function useChangeBooking(change: Change) {
  return useSend(
    ({ id, json }: { id: string; json: BookingChange }) => changeBooking(id, json),
    change,
  );
}

/** The same for a wish for another day and the answers to it. */
export function usePostponeBooking(change: Change) {
  return useSend(
    ({ id, ...wish }: Postponement & { id: string }) => postponeBooking(id, wish),
    change,
  );
}

function useSend<Input>(send: (input: Input) => Promise<Outcome>, { doneText, onDone }: Change) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: send,
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

function refusalOf(changed: Outcome | undefined): ChangeRefusal | null {
  if (changed === undefined || changed.ok) return null;
  const { kind, message, fields } = changed.error;
  return { message: message ?? TEXTS[kind === "refused" ? "unreachable" : kind], fields };
}

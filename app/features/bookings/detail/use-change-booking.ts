import { useQueryClient } from "@tanstack/react-query";
import { failure, type Result } from "#domain/result.ts";
import { useAction, valueOrRefusal } from "#parts/actions/use-action.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { type Postponement, postponeBooking } from "../postpone/postpone-booking.ts";
import { refreshBookings } from "../refresh-bookings.ts";
import { type BookingDetail, bookingQuery } from "./booking-query.ts";
import { type BookingChange, type ChangeFault, changeBooking } from "./change-booking.ts";
import { CHANGE_TEXTS as TEXTS } from "./texts.ts";

type Outcome = Result<BookingDetail, ChangeFault>;
type Change = { readonly doneText: string; readonly onDone: () => void };

/** Moves a booking on; every list and number that shows it follows. */
export function useChangeBooking(change: Change) {
  return useSend(
    ({ id, json }: { id: string; json: BookingChange }) => changeBooking(id, json),
    change,
  );
}

/** The same for a request to postpone and the answers to it. */
export function usePostponeBooking(change: Change) {
  return useSend(
    ({ id, ...request }: Postponement & { id: string }) => postponeBooking(id, request),
    change,
  );
}

function useSend<Input>(send: (input: Input) => Promise<Outcome>, { doneText, onDone }: Change) {
  const queries = useQueryClient();
  const { run, isBusy, refusal } = useAction();
  const change = (input: Input) =>
    void run(async () => valueOrRefusal(inWords(await send(input))), {
      onDone: (changed) => {
        queries.setQueryData(bookingQuery(changed.id).queryKey, changed);
        toast.show({ kind: "success", text: doneText });
        onDone();
      },
      // A refusal often means that the booking has changed meanwhile: it is read again.
      onSettled: () => refreshBookings(queries),
    });
  return { change, isBusy, refusal };
}

function inWords(changed: Outcome) {
  if (changed.ok) return changed;
  const { kind, message, fields } = changed.error;
  return failure({ message: message ?? TEXTS[kind === "refused" ? "unreachable" : kind], fields });
}

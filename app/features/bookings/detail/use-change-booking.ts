import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InferRequestType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type BookingDetail, bookingQuery } from "./booking-query.ts";
import { CHANGE_FAILED } from "./texts.ts";

const { $post: post } = ownApi.v1.bookings[":id"].transitions;

export type BookingChange = InferRequestType<typeof post>["json"];
export type ChangeRefusal = { message: string; fields: Readonly<Record<string, string>> };

/** Moves a booking on; every list and number that shows it follows. */
export function useChangeBooking(onDone: (booking: BookingDetail) => void) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: changeBooking,
    onSuccess: (changed) => {
      if (changed.ok) {
        queries.setQueryData(bookingQuery(changed.value.id).queryKey, changed.value);
        onDone(changed.value);
      }
    },
    // A refusal often means that somebody else was faster, so what is shown is asked for again.
    onSettled: (_changed, _error, { id }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ["own-bookings"] }),
        queries.invalidateQueries({ queryKey: ["own-booking", id] }),
        queries.invalidateQueries({ queryKey: ["own-days"] }),
        queries.invalidateQueries({ queryKey: ["speaker-statistics"] }),
      ]),
  });
  const refusal: ChangeRefusal | null = change.data?.ok === false ? change.data.error : null;
  return { change, refusal };
}

type Wanted = { id: string; json: BookingChange };

async function changeBooking({ id, json }: Wanted): Promise<Result<BookingDetail, ChangeRefusal>> {
  const answer = await post({ param: { id }, json }).catch(() => null);
  if (answer?.ok) return ok(await answer.json());
  const problem: unknown = await answer?.json().catch(() => null);
  const { error } = (problem ?? {}) as {
    error?: { message?: string; fields?: Record<string, string> };
  };
  return failure({ message: error?.message ?? CHANGE_FAILED, fields: error?.fields ?? {} });
}

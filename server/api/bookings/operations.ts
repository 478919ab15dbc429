import { ok } from "#domain/result.ts";
import { readCancellationTerms } from "#features/bookings/cancel/cancellation.server.ts";
import {
  type ListedBooking,
  listVisibleBookings,
  MAX_BOOKINGS,
} from "#features/bookings/list/list-bookings.server.ts";
import { searchOwnBookings } from "#features/bookings/list/list-own-bookings.server.ts";
import { bothSides, signedIn } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json } from "#server/api/operation/output.ts";
import { readVisibleBooking } from "./read-visible-booking.ts";
import * as schemas from "./schemas.ts";
import { cancellationTermsSchema } from "./schemas-changes.ts";

export const bookingOperations = {
  "GET /bookings": operation({
    id: "listBookings",
    summary: "List own bookings and inquiries of both sides, latest event first; admins see all",
    description: "Amounts are cents.",
    access: bothSides,
    input: { query: schemas.bookingParameters },
    output: json(schemas.bookingPageSchema),
    run: async (ctx, viewer, { query }) => {
      const { status = [], limit = MAX_BOOKINGS, as, cursor } = query;
      const asked = { as, statuses: [status].flat(), cursor, limit };
      const page = await listVisibleBookings(ctx, viewer, asked);
      return page.ok ? ok({ ...page.value, items: page.value.items.map(describeListed) }) : page;
    },
  }),

  "GET /me/bookings": operation({
    id: "searchOwnBookings",
    summary: "Search the own bookings of one side",
    description: "`stages` counts all of them, whatever is searched for.",
    access: signedIn,
    input: { query: schemas.ownBookingQuery },
    output: json(schemas.ownBookingsSchema),
    run: async (ctx, viewer, { query }) => {
      const page = await searchOwnBookings(ctx, viewer, query);
      return page.ok ? ok({ ...page.value, items: page.value.items.map(describeListed) }) : page;
    },
  }),

  "GET /bookings/{id}": operation({
    id: "readBooking",
    summary: "Read one of the own bookings",
    description:
      "Speakers see who invites, but neither addresses nor billing data (`billing` is null then).",
    access: bothSides,
    input: { params: schemas.bookingPath },
    output: json(schemas.bookingSchema),
    run: (ctx, viewer, { params }) => readVisibleBooking(ctx, viewer, params.id),
  }),

  "GET /bookings/{id}/cancellation-terms": operation({
    id: "readCancellationTerms",
    summary: "Read what cancelling costs today (net, cents), and all steps",
    access: bothSides,
    input: { params: schemas.bookingPath },
    output: json(cancellationTermsSchema),
    run: (ctx, viewer, { params }) => readCancellationTerms(ctx, viewer, params.id),
  }),
} as const;

/** The database writes moments inside of JSON in its own way. */
function describeListed({ postponement, ...row }: ListedBooking) {
  const expires_at = postponement && new Date(postponement.expires_at);
  return { ...row, postponement: expires_at && { ...postponement, expires_at } };
}

import { actOnBooking, noteBooking } from "#features/bookings/change/act-on-booking.server.ts";
import { adjustBooking } from "#features/bookings/change/adjust-booking.server.ts";
import {
  findReplacements,
  suggestReplacements,
} from "#features/bookings/change/replace-booking.server.ts";
import { readBookingAdminDetail } from "#features/bookings/detail/read-booking-admin-detail.server.ts";
import { listEveryBooking } from "#features/bookings/list/list-all-bookings.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { adminList } from "#server/api/operation/admin-list.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created, json } from "#server/api/operation/output.ts";
import { conflict, invalid } from "#server/api/operation/refusal.ts";
import { BOOKING_COLUMNS } from "./columns.ts";
import { readVisibleBooking } from "./read-visible-booking.ts";
import { CHANGE_REFUSALS } from "./refusals.ts";
import { bookingPath, bookingSchema } from "./schemas.ts";
import * as schemas from "./schemas-admin.ts";
import { BOOKING_ERRORS as E, BOOKING_FIELD_ERRORS as FIELDS } from "./texts.ts";

const notReplaceable = {
  wrong_status: conflict(E.not_replaceable),
  date_past: conflict(E.event_over),
};

export const bookingAdminOperations = {
  ...adminList("/admin/bookings", {
    ids: ["listAllBookings", "exportAllBookings"],
    summary: "List all bookings with speaker, customer, amounts and invoice number",
    query: schemas.allBookingsQuery,
    page: schemas.allBookingsSchema,
    csv: { name: "buchungen", columns: BOOKING_COLUMNS },
    read: (ctx, viewer, { status, need, from, to, speaker, customer, ...query }) =>
      listEveryBooking(ctx, viewer, query, {
        statuses: status ? [status] : [],
        need,
        from,
        to,
        speakerId: speaker,
        customerId: customer,
      }),
  }),

  "GET /admin/bookings/{id}": operation({
    id: "readBookingFile",
    summary: "Read what only admins see of a booking: account, notes, audit trail and dispatches",
    access: admins,
    input: { params: bookingPath },
    output: json(schemas.bookingAdminDetailSchema),
    run: (ctx, viewer, { params }) => readBookingAdminDetail(ctx, viewer, params.id),
  }),

  "POST /admin/bookings/{id}/transitions": operation({
    id: "actOnBooking",
    summary: "Take a step of the transition table on behalf of a side",
    description: "`reason` is always needed and is kept in history and audit log.",
    access: admins,
    invalidBody: 422,
    input: { params: bookingPath, body: schemas.adminTransitionSchema },
    output: json(bookingSchema),
    refusals: CHANGE_REFUSALS,
    run: async (ctx, viewer, { params: { id }, body }) => {
      const { event, ...details } = body;
      const changed = await actOnBooking(ctx, viewer, id, { event, details });
      return changed.ok ? readVisibleBooking(ctx, viewer, id) : changed;
    },
  }),

  "POST /admin/bookings/{id}/notes": operation({
    id: "noteBooking",
    summary: "Add an internal note that only admins read",
    access: admins,
    invalidBody: 422,
    input: { params: bookingPath, body: schemas.newNoteSchema },
    output: created(schemas.notedSchema),
    run: (ctx, viewer, { params, body }) => noteBooking(ctx, viewer, params.id, body.note),
  }),

  "POST /admin/bookings/{id}/adjustments": operation({
    id: "adjustBooking",
    summary: "Change deadline or price of a booking that binds neither side yet",
    description: "Both sides get a mail with the reason.",
    access: admins,
    invalidBody: 422,
    input: { params: bookingPath, body: schemas.adjustmentSchema },
    output: json(bookingSchema),
    refusals: {
      wrong_status: conflict(E.wrong_status),
      nothing_changed: invalid({ extend_days: FIELDS.nothing_changed }),
      after_event: invalid({ extend_days: FIELDS.after_event }),
    },
    run: async (ctx, viewer, { params: { id }, body }) => {
      const { extend_days: extendDays, net_cents: netCents, reason } = body;
      const adjustment = { extendDays, netCents, reason };
      const changed = await adjustBooking(ctx, viewer, id, adjustment);
      return changed.ok ? readVisibleBooking(ctx, viewer, id) : changed;
    },
  }),

  "GET /admin/bookings/{id}/replacements": operation({
    id: "findReplacements",
    summary: "Find speakers of the same subject who are free on the day of an ended booking",
    access: admins,
    input: { params: bookingPath },
    output: json(schemas.replacementsSchema),
    refusals: notReplaceable,
    run: (ctx, viewer, { params }) => findReplacements(ctx, viewer, params.id),
  }),

  "POST /admin/bookings/{id}/replacements": operation({
    id: "suggestReplacements",
    summary: "Send the customer up to three free speakers; nothing is booked by it",
    access: admins,
    invalidBody: 422,
    input: { params: bookingPath, body: schemas.replacementSchema },
    output: json(schemas.suggestedSchema),
    refusals: { ...notReplaceable, not_free: conflict(E.not_free) },
    run: (ctx, viewer, { params, body }) => suggestReplacements(ctx, viewer, params.id, body),
  }),
} as const;

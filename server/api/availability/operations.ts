import { ok } from "#domain/result.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { changeDays } from "#features/availability/change-days.server.ts";
import { changeAvailability } from "#features/bookings/change-availability.server.ts";
import { followSlugRedirect } from "#features/speakers/read/follow-slug-redirect.server.ts";
import { readAvailability } from "#features/speakers/read/read-availability.server.ts";
import { bothSides, signedIn, visibleProfile } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json } from "#server/api/operation/output.ts";
import { invalid } from "#server/api/operation/refusal.ts";
import { PARAMETER_ERRORS } from "#server/api/schemas/texts.ts";
import { BOOKING_FIELD_ERRORS } from "../bookings/texts.ts";
import { availabilityQuery, speakerPath } from "../schemas/parameters.ts";
import { noSpeaker } from "../speakers/refusals.ts";
import { calendarOperations } from "./operations-calendar.ts";
import * as schemas from "./schemas.ts";

/** Short: the user may be about to book what they see here. */
const AVAILABILITY_SECONDS = 10;

const dayRefusals = {
  no_speaker: noSpeaker,
  date_past: invalid({ date: BOOKING_FIELD_ERRORS.date_past }),
} as const;

export const availabilityOperations = {
  "GET /speakers/{slug}/availability": operation({
    id: "readAvailability",
    summary: "Read the state of every day in a range, both ends included",
    description: "Days are calendar days in Berlin.",
    access: visibleProfile,
    shareSeconds: AVAILABILITY_SECONDS,
    input: { params: speakerPath, query: availabilityQuery },
    output: json(schemas.availabilitySchema),
    refusals: {
      range_reversed: badRange(PARAMETER_ERRORS.range_reversed),
      range_too_long: badRange(PARAMETER_ERRORS.range_too_long),
    },
    run: async (ctx, viewer, { params, query }) => {
      const days = await followSlugRedirect(ctx, params.slug, (slug) =>
        readAvailability(ctx, viewer, slug, query),
      );
      return days.ok ? ok({ days: days.value }) : days;
    },
  }),

  "PUT /me/speaker/availability": operation({
    id: "changeDays",
    summary: "Block several days of the own calendar, put them on request or free them",
    description:
      "Up to 370 days, all or none. `booked` warns of days with a booking, which stays as it is. `imported` names the days that the imported calendar had blocked; blocked with `imported` they are its own again.",
    access: signedIn,
    invalidBody: 422,
    input: { body: schemas.daysChangeSchema },
    output: json(schemas.changedDaysSchema),
    refusals: {
      no_speaker: noSpeaker,
      date_past: invalid({ dates: BOOKING_FIELD_ERRORS.date_past }),
    },
    run: (ctx, viewer, { body: { dates, ...change } }) =>
      changeDays(ctx, viewer, { dates: dates.map(isoDate), ...change }),
  }),

  "PUT /me/speaker/availability/{date}": operation({
    id: "changeAvailability",
    summary: "Block a day or put it on request",
    description:
      "`available` takes a change back. `booked` warns: there is a booking on that day, which stays as it is.",
    access: bothSides,
    invalidBody: 422,
    input: {
      params: schemas.dayPath,
      query: schemas.calendarQuery,
      body: schemas.dayChangeSchema,
    },
    output: json(schemas.changedDaySchema),
    refusals: dayRefusals,
    run: (ctx, viewer, { params: { date }, query, body: { type } }) =>
      changeAvailability(ctx, viewer, { date, type, speakerId: query.speaker_id }),
  }),

  "DELETE /me/speaker/availability/{date}": operation({
    id: "freeAvailability",
    summary: "Free a day that was blocked or on request; a booked day stays booked",
    access: bothSides,
    input: { params: schemas.dayPath, query: schemas.calendarQuery },
    output: json(schemas.changedDaySchema),
    refusals: dayRefusals,
    run: (ctx, viewer, { params: { date }, query }) =>
      changeAvailability(ctx, viewer, { date, type: "available", speakerId: query.speaker_id }),
  }),

  ...calendarOperations,
} as const;

function badRange(message: string) {
  return { problem: "bad_request", code: "bad_request", fields: { to: message } } as const;
}

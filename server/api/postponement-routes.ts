import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { IsoDate } from "#domain/iso-date.ts";
import { isoDate } from "#domain/iso-date.ts";
import { nearestDays } from "#features/bookings/explain-refusal.server.ts";
import {
  type PostponeError,
  type PostponeWish,
  postponeBooking,
} from "#features/bookings/postpone-booking.server.ts";
import { readBooking } from "#features/bookings/read-booking.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { BOOKING_FIELD_ERRORS as FIELDS, BOOKING_ERRORS as T } from "./booking-error-texts.ts";
import { describeVisible } from "./booking-routes.ts";
import { operation } from "./docs/operation.ts";
import { createFormRouter } from "./form-router.ts";
import { privateAnswer } from "./private-answer.ts";
import { bookingPath, bookingSchema } from "./schemas/booking.ts";
import { postponementAnswerSchema, postponementWishSchema } from "./schemas/postponement.ts";
import { conflicting, forbidden, refused, unauthorized, unknown } from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const responses = {
  200: {
    description: "The booking after the step",
    content: { "application/json": { schema: bookingSchema } },
  },
  401: unauthorized,
  403: forbidden,
  404: unknown,
  409: conflicting,
  422: refused,
} as const;

const askRoute = createRoute({
  ...operation("askPostponement"),
  method: "post",
  path: "/bookings/{id}/postponement",
  middleware: privateAnswer(),
  request: {
    params: bookingPath,
    body: { required: true, content: { "application/json": { schema: postponementWishSchema } } },
  },
  responses,
});

const answerRoute = createRoute({
  ...operation("answerPostponement"),
  method: "post",
  path: "/bookings/{id}/postponement/answer",
  middleware: privateAnswer(),
  request: {
    params: bookingPath,
    body: { required: true, content: { "application/json": { schema: postponementAnswerSchema } } },
  },
  responses,
});

/** A confirmed event on another day: wished, and answered by the other side. */
export function postponementRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(askRoute, async (c) => {
      const { event_date, message } = c.req.valid("json");
      return take(ctx, c, c.req.valid("param").id, {
        step: "ask",
        to: isoDate(event_date),
        message,
      });
    })
    .openapi(answerRoute, async (c) => {
      const { answer, event_date, message } = c.req.valid("json");
      const wish = { step: answer, to: isoDate(event_date), message };
      return take(ctx, c, c.req.valid("param").id, wish);
    });
}

async function take(
  ctx: Ctx,
  c: Context<ApiEnv>,
  id: string,
  wish: Omit<PostponeWish, "requestId">,
) {
  const requestId: string | undefined = c.get("requestId");
  const taken = await postponeBooking(ctx, viewerOf(c), id, {
    ...wish,
    requestId: requestId ?? "",
  });
  const booking = await readBooking(ctx, viewerOf(c), id);
  if (taken.ok && booking.ok) return c.json(describeVisible(booking.value), 200);
  if (!taken.ok && taken.error !== "date_taken") return problem(c, taken.error);
  if (!booking.ok) return apiProblem(c, "not_found");
  return dayTaken(ctx, c, booking.value.speaker.id, wish.to);
}

/** As for a new booking, the nearest days that are still free come along (C-92). */
async function dayTaken(ctx: Ctx, c: Context<ApiEnv>, speakerId: string, day: IsoDate) {
  const free_days = await nearestDays(ctx, { speaker_id: speakerId, event_date: day });
  const code = "date_taken";
  return apiProblem(c, "conflict", { code, message: T.postponement_taken, details: { free_days } });
}

function problem(c: Context<ApiEnv>, code: Exclude<PostponeError, "date_taken">) {
  switch (code) {
    case "unauthorized":
      return signInProblem(c);
    case "not_found":
      return apiProblem(c, "not_found");
    case "not_allowed":
      return apiProblem(c, "forbidden", { code, message: T.not_allowed });
    case "reason_missing":
      return apiProblem(c, "unprocessable", { code, fields: { message: FIELDS.reason } });
    case "same_day":
    case "date_past":
    case "time_past":
    case "date_too_far":
      return apiProblem(c, "unprocessable", { code, fields: { event_date: FIELDS[code] } });
    default:
      return apiProblem(c, "conflict", { code, message: T[code] });
  }
}

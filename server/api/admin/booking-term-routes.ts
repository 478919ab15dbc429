import { createRoute, z } from "@hono/zod-openapi";
import { adjustBooking } from "#features/bookings/adjust-booking.server.ts";
import { readBooking } from "#features/bookings/read-booking.server.ts";
import {
  findReplacements,
  suggestReplacements,
} from "#features/bookings/replace-booking.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { adminProblem } from "../admin-problem.ts";
import { viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { BOOKING_ERRORS as E, BOOKING_FIELD_ERRORS as FIELDS } from "../booking-error-texts.ts";
import { describeVisible } from "../booking-routes.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import { adjustmentSchema, replacementSchema } from "../schemas/admin-booking.ts";
import { bookingPath, bookingSchema } from "../schemas/booking.ts";
import { conflicting, forbidden, refused, unauthorized, unknown } from "../schemas/problem.ts";
import { cardSchema } from "../schemas/search.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";

const middleware = privateAnswer();
const refusals = { 401: unauthorized, 403: forbidden, 404: unknown, 409: conflicting };

const adjustRoute = createRoute({
  ...operation("adjustBooking"),
  method: "post",
  path: "/admin/bookings/{id}/adjustments",
  middleware,
  request: { params: bookingPath, ...jsonBody(adjustmentSchema) },
  responses: {
    200: jsonAnswer("The booking after the change", bookingSchema),
    ...refusals,
    422: refused,
  },
});

const candidatesRoute = createRoute({
  ...operation("findReplacements"),
  method: "get",
  path: "/admin/bookings/{id}/replacements",
  middleware,
  request: { params: bookingPath },
  responses: {
    200: jsonAnswer("Who is free", z.object({ candidates: z.array(cardSchema) })),
    ...refusals,
  },
});

const suggestRoute = createRoute({
  ...operation("suggestReplacements"),
  method: "post",
  path: "/admin/bookings/{id}/replacements",
  middleware,
  request: { params: bookingPath, ...jsonBody(replacementSchema) },
  responses: {
    200: jsonAnswer("How many were suggested", z.object({ sent: z.int() })),
    ...refusals,
    422: refused,
  },
});

/** What an admin changes around a booking without moving its state. */
export function adminBookingTermRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(adjustRoute, async (c) => {
      const { id } = c.req.valid("param");
      const { extend_days, net_cents, reason } = c.req.valid("json");
      const wish = { extendDays: extend_days, netCents: net_cents, reason };
      const changed = await adjustBooking(ctx, viewerOf(c), id, {
        ...wish,
        requestId: requestIdOf(c),
      });
      if (!changed.ok) {
        const { error } = changed;
        if (error === "not_found") return apiProblem(c, error);
        if (error === "wrong_status") {
          return apiProblem(c, "conflict", { code: error, message: E.wrong_status });
        }
        if (error === "nothing_changed" || error === "after_event") {
          return apiProblem(c, "unprocessable", {
            code: error,
            fields: { extend_days: FIELDS[error] },
          });
        }
        return adminProblem(c, error);
      }
      const booking = await readBooking(ctx, viewerOf(c), id);
      return booking.ok ? c.json(describeVisible(booking.value), 200) : apiProblem(c, "not_found");
    })
    .openapi(candidatesRoute, async (c) => {
      const found = await findReplacements(ctx, viewerOf(c), c.req.valid("param").id);
      if (found.ok) return c.json(found.value, 200);
      const { error } = found;
      if (error === "not_found") return apiProblem(c, error);
      if (error === "wrong_status" || error === "date_past") return replaceProblem(c, error);
      return adminProblem(c, error);
    })
    .openapi(suggestRoute, async (c) => {
      const wish = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const sent = await suggestReplacements(ctx, viewerOf(c), c.req.valid("param").id, wish);
      if (sent.ok) return c.json(sent.value, 200);
      const { error } = sent;
      if (error === "not_found") return apiProblem(c, error);
      if (error === "unauthorized" || error === "forbidden") return adminProblem(c, error);
      return replaceProblem(c, error);
    });
}

const REPLACE_ERRORS = {
  wrong_status: E.not_replaceable,
  date_past: E.event_over,
  not_free: E.not_free,
} as const;

function replaceProblem(c: Parameters<typeof apiProblem>[0], code: keyof typeof REPLACE_ERRORS) {
  return apiProblem(c, "conflict", { code, message: REPLACE_ERRORS[code] });
}

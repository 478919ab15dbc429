import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { isoDate } from "#domain/iso-date.ts";
import {
  changeAvailability,
  type DayError,
} from "#features/bookings/change-availability.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { BOOKING_ERRORS, BOOKING_FIELD_ERRORS } from "./booking-error-texts.ts";
import { operation } from "./docs/operation.ts";
import { createFormRouter } from "./form-router.ts";
import { privateAnswer } from "./private-answer.ts";
import {
  changedDaySchema,
  dayChangeSchema,
  dayPath,
  whoseCalendar,
} from "./schemas/own-availability.ts";
import { forbidden, malformed, refused, unauthorized, unknown } from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const responses = {
  200: {
    description: "The day as it is now",
    content: { "application/json": { schema: changedDaySchema } },
  },
  400: malformed,
  401: unauthorized,
  403: forbidden,
  404: unknown,
  422: refused,
};

const setRoute = createRoute({
  ...operation("changeAvailability"),
  method: "put",
  path: "/me/speaker/availability/{date}",
  middleware: privateAnswer(),
  request: {
    params: dayPath,
    query: whoseCalendar,
    body: { required: true, content: { "application/json": { schema: dayChangeSchema } } },
  },
  responses,
});

const freeRoute = createRoute({
  ...operation("freeAvailability"),
  method: "delete",
  path: "/me/speaker/availability/{date}",
  middleware: privateAnswer(),
  request: { params: dayPath, query: whoseCalendar },
  responses,
});

export function ownAvailabilityRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(setRoute, async (c) => {
      const date = isoDate(c.req.valid("param").date);
      const { type } = c.req.valid("json");
      const { speaker_id: speakerId } = c.req.valid("query");
      const day = await changeAvailability(ctx, viewerOf(c), { date, type, speakerId });
      return day.ok ? c.json(day.value, 200) : dayProblem(c, day.error);
    })
    .openapi(freeRoute, async (c) => {
      const date = isoDate(c.req.valid("param").date);
      const { speaker_id: speakerId } = c.req.valid("query");
      const change = { date, type: "available", speakerId } as const;
      const day = await changeAvailability(ctx, viewerOf(c), change);
      return day.ok ? c.json(day.value, 200) : dayProblem(c, day.error);
    });
}

function dayProblem(c: Context<ApiEnv>, code: DayError) {
  switch (code) {
    case "unauthorized":
      return signInProblem(c);
    case "forbidden":
      return apiProblem(c, "forbidden");
    case "no_speaker":
      return apiProblem(c, "not_found", { code, message: BOOKING_ERRORS.no_speaker });
    case "date_past":
      return apiProblem(c, "unprocessable", {
        code,
        fields: { date: BOOKING_FIELD_ERRORS.date_past },
      });
  }
}

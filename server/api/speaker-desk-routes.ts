import { createRoute } from "@hono/zod-openapi";
import { isoDate } from "#domain/iso-date.ts";
import { changeDays } from "#features/availability/change-days.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { readStatistics } from "#features/insights/statistics.server.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { BOOKING_ERRORS, BOOKING_FIELD_ERRORS } from "./booking-error-texts.ts";
import { operation } from "./docs/operation.ts";
import { createFormRouter } from "./form-router.ts";
import { privateAnswer } from "./private-answer.ts";
import { changedDaysSchema, daysChangeSchema } from "./schemas/own-availability.ts";
import { forbidden, malformed, refused, unauthorized, unknown } from "./schemas/problem.ts";
import { statisticsSchema } from "./schemas/statistics.ts";
import { signInProblem } from "./sign-in-problem.ts";

const daysRoute = createRoute({
  ...operation("changeDays"),
  method: "put",
  path: "/me/speaker/availability",
  middleware: privateAnswer(),
  request: {
    body: { required: true, content: { "application/json": { schema: daysChangeSchema } } },
  },
  responses: {
    200: {
      description: "The days as they are now",
      content: { "application/json": { schema: changedDaysSchema } },
    },
    400: malformed,
    401: unauthorized,
    403: forbidden,
    404: unknown,
    422: refused,
  },
});

const statisticsRoute = createRoute({
  ...operation("readSpeakerStatistics"),
  method: "get",
  path: "/me/speaker/statistics",
  middleware: privateAnswer(),
  responses: {
    200: {
      description: "The numbers as of now",
      content: { "application/json": { schema: statisticsSchema } },
    },
    401: unauthorized,
    403: forbidden,
    404: unknown,
  },
});

const NO_SPEAKER = { code: "no_speaker", message: BOOKING_ERRORS.no_speaker };

/** What speakers need for their daily work beside bookings and profile. */
export function speakerDeskRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(daysRoute, async (c) => {
      const { dates, ...change } = c.req.valid("json");
      const changed = await changeDays(ctx, viewerOf(c), { dates: dates.map(isoDate), ...change });
      if (changed.ok) {
        const { days, imported } = changed.value;
        return c.json({ days: [...days], imported: [...imported] }, 200);
      }
      if (changed.error === "unauthorized") return signInProblem(c);
      if (changed.error === "no_speaker") return apiProblem(c, "not_found", NO_SPEAKER);
      const fields = { dates: BOOKING_FIELD_ERRORS.date_past };
      return apiProblem(c, "unprocessable", { code: changed.error, fields });
    })
    .openapi(statisticsRoute, async (c) => {
      const numbers = await readStatistics(ctx, viewerOf(c));
      if (numbers.ok) return c.json(numbers.value, 200);
      return numbers.error === "unauthorized"
        ? signInProblem(c)
        : apiProblem(c, "not_found", NO_SPEAKER);
    });
}

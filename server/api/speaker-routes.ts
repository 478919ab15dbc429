import { createRoute } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import { readAnswerTime } from "#features/speakers/read-answer-time.server.ts";
import { readAvailability } from "#features/speakers/read-availability.server.ts";
import { readSpeaker } from "#features/speakers/read-speaker.server.ts";
import { underNewName } from "#features/speakers/under-new-name.server.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { publicRead } from "./public-read.ts";
import { createRouter } from "./router.ts";
import { answerTimeSchema, availabilitySchema } from "./schemas/availability.ts";
import { availabilityQuery, speakerPath } from "./schemas/parameters.ts";
import { malformed, unknown } from "./schemas/problem.ts";
import { speakerSchema } from "./schemas/speaker.ts";
import { PARAMETER_ERRORS } from "./texts.ts";

const PROFILE_SECONDS = 60;
/** Somebody may be about to book what they see here. */
const AVAILABILITY_SECONDS = 10;
/** A habit of a year does not change within minutes. */
const ANSWER_TIME_SECONDS = 300;

const readRoute = createRoute({
  ...operation("readSpeaker"),
  method: "get",
  path: "/speakers/{slug}",
  middleware: publicRead(PROFILE_SECONDS),
  request: { params: speakerPath },
  responses: {
    200: {
      description: "The speaker",
      content: { "application/json": { schema: speakerSchema } },
    },
    404: unknown,
  },
});

const availabilityRoute = createRoute({
  ...operation("readAvailability"),
  method: "get",
  path: "/speakers/{slug}/availability",
  middleware: publicRead(AVAILABILITY_SECONDS),
  request: { params: speakerPath, query: availabilityQuery },
  responses: {
    200: {
      description: "One entry for every day of the range",
      content: { "application/json": { schema: availabilitySchema } },
    },
    400: malformed,
    404: unknown,
  },
});

const answerTimeRoute = createRoute({
  ...operation("readAnswerTime"),
  method: "get",
  path: "/speakers/{slug}/answer-time",
  middleware: publicRead(ANSWER_TIME_SECONDS),
  request: { params: speakerPath },
  responses: {
    200: {
      description: "Whole hours, or null",
      content: { "application/json": { schema: answerTimeSchema } },
    },
    404: unknown,
  },
});

export function speakerRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(readRoute, async (c) => {
      const speaker = await underNewName(ctx, c.req.valid("param").slug, (slug) =>
        readSpeaker(ctx, viewerOf(c), slug),
      );
      return speaker.ok ? c.json(speaker.value, 200) : apiProblem(c, "not_found");
    })
    .openapi(availabilityRoute, async (c) => {
      const days = await underNewName(ctx, c.req.valid("param").slug, (slug) =>
        readAvailability(ctx, viewerOf(c), slug, c.req.valid("query")),
      );
      if (days.ok) return c.json({ days: days.value }, 200);
      if (days.error === "not_found") return apiProblem(c, "not_found");
      return apiProblem(c, "bad_request", { fields: { to: PARAMETER_ERRORS[days.error] } });
    })
    .openapi(answerTimeRoute, async (c) => {
      const hours = await underNewName(ctx, c.req.valid("param").slug, (slug) =>
        readAnswerTime(ctx, viewerOf(c), slug),
      );
      return hours.ok ? c.json({ hours: hours.value }, 200) : apiProblem(c, "not_found");
    });
}

import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { readFeedAddress, resetFeedAddress } from "#features/availability/calendar-feed.server.ts";
import { AVAILABILITY_TEXTS } from "#features/availability/texts.ts";
import type { Ctx } from "#features/ctx.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import { feedSchema } from "./schemas/contact.ts";
import { forbidden, unauthorized, unknown } from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const responses = {
  200: {
    description: "The address in force",
    content: { "application/json": { schema: feedSchema } },
  },
  401: unauthorized,
  403: forbidden,
  404: unknown,
};

const readRoute = createRoute({
  ...operation("readCalendarFeed"),
  method: "get",
  path: "/me/speaker/calendar-feed",
  middleware: privateAnswer(),
  responses,
});

const resetRoute = createRoute({
  ...operation("resetCalendarFeed"),
  method: "post",
  path: "/me/speaker/calendar-feed/reset",
  middleware: privateAnswer(),
  responses,
});

export function calendarFeedRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(readRoute, async (c) => {
      const url = await readFeedAddress(ctx, viewerOf(c));
      return url.ok ? c.json({ url: url.value }, 200) : refusal(c, url.error);
    })
    .openapi(resetRoute, async (c) => {
      const url = await resetFeedAddress(ctx, viewerOf(c));
      return url.ok ? c.json({ url: url.value }, 200) : refusal(c, url.error);
    });
}

function refusal(c: Context<ApiEnv>, error: "unauthorized" | "no_speaker") {
  if (error === "unauthorized") return signInProblem(c);
  return apiProblem(c, "not_found", { message: AVAILABILITY_TEXTS.noSpeaker });
}

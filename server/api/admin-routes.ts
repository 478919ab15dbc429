import { createRoute, z } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import { readOverview } from "#features/platform/read-overview.server.ts";
import { sendGoLiveMail } from "#features/platform/send-go-live-mail.server.ts";
import { adminProblem } from "./admin-problem.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import { periodQuery } from "./schemas/admin-platform.ts";
import { overviewSchema } from "./schemas/overview.ts";
import { forbidden, malformed, unauthorized, unknown } from "./schemas/problem.ts";
import { requestIdOf } from "./speaker-content-problem.ts";

const overviewRoute = createRoute({
  ...operation("readOverview"),
  method: "get",
  path: "/admin/overview",
  middleware: privateAnswer(),
  request: { query: periodQuery },
  responses: {
    200: {
      description: "Today's work and the key figures",
      content: { "application/json": { schema: overviewSchema } },
    },
    400: malformed,
    401: unauthorized,
    403: forbidden,
  },
});

const testMailRoute = createRoute({
  ...operation("sendGoLiveMail"),
  method: "post",
  path: "/admin/go-live/test-mail",
  middleware: privateAnswer(),
  responses: {
    200: {
      description: "On its way",
      content: { "application/json": { schema: z.object({ to: z.string() }) } },
    },
    401: unauthorized,
    403: forbidden,
    404: unknown,
  },
});

export function adminRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(overviewRoute, async (c) => {
      const overview = await readOverview(ctx, viewerOf(c), c.req.valid("query").days);
      if (!overview.ok) return adminProblem(c, overview.error);
      return c.json({ ...overview.value, work: describeWork(overview.value.work) }, 200);
    })
    .openapi(testMailRoute, async (c) => {
      const sent = await sendGoLiveMail(ctx, viewerOf(c), requestIdOf(c));
      if (sent.ok) return c.json(sent.value, 200);
      return sent.error === "not_found" ? apiProblem(c, "not_found") : adminProblem(c, sent.error);
    });
}

type Overview = Extract<Awaited<ReturnType<typeof readOverview>>, { ok: true }>["value"];

function describeWork(work: Overview["work"]) {
  return {
    jobs: describeWaiting(work.jobs),
    inquiries: describeWaiting(work.inquiries),
    reports: describeWaiting(work.reports),
    invoices: describeWaiting(work.invoices),
    contracts: describeWaiting(work.contracts),
    applications: describeWaiting(work.applications),
    reviews: describeWaiting(work.reviews),
    reminders: describeWaiting(work.reminders),
  };
}

function describeWaiting({ count, oldest }: { count: number; oldest: Date | null }) {
  return { count, oldest: oldest?.toISOString() ?? null };
}

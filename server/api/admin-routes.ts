import { createRoute } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import { readOverview } from "#features/platform/read-overview.server.ts";
import { adminProblem } from "./admin-problem.ts";
import { viewerOf } from "./api-env.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import { periodQuery } from "./schemas/admin-platform.ts";
import { overviewSchema } from "./schemas/overview.ts";
import { forbidden, malformed, unauthorized } from "./schemas/problem.ts";

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

export function adminRoutes(ctx: Ctx) {
  return createRouter().openapi(overviewRoute, async (c) => {
    const overview = await readOverview(ctx, viewerOf(c), c.req.valid("query").days);
    if (!overview.ok) return adminProblem(c, overview.error);
    return c.json({ ...overview.value, work: describeWork(overview.value.work) }, 200);
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

import { createRoute } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import { readOverview } from "#features/platform/read-overview.server.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import { overviewSchema } from "./schemas/overview.ts";
import { forbidden, unauthorized } from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const overviewRoute = createRoute({
  ...operation("readOverview"),
  method: "get",
  path: "/admin/overview",
  middleware: privateAnswer(),
  responses: {
    200: {
      description: "Today's work and the key figures",
      content: { "application/json": { schema: overviewSchema } },
    },
    401: unauthorized,
    403: forbidden,
  },
});

export function adminRoutes(ctx: Ctx) {
  return createRouter().openapi(overviewRoute, async (c) => {
    const overview = await readOverview(ctx, viewerOf(c));
    if (!overview.ok) {
      return overview.error === "unauthorized" ? signInProblem(c) : apiProblem(c, "forbidden");
    }
    const { inquiries, applications, reviews, jobs } = overview.value.work;
    const work = {
      inquiries: describeWaiting(inquiries),
      applications: describeWaiting(applications),
      reviews: describeWaiting(reviews),
      jobs: describeWaiting(jobs),
    };
    return c.json({ ...overview.value, work }, 200);
  });
}

function describeWaiting({ count, oldest }: { count: number; oldest: Date | null }) {
  return { count, oldest: oldest?.toISOString() ?? null };
}

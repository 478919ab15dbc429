import { createRoute } from "@hono/zod-openapi";
import { declareWithdrawal } from "#features/content/declare-withdrawal.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import { malformed, tooMany, unknown } from "./schemas/problem.ts";
import { declaredWithdrawalSchema, newWithdrawalSchema } from "./schemas/withdrawal.ts";

const declareRoute = createRoute({
  ...operation("declareWithdrawal"),
  method: "post",
  path: "/withdrawals",
  middleware: [privateAnswer(), limited("report")] as const,
  request: {
    body: { required: true, content: { "application/json": { schema: newWithdrawalSchema } } },
  },
  responses: {
    201: {
      description: "The number of the declaration and when it was received",
      content: { "application/json": { schema: declaredWithdrawalSchema } },
    },
    400: malformed,
    404: unknown,
    429: tooMany,
  },
});

export function withdrawalRoutes(ctx: Ctx) {
  return createRouter().openapi(declareRoute, async (c) => {
    const declared = await declareWithdrawal(ctx, c.req.valid("json"));
    return declared.ok ? c.json({ ...declared.value }, 201) : apiProblem(c, declared.error);
  });
}

import { createRoute } from "@hono/zod-openapi";
import { parseComparisonQuery } from "#domain/comparison/address.ts";
import type { Ctx } from "#features/ctx.ts";
import { printComparison } from "#flows/print-comparison.server.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import { comparisonQuery } from "./schemas/comparison.ts";
import { fileSchema } from "./schemas/invoice.ts";
import { malformed, tooMany, unknown } from "./schemas/problem.ts";

const FILE_NAME = "speaker-vergleich.pdf";

const pdfRoute = createRoute({
  ...operation("printComparison"),
  method: "get",
  path: "/comparison.pdf",
  middleware: [privateAnswer(), limited("comparison_file")] as const,
  request: { query: comparisonQuery },
  responses: {
    200: { description: "The file", content: { "application/pdf": { schema: fileSchema } } },
    400: malformed,
    404: unknown,
    429: tooMany,
  },
});

export function comparisonRoutes(ctx: Ctx) {
  return createRouter().openapi(pdfRoute, async (c) => {
    // The same reading as on the page: whatever names nobody is passed over.
    const { speakers, date = "", ort = "", thema = "" } = c.req.valid("query");
    const address = new URLSearchParams({ speakers, date, ort, thema });
    const file = await printComparison(ctx, parseComparisonQuery(address));
    if (!file.ok) return apiProblem(c, "not_found");
    return c.body(Uint8Array.from(file.value), 200, {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${FILE_NAME}"`,
    });
  });
}

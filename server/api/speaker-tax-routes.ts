import { createRoute, z } from "@hono/zod-openapi";
import { BILLING_COUNTRIES } from "#domain/booking/draft.ts";
import { readOwnTax, saveOwnTax } from "#features/billing/speaker-tax.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { jsonAnswer, jsonBody } from "./admin/json-route.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { createFormRouter } from "./form-router.ts";
import { TAX_ERRORS as E } from "./payment-texts.ts";
import { privateAnswer } from "./private-answer.ts";
import { forbidden, malformed, refused, unauthorized, unknown } from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";
import { requestIdOf } from "./speaker-content-problem.ts";

const line = (longest: number) =>
  z.string(E.required).trim().min(1, E.required).max(longest, E.tooLong(longest));
/** An empty number is none. */
const number = z
  .string()
  .trim()
  .max(40, E.tooLong(40))
  .nullable()
  .transform((text) => text || null);

export const speakerTaxSchema = z
  .strictObject({
    legal_name: line(200),
    street: line(200),
    postal_code: line(20),
    city: line(120),
    country: z.enum(BILLING_COUNTRIES, E.country),
    tax_number: number,
    vat_id: number,
    is_small_business: z.boolean(),
    accepts_self_billing: z.boolean(),
  })
  .openapi("SpeakerTax");

const refusals = { 401: unauthorized, 403: forbidden, 404: unknown };
const middleware = privateAnswer();

const readRoute = createRoute({
  ...operation("readOwnTax"),
  method: "get",
  path: "/me/speaker-tax",
  middleware,
  responses: {
    200: jsonAnswer("What was stated", z.object({ tax: speakerTaxSchema.nullable() })),
    ...refusals,
  },
});

const saveRoute = createRoute({
  ...operation("saveOwnTax"),
  method: "put",
  path: "/me/speaker-tax",
  middleware,
  request: jsonBody(speakerTaxSchema),
  responses: { 204: { description: "Stored" }, 400: malformed, ...refusals, 422: refused },
});

/** By whom and under which numbers a speaker is billed. */
export function speakerTaxRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(readRoute, async (c) => {
      const tax = await readOwnTax(ctx, viewerOf(c));
      if (tax.ok) return c.json({ tax: tax.value }, 200);
      return tax.error === "unauthorized" ? signInProblem(c) : apiProblem(c, tax.error);
    })
    .openapi(saveRoute, async (c) => {
      const wish = { tax: c.req.valid("json"), requestId: requestIdOf(c) };
      const saved = await saveOwnTax(ctx, viewerOf(c), wish);
      if (saved.ok) return c.body(null, 204);
      const { error } = saved;
      if (error === "unauthorized") return signInProblem(c);
      if (error === "not_found") return apiProblem(c, error);
      const fields = error === "vat_id" ? { vat_id: E.vatId } : { tax_number: E.number };
      return apiProblem(c, "unprocessable", { code: error, fields });
    });
}

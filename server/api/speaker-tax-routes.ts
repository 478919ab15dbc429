import { createRoute, z } from "@hono/zod-openapi";
import { BILLING_COUNTRIES } from "#domain/booking/draft.ts";
import {
  IDENTITY_FIELDS,
  type IdentityFaults,
  type IdentityField,
} from "#domain/invoicing/seller-identity.ts";
import { PARTY_KINDS } from "#domain/invoicing/tax-identification.ts";
import { type IsoDate, isCalendarDay } from "#domain/iso-date.ts";
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
/** An empty line is none. */
const maybe = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, E.tooLong(longest))
    .nullable()
    .transform((text) => text || null);
const day = maybe(10)
  .refine((text) => text === null || isCalendarDay(text), E.wrong.birth_date)
  .transform((text) => text as IsoDate | null)
  .openapi({ type: ["string", "null"], format: "date" });

const FIELDS = {
  legal_name: line(200),
  street: line(200),
  postal_code: line(20),
  city: line(120),
  country: z.enum(BILLING_COUNTRIES, E.country),
  tax_number: maybe(40),
  vat_id: maybe(40),
  is_small_business: z.boolean(),
  accepts_self_billing: z.boolean(),
  first_name: maybe(100),
  last_name: maybe(100),
  birth_date: day,
  birth_city: maybe(120),
  birth_country: maybe(2),
  register_number: maybe(80),
  tin: maybe(40),
  tin_country: z.enum(BILLING_COUNTRIES, E.country).nullable(),
  iban: maybe(50),
  account_holder: maybe(100),
};

const bodySchema = z
  .strictObject({ ...FIELDS, party_kind: z.enum(PARTY_KINDS, E.missing.party_kind) })
  .openapi("SpeakerTaxStatement");

/** What was stated before anybody asked for a kind has none. */
export const speakerTaxSchema = z
  .strictObject({ ...FIELDS, party_kind: z.enum(PARTY_KINDS).nullable() })
  .openapi("SpeakerTax");

const ownTaxSchema = z.object({
  tax: speakerTaxSchema.nullable(),
  is_incomplete: z.boolean(),
});

const refusals = { 401: unauthorized, 403: forbidden, 404: unknown };
const middleware = privateAnswer();

const readRoute = createRoute({
  ...operation("readOwnTax"),
  method: "get",
  path: "/me/speaker-tax",
  middleware,
  responses: {
    200: jsonAnswer("What was stated", ownTaxSchema),
    ...refusals,
  },
});

const saveRoute = createRoute({
  ...operation("saveOwnTax"),
  method: "put",
  path: "/me/speaker-tax",
  middleware,
  request: jsonBody(bodySchema),
  responses: { 204: { description: "Stored" }, 400: malformed, ...refusals, 422: refused },
});

/** By whom and under which numbers a speaker is billed. */
export function speakerTaxRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(readRoute, async (c) => {
      const tax = await readOwnTax(ctx, viewerOf(c));
      if (tax.ok) return c.json(tax.value, 200);
      return tax.error === "unauthorized" ? signInProblem(c) : apiProblem(c, tax.error);
    })
    .openapi(saveRoute, async (c) => {
      const wish = { tax: c.req.valid("json"), requestId: requestIdOf(c) };
      const saved = await saveOwnTax(ctx, viewerOf(c), wish);
      if (saved.ok) return c.body(null, 204);
      const { error } = saved;
      if (error === "unauthorized") return signInProblem(c);
      if (error === "not_found") return apiProblem(c, error);
      if (typeof error === "object") {
        const fields = faultTexts(error.faults);
        return apiProblem(c, "unprocessable", { code: "identity", fields });
      }
      const fields = error === "vat_id" ? { vat_id: E.vatId } : { tax_number: E.number };
      return apiProblem(c, "unprocessable", { code: error, fields });
    });
}

function faultTexts(faults: IdentityFaults): Record<string, string> {
  const texts: Partial<Record<IdentityField, string>>[] = IDENTITY_FIELDS.map((field) => {
    const fault = faults[field];
    return fault ? { [field]: E[fault][field] } : {};
  });
  return Object.assign({}, ...texts);
}

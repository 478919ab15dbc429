import { z } from "@hono/zod-openapi";
import {
  SECURITY_EVENTS,
  SECURITY_GROUPS,
  SECURITY_PERIODS,
  SECURITY_SUMMARY,
} from "#domain/account/security-event.ts";
import { ADMIN_SECURITY_OPERATIONS as DOCS } from "../docs/admin-security-texts.ts";
import { PARAMETER_ERRORS } from "../texts.ts";
import { choice, listOf, listQuery } from "./list-query.ts";
import { day } from "./parameters.ts";

const { parameters } = DOCS.listSecurityEvents;
const date = (en: string) =>
  day.optional().openapi({ type: "string", format: "date", description: en });

export const securityQuery = listQuery(["at"], {
  group: choice(SECURITY_GROUPS, parameters.group.en),
  event: choice(SECURITY_EVENTS, parameters.event.en),
  user: z
    .uuid({ error: PARAMETER_ERRORS.choice })
    .optional()
    .openapi({ description: parameters.user.en }),
  period: choice(SECURITY_PERIODS, parameters.period.en),
  from: date(parameters.from.en),
  to: date(parameters.to.en),
});

export const securitySchema = listOf(
  z.object({
    id: z.int(),
    at: z.iso.datetime(),
    event: z.enum(SECURITY_EVENTS),
    user_id: z.uuid().nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    actor_id: z.uuid().nullable(),
    actor_email: z.string().nullable(),
    address: z.string().nullable(),
    user_agent: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
  }),
)
  .extend({ summary: z.array(z.object({ event: z.enum(SECURITY_SUMMARY), count: z.int() })) })
  .openapi("SecurityEvents");

import {
  countSecurityEvents,
  listSecurityEvents,
  type SecurityFilter,
} from "#data/queries/auth/audit.ts";
import {
  eventsIn,
  periodStart,
  SECURITY_SUMMARY,
  type SecurityEvent,
  type SecurityGroup,
  type SecurityPeriod,
} from "#domain/account/security-event.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";

export type SecurityCriteria = Pick<SecurityFilter, "userId" | "from" | "to"> & {
  readonly event?: SecurityEvent | undefined;
  readonly group?: SecurityGroup | undefined;
  readonly period?: SecurityPeriod | undefined;
};

/** What happened to accounts and at the limits, for operators. */
export const readSecurityEvents = asAdmin(
  async (ctx, _admin, query: ListQuery<"at">, criteria: SecurityCriteria) => {
    return ok(await listSecurityEvents(ctx.db, query, filterOf(ctx, criteria)));
  },
);

/** The same rows over the last day, each kind counted as the list counts it. */
export const readSecuritySummary = asAdmin(async (ctx, _admin) => {
  const counts = SECURITY_SUMMARY.map(async (event) => ({
    event,
    count: await countSecurityEvents(ctx.db, filterOf(ctx, { event, period: "day" })),
  }));
  return ok(await Promise.all(counts));
});

function filterOf(ctx: Ctx, { event, group, period, ...rest }: SecurityCriteria): SecurityFilter {
  const inGroup = group && eventsIn(group);
  const events = event ? [event].filter((one) => inGroup?.includes(one) ?? true) : inGroup;
  return { ...rest, events, since: period && periodStart(period, ctx.now()) };
}

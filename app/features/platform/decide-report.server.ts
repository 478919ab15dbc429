import { decideReport, findReport, listReports } from "#data/queries/content/admin-reports.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import type { ReportDecision, ReportSubject } from "#domain/content/report.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { failure, ok } from "#domain/result.ts";
import { adminOf } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";

type ReportFilter = { readonly subject?: ReportSubject | undefined; readonly isOpen?: boolean };

/** Reported messages, reported content and withdrawals in one list. */
export async function listEveryReport(
  ctx: Ctx,
  viewer: Viewer,
  query: ListQuery<"created_at">,
  filter: ReportFilter,
) {
  const admin = adminOf(viewer);
  return admin.ok ? ok(await listReports(ctx.db, query, filter)) : admin;
}

type Ruling = {
  readonly subject: ReportSubject;
  readonly id: string;
  readonly decision: ReportDecision;
  readonly reason: string;
};

/** Decided once, with a reason that the reporter is told (Regulation (EU) 2022/2065, Articles 16, 17). */
export async function ruleOnReport(ctx: Ctx, viewer: Viewer, ruling: Ruling) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const { subject, id, decision, reason } = ruling;
  const isWithdrawal = subject === "withdrawal";
  const report = await findReport(ctx.db, subject, id);
  if (!report) return failure("not_found");
  return ctx.db.transaction(async (tx) => {
    const handledAt = ctx.now();
    const facts = { id, decision, decision_reason: reason, handled_at: handledAt };
    if (!(await decideReport(tx, subject, facts))) return failure("already_decided");
    await recordAction(tx, admin.value, {
      action: `report.${decision}`,
      object_type: isWithdrawal ? subject : `${subject}_report`,
      object_id: id,
      after: { decision },
      reason,
    });
    await enqueueMail(tx, {
      kind: isWithdrawal ? "mail.withdrawal_decision" : "mail.report_decision",
      to: report.reporter_email,
      data: {
        first_name: report.reporter_name,
        report_id: id,
        is_upheld: decision === "upheld",
        reason,
        link: `${ctx.publicUrl}${isWithdrawal ? "/widerrufsbelehrung" : "/agb"}`,
      },
      // A case that is opened again gets its own answer.
      dedupeKey: `report_decision:${subject}:${id}:${handledAt.getTime()}`,
    });
    return ok(null);
  });
}

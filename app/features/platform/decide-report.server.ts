import { decideReport, findReport, listReports } from "#data/queries/content/admin-reports.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import type { ReportDecision, ReportSubject } from "#domain/content/report.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { failure, ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";

type ReportFilter = { readonly subject?: ReportSubject | undefined; readonly isOpen?: boolean };

/** Reported messages, reported content and withdrawals in one list. */
export const listEveryReport = asAdmin(
  async (ctx, _admin, query: ListQuery<"created_at">, filter: ReportFilter) =>
    ok(await listReports(ctx.db, query, filter)),
);

type Ruling = {
  readonly subject: ReportSubject;
  readonly id: string;
  readonly decision: ReportDecision;
  readonly reason: string;
};

/** Decided once, with a reason that the reporter is told (Regulation (EU) 2022/2065, Articles 16, 17). */
export const ruleOnReport = asAdmin(async (ctx, admin, ruling: Ruling) => {
  const { subject, id, decision, reason } = ruling;
  const isWithdrawal = subject === "withdrawal";
  const report = await findReport(ctx.db, subject, id);
  if (!report) return failure("not_found");
  return ctx.db.transaction(async (tx) => {
    const handledAt = ctx.now();
    const facts = { id, decision, decision_reason: reason, handled_at: handledAt };
    if (!(await decideReport(tx, subject, facts))) return failure("already_decided");
    await recordAction(tx, admin, {
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
});

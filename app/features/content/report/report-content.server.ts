import { insertReport } from "#data/queries/content/content-reports.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { ownPath, type ReportKind, type ReportReason } from "#domain/content/report.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

export type Report = {
  readonly kind: ReportKind;
  readonly address: string;
  readonly reason: ReportReason;
  readonly explanation: string;
  readonly name: string;
  readonly email: string;
};

/**
 * Stores a report and confirms it by mail (Regulation (EU) 2022/2065, Article 16). Visitors may report as well,
 * so the mail holds nothing of the report's own text: it must not carry words to strangers.
 */
export async function reportContent(
  ctx: Ctx,
  viewer: Viewer,
  report: Report,
): Promise<Result<{ id: string }, "foreign_address">> {
  const address = ownPath(report.address, ctx.publicUrl);
  if (address === null) return failure("foreign_address");
  const id = await ctx.db.transaction(async (tx) => {
    const row = await insertReport(tx, {
      kind: report.kind,
      address,
      reason: report.reason,
      explanation: report.explanation,
      reporter_name: report.name,
      reporter_email: report.email,
      user_id: viewer.kind === "user" ? viewer.userId : null,
    });
    await enqueueMail(tx, {
      kind: "mail.report_receipt",
      to: report.email,
      data: {
        report_id: row.id,
        first_name: report.name,
        at: row.created_at.toISOString(),
        link: `${ctx.publicUrl}/agb`,
      },
      dedupeKey: `report_receipt:${row.id}`,
    });
    return row.id;
  });
  return ok({ id });
}

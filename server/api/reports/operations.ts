import { reportContent } from "#features/content/report/report-content.server.ts";
import { declareWithdrawal } from "#features/content/withdrawal/declare-withdrawal.server.ts";
import { listEveryReport, ruleOnReport } from "#features/platform/decide-report.server.ts";
import { admins, everyone } from "#server/api/operation/access.ts";
import { adminList } from "#server/api/operation/admin-list.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created, noContent } from "#server/api/operation/output.ts";
import { conflict } from "#server/api/operation/refusal.ts";
import { REPORT_COLUMNS } from "./columns.ts";
import * as schemas from "./schemas.ts";
import { REPORT_ERRORS } from "./texts.ts";

export const reportOperations = {
  "POST /reports": operation({
    id: "reportContent",
    summary: "Report unlawful or wrong content",
    description:
      "A notice by Article 16 of Regulation (EU) 2022/2065. Receipt is confirmed by mail. address is an address of this site.",
    access: everyone,
    limit: "report",
    input: { body: schemas.newReportSchema },
    output: created(schemas.reportedSchema),
    refusals: {
      foreign_address: { problem: "bad_request", fields: { address: REPORT_ERRORS.address } },
    },
    run: (ctx, viewer, { body: { good_faith: _, ...report } }) =>
      reportContent(ctx, viewer, report),
  }),

  "POST /withdrawals": operation({
    id: "declareWithdrawal",
    summary: "Withdraw from a contract as a consumer",
    description:
      "By § 356a BGB. Receipt is confirmed by mail with content, day and time. 404 as long as the operator does not offer the function.",
    access: everyone,
    limit: "report",
    input: { body: schemas.newWithdrawalSchema },
    output: created(schemas.declaredWithdrawalSchema),
    refusals: { not_found: { problem: "not_found" } },
    run: (ctx, _, { body }) => declareWithdrawal(ctx, body),
  }),

  ...adminList("/admin/reports", {
    ids: ["listReports", "exportReports"],
    summary: "List reported messages, reported content and withdrawals of consumers",
    query: schemas.reportsQuery,
    page: schemas.reportsSchema,
    csv: { name: "meldungen", columns: REPORT_COLUMNS },
    read: (ctx, viewer, { subject, state, ...query }) =>
      listEveryReport(ctx, viewer, query, { subject, ...(state && { isOpen: state === "open" }) }),
  }),

  "POST /admin/reports/{subject}/{id}/decision": operation({
    id: "decideReport",
    summary: "Decide about a report, once and with a reason that the reporter gets by mail",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.reportPath, body: schemas.decisionSchema },
    output: noContent,
    refusals: { already_decided: conflict(REPORT_ERRORS.alreadyDecided) },
    run: (ctx, viewer, { params, body }) => ruleOnReport(ctx, viewer, { ...params, ...body }),
  }),
} as const;

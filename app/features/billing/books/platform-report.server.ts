import { createHash } from "node:crypto";
import { listSettlementsOfYear } from "#data/queries/billing/settlements.ts";
import { sellerReports } from "#domain/invoicing/books/yearly-report.ts";
import { type PlatformReport, platformReport } from "#domain/invoicing/report/platform-report.ts";
import {
  platformReportBody,
  platformReportXml,
} from "#domain/invoicing/report/platform-report-xml.ts";
import type { CompanyField } from "#domain/invoicing/seller/company-setting.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { readSeller } from "../invoices/read-seller.server.ts";
import { PLATFORM_NAME } from "../texts.ts";

type ReportCtx = Pick<Ctx, "db" | "now">;
/** Rather none than an invalid one: what is missing has to be stated first. */
export type ReportRefusal = "company_incomplete" | "sellers_incomplete";

type ReportCheck = Pick<PlatformReport, "incomplete" | "abroad"> & {
  readonly reported_count: number;
  /** The year is not over, so that a file of it is a rehearsal. */
  readonly is_rehearsal: boolean;
  /** What the settings do not say about the company. */
  readonly company_lacks: readonly CompanyField[];
};

/** Whether the report of a year to the tax office can be written, and what it waits for. */
export const checkPlatformReport = asAdmin(async (ctx: ReportCtx, _admin, year: number) => {
  const { reported, incomplete, abroad } = await reportOf(ctx, year);
  const operator = await readSeller(ctx.db);
  return ok<ReportCheck>({
    reported_count: reported.length,
    incomplete,
    abroad,
    is_rehearsal: isRehearsal(ctx, year),
    company_lacks: operator.ok ? [] : operator.error,
  });
});

export async function writePlatformReport(
  ctx: ReportCtx,
  year: number,
): Promise<Result<string, ReportRefusal>> {
  const { reported: sellers, incomplete } = await reportOf(ctx, year);
  if (incomplete.length > 0) return failure("sellers_incomplete");
  const operator = await readSeller(ctx.db);
  if (!operator.ok) return failure("company_incomplete");
  const content = {
    ...{ year, sellers, operator: operator.value, platform: PLATFORM_NAME },
    isRehearsal: isRehearsal(ctx, year),
  };
  const body = platformReportBody(content);
  const fingerprint = createHash("sha256").update(body).digest("hex").slice(0, 32);
  return ok(platformReportXml(content, { body, fingerprint, sentAt: ctx.now() }));
}

async function reportOf({ db, now }: ReportCtx, year: number): Promise<PlatformReport> {
  const sellers = sellerReports(await listSettlementsOfYear(db, year));
  return platformReport(sellers, berlinDay(now().getTime()));
}

function isRehearsal({ now }: ReportCtx, year: number): boolean {
  return year >= Number(berlinDay(now().getTime()).slice(0, 4));
}

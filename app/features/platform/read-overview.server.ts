import { bookedByWeek, platformFigures } from "#data/queries/insights/platform-figures.ts";
import {
  countBookingsByStatus,
  countCustomers,
  countSpeakers,
  failedJobs,
  grossOfMonth,
  overdueInquiries,
} from "#data/queries/platform/overview.ts";
import {
  dueReminders,
  openReports,
  overdueInvoices,
  unsignedBookings,
} from "#data/queries/platform/platform-work.ts";
import { undecidedReviews } from "#data/queries/reviews/admin-reviews.ts";
import { waitingApplications } from "#data/queries/speakers/speaker-applications.ts";
import { overdueBefore } from "#domain/booking/answer-deadline.ts";
import { BOOKING_STATUSES, type BookingStatus } from "#domain/booking/status.ts";
import { lastDays, type PeriodDays, spanBefore } from "#domain/insights/period.ts";
import { lastWeeks } from "#domain/insights/speaker-statistics.ts";
import { ok } from "#domain/result.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import { monthBefore, monthOf } from "#domain/time/month.ts";
import { asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { readGoLive } from "#features/go-live.server.ts";
import { readReplicaCtx } from "#features/read-replica-ctx.server.ts";

/** What the administration starts its day with. */
export const readOverview = asAdmin(async (ctx, _admin, days: PeriodDays) => {
  const now = ctx.now().getTime();
  const today = berlinDay(now);
  const month = monthOf(today);
  const lastMonth = monthBefore(month);
  const reader = await readReplicaCtx(ctx);
  const { db } = reader;
  const [go_live, work, speakers, customers, counts, gross, grossBefore, figures, weeks] =
    await Promise.all([
      readGoLive(reader),
      waitingWork(reader, now, today),
      countSpeakers(db),
      countCustomers(db),
      countBookingsByStatus(db),
      grossOfMonth(db, month),
      grossOfMonth(db, lastMonth),
      figuresOf(reader, today, days),
      weeksOf(reader, today),
    ]);
  return ok({
    go_live,
    work,
    speakers,
    customers,
    bookings: everyStatus(counts),
    revenue: [
      { month: month.first, gross_cents: gross },
      { month: lastMonth.first, gross_cents: grossBefore },
    ],
    figures,
    weeks,
    admin_factor_from: ctx.adminFactorFrom?.() ?? null,
  });
});

/** Everything users wait for, each with the first of its kind. */
async function waitingWork({ db }: Ctx, now: number, today: IsoDate) {
  const [jobs, inquiries, reports, invoices, contracts, applications, reviews, reminders] =
    await Promise.all([
      failedJobs(db),
      overdueInquiries(db, new Date(overdueBefore(now)), today),
      openReports(db),
      overdueInvoices(db, today),
      unsignedBookings(db, today),
      waitingApplications(db),
      undecidedReviews(db),
      dueReminders(db, today),
    ]);
  return { jobs, inquiries, reports, invoices, contracts, applications, reviews, reminders };
}

async function figuresOf({ db }: Ctx, today: IsoDate, days: PeriodDays) {
  const span = lastDays(today, days);
  const [current, previous] = await Promise.all([
    platformFigures(db, span),
    platformFigures(db, spanBefore(span, days)),
  ]);
  return { days, ...span, current, previous };
}

async function weeksOf({ db }: Ctx, today: IsoDate) {
  const weeks = lastWeeks(today);
  const booked = new Map(
    (await bookedByWeek(db, weeks[0] ?? today)).map((row) => [row.week, row] as const),
  );
  return weeks.map((week) => ({
    week,
    direct: booked.get(week)?.direct ?? 0,
    inquiry: booked.get(week)?.inquiry ?? 0,
  }));
}

function everyStatus(
  counts: readonly { status: BookingStatus; count: number }[],
): { status: BookingStatus; count: number }[] {
  const known = new Map(counts.map(({ status, count }) => [status, count]));
  return BOOKING_STATUSES.map((status) => ({ status, count: known.get(status) ?? 0 }));
}

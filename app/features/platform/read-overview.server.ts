import {
  countBookingsByStatus,
  countCustomers,
  countSpeakers,
  failedJobs,
  grossOfMonth,
  overdueInquiries,
  submittedReviews,
  waitingApplications,
} from "#data/queries/overview.ts";
import { overdueBefore } from "#domain/booking/answer-deadline.ts";
import { BOOKING_STATUSES, type BookingStatus } from "#domain/booking/status.ts";
import { berlinDay } from "#domain/iso-date.ts";
import { monthBefore, monthOf } from "#domain/month.ts";
import { failure, ok } from "#domain/result.ts";
import type { Ctx, Viewer } from "../ctx.ts";

/** What the administration starts its day with. */
export async function readOverview(ctx: Ctx, viewer: Viewer) {
  if (viewer.kind === "visitor") return failure("unauthorized");
  if (viewer.role !== "admin") return failure("forbidden");
  const now = ctx.now().getTime();
  const today = berlinDay(now);
  const month = monthOf(today);
  const lastMonth = monthBefore(month);
  const { db } = ctx;
  const [inquiries, applications, reviews, jobs, speakers, customers, counts, gross, grossBefore] =
    await Promise.all([
      overdueInquiries(db, new Date(overdueBefore(now)), today),
      waitingApplications(db),
      submittedReviews(db),
      failedJobs(db),
      countSpeakers(db),
      countCustomers(db),
      countBookingsByStatus(db),
      grossOfMonth(db, month),
      grossOfMonth(db, lastMonth),
    ]);
  return ok({
    work: { inquiries, applications, reviews, jobs },
    speakers,
    customers,
    bookings: everyStatus(counts),
    revenue: [
      { month: month.first, gross_cents: gross },
      { month: lastMonth.first, gross_cents: grossBefore },
    ],
  });
}

function everyStatus(
  counts: readonly { status: BookingStatus; count: number }[],
): { status: BookingStatus; count: number }[] {
  const known = new Map(counts.map(({ status, count }) => [status, count]));
  return BOOKING_STATUSES.map((status) => ({ status, count: known.get(status) ?? 0 }));
}

import {
  answerFacts,
  countViews,
  feesByMonth,
  inquiriesByWeek,
  upcomingEvents,
  viewsByWeek,
} from "#data/queries/insights/speaker-statistics.ts";
import { findOwnSpeaker } from "#data/queries/speakers/own-speaker.ts";
import {
  lastWeeks,
  monthsOf,
  STATISTICS_SPAN as SPAN,
  shareOf,
} from "#domain/insights/speaker-statistics.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { addDays, berlinDay } from "#domain/time/iso-date.ts";
import { yearNumber } from "#domain/time/month.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { readReplicaCtx } from "#features/read-replica-ctx.server.ts";

export type SpeakerStatistics = Awaited<ReturnType<typeof collect>>;

/** The numbers of one's own profile; those of others can not even be named. */
export async function readStatistics(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Result<SpeakerStatistics, "unauthorized" | "no_speaker">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const speaker = await findOwnSpeaker(ctx.db, viewer.userId);
  if (!speaker) return failure("no_speaker");
  return ok(
    await collect(await readReplicaCtx(ctx), { speakerId: speaker.id, ownerId: viewer.userId }),
  );
}

async function collect(
  { db, now }: Ctx,
  { speakerId, ownerId }: { speakerId: string; ownerId: string },
) {
  const at = now();
  const today = berlinDay(at.getTime());
  const year = yearNumber(today);
  const weeks = lastWeeks(today);
  const from = weeks[0] ?? today;
  const [views, seen, asked, answers, fees, upcoming] = await Promise.all([
    countViews(db, { speakerId, ownerId }, { now: at, days: SPAN.viewDays }),
    viewsByWeek(db, { speakerId, ownerId }, from),
    inquiriesByWeek(db, speakerId, from),
    answerFacts(db, speakerId, { now: at, days: SPAN.answerDays }),
    feesByMonth(db, speakerId, year),
    upcomingEvents(db, speakerId, { today, until: addDays(today, SPAN.aheadDays) }),
  ]);
  const months = monthsOf(year).map((month) => ({ month, net_cents: fees.get(month) ?? 0 }));
  return {
    views,
    weeks: weeks.map((week) => ({
      week,
      views: seen.get(week) ?? 0,
      inquiries: asked.get(week) ?? 0,
    })),
    answers: { ...answers, conversion_percent: shareOf(answers.booked, answers.inquiries) },
    fees: { year, net_cents: months.reduce((sum, month) => sum + month.net_cents, 0), months },
    upcoming,
  };
}

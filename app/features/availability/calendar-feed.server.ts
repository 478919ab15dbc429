import { randomBytes } from "node:crypto";
import { dayStatuses } from "#data/queries/availability/availability.ts";
import {
  ensureFeedToken,
  findFeedSpeaker,
  replaceFeedToken,
} from "#data/queries/availability/calendar-feeds.ts";
import { findOwnSpeaker } from "#data/queries/speakers/own-speaker.ts";
import { daySpans, type ShownDays } from "#domain/availability/day-spans.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { addDays, berlinDay } from "#domain/time/iso-date.ts";
import { monthOf } from "#domain/time/month.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { writeCalendarFile } from "./calendar-file.server.ts";

/** A look back for sorting out the past month, and two seasons ahead. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 550;

const FEED_TOKEN = /^[A-Za-z0-9_-]{43}$/;

type FeedError = "unauthorized" | "no_speaker";

/** The secret address of one's own calendar; made when it is first asked for. */
export async function readFeedAddress(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Result<string, FeedError>> {
  const speaker = await ownSpeaker(ctx, viewer);
  if (!speaker.ok) return speaker;
  return ok(addressOf(ctx, await ensureFeedToken(ctx.db, speaker.value, freshToken())));
}

/** A new address; programs that know the old one get nothing any more. */
export async function resetFeedAddress(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Result<string, FeedError>> {
  const speaker = await ownSpeaker(ctx, viewer);
  if (!speaker.ok) return speaker;
  const token = freshToken();
  await replaceFeedToken(ctx.db, speaker.value, { token, now: ctx.now() });
  return ok(addressOf(ctx, token));
}

/** The calendar behind its secret address: days and their state, nothing of customers. */
export async function readFeed(
  ctx: Ctx,
  token: string,
  shown: ShownDays,
): Promise<Result<string, "not_found">> {
  const speakerId = FEED_TOKEN.test(token) ? await findFeedSpeaker(ctx.db, token) : undefined;
  if (!speakerId) return failure("not_found");
  const today = berlinDay(ctx.now().getTime());
  // A day that is over cannot be booked.
  const first = shown === "free" ? today : addDays(today, -DAYS_BACK);
  // Whole months: an entry that is open at the end keeps its name from one day to the next.
  const { last } = monthOf(addDays(today, DAYS_AHEAD));
  const days = await dayStatuses(ctx.db, speakerId, first, last);
  const { hostname } = new URL(ctx.publicUrl);
  return ok(writeCalendarFile(daySpans(days, shown), { today, hostname, speakerId }));
}

async function ownSpeaker(ctx: Ctx, viewer: Viewer): Promise<Result<string, FeedError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const speaker = await findOwnSpeaker(ctx.db, viewer.userId);
  return speaker ? ok(speaker.id) : failure("no_speaker");
}

function freshToken(): string {
  return randomBytes(32).toString("base64url");
}

function addressOf(ctx: Ctx, token: string): string {
  return `${ctx.publicUrl}/calendar/${token}.ics`;
}
